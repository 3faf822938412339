import type { Hex } from 'viem'
import type { TokenFacts } from '#/served/recording'
import type { GrowingFacts } from '#/node/chainFacts'
import type { NodeClient } from '#/node/nodeClient'
import { metadataIn, readTokenState, valueOf, view } from '#/node/tokenState'

/** Whether a contract responds as a token: with a standard, or with what only tokens have. */
const isToken = ({ type, symbol, decimals, totalSupply }: TokenFacts) =>
  type !== 'ERC-20' || (totalSupply !== undefined && (symbol !== undefined || decimals !== undefined))

/** Reads the token that an address is; nothing if it is none. */
export async function readToken(client: NodeClient, facts: GrowingFacts, address: string): Promise<boolean> {
  const code = await client.result('eth_getCode', address, 'latest')
  if (code === '0x') return false
  await readTokenState(client, facts, [address])
  const { recording } = facts
  // Rows are only appended to: an index of another array is built again.
  recording.tokens = recording.tokens.filter((row) => row.address !== address || isToken(row))
  return recording.tokens.some((row) => row.address === address)
}

/** Reads an NFT: its owner, and the metadata that its URI holds; nothing if its token does not know it. */
export async function readInstance(client: NodeClient, facts: GrowingFacts, token: string, id: string): Promise<void> {
  const type = facts.recording.tokens.find((row) => row.address === token)?.type
  if (type === undefined || type === 'ERC-20') return
  const number = BigInt(id)
  if (type === 'ERC-1155') {
    const [uri] = await client.outcomes([view(token, 'uri', [number])])
    if (uri?.error) return
    facts.recording.instances.push({ token, id, metadata: metadataIn(valueOf('uri', uri)), ...UNKNOWN })
    return
  }
  const [owner, uri] = await client.outcomes([view(token, 'ownerOf', [number]), view(token, 'tokenURI', [number])])
  const holder = valueOf('ownerOf', owner) as Hex | undefined
  if (holder === undefined) return
  facts.recording.instances.push({
    token,
    id,
    owner: holder,
    metadata: metadataIn(valueOf('tokenURI', uri)),
    ...UNKNOWN,
  })
}

/** What only the transfers of an NFT show; no body has it. */
const UNKNOWN = { mintedAt: 0, transfersCount: 0 }
