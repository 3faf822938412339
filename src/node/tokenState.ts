import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { RpcCall, RpcOutcome } from '#/contracts/node'
import { groupBy } from '#/domain/groupBy'
import { hexToText } from '#/domain/hashes/hex'
import { isObject } from '#/domain/isObject'
import type { HoldingFacts, InstanceFacts, TokenFacts } from '#/served/recording'
import { withoutUndefined } from './blockEntry'
import { type GrowingFacts, holdingKey, type Touched } from './chainFacts'
import type { NodeClient } from './nodeClient'
import { decimalIn } from './values'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function supportsInterface(bytes4) view returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

/** Interface IDs of ERC-165. */
const ERC_721 = '0x80ac58cd'
const ERC_1155 = '0xd9b67a26'

type FunctionName = (typeof abi)[number]['name']

/** A call of a function of a token at the latest block. */
export function view(
  to: string,
  functionName: FunctionName,
  args: readonly [] | readonly [bigint] | readonly [Hex] | readonly [Hex, bigint] = [],
): RpcCall {
  const data = encodeFunctionData({ abi, functionName, args })
  return { method: 'eth_call', params: [{ to, data }, 'latest'] }
}

/** What a call of a token's function returned; undefined where it is no such value. */
export function valueOf(functionName: FunctionName, outcome: RpcOutcome | undefined): unknown {
  // The latest state is there a moment later.
  if (outcome?.error?.isStateMissing) throw outcome.error
  const data = outcome?.result
  if (typeof data !== 'string' || data === '0x') return undefined
  try {
    return decodeFunctionResult({ abi, functionName, data: data as Hex })
  } catch {
    // Old tokens return names as 32 bytes.
    return functionName === 'name' || functionName === 'symbol' ? (hexToText(data) ?? undefined) : undefined
  }
}

/** Reads the tokens that have changed, their holders and their NFTs, and writes them into the facts. */
export async function readTokens(client: NodeClient, facts: GrowingFacts, touched: Touched): Promise<void> {
  await readTokenState(client, facts, [...touched.tokens])
  await readHoldings(client, facts, touched)
  await readInstances(client, facts, touched)
  countHolders(facts)
}

const QUESTIONS = 6

/** Reads names, symbols, decimals, supplies and types of tokens, and writes them into the facts. */
export async function readTokenState(
  client: NodeClient,
  { recording }: GrowingFacts,
  tokens: readonly string[],
): Promise<void> {
  const outcomes = await client.outcomes(
    tokens.flatMap((token) => [
      view(token, 'name'),
      view(token, 'symbol'),
      view(token, 'decimals'),
      view(token, 'totalSupply'),
      view(token, 'supportsInterface', [ERC_721]),
      view(token, 'supportsInterface', [ERC_1155]),
    ]),
  )
  const known = new Map(recording.tokens.map((row) => [row.address, row]))
  for (const [place, address] of tokens.entries()) {
    const [name, symbol, decimals, supply, isErc721, isErc1155] = outcomes.slice(place * QUESTIONS)
    const read = withoutUndefined({
      type: typeOf(
        valueOf('supportsInterface', isErc721) === true,
        valueOf('supportsInterface', isErc1155) === true,
        recording.transfers.find((row) => row.token === address)?.tokenId !== undefined,
      ),
      name: valueOf('name', name) as string | undefined,
      symbol: valueOf('symbol', symbol) as string | undefined,
      decimals: valueOf('decimals', decimals) as number | undefined,
      totalSupply: decimalIn(valueOf('totalSupply', supply)),
    })
    const token = known.get(address)
    if (token) Object.assign(token, read)
    else recording.tokens.push({ address, ...read })
  }
}

function typeOf(isErc721: boolean, isErc1155: boolean, hasIds: boolean): TokenFacts['type'] {
  // Old collections have no ERC-165: their transfers have IDs.
  return isErc1155 ? 'ERC-1155' : isErc721 || hasIds ? 'ERC-721' : 'ERC-20'
}

/** Balances: amounts as the token returns them; those of IDs by their transfers, of which there are none without an event. */
async function readHoldings(client: NodeClient, { recording }: GrowingFacts, touched: Touched): Promise<void> {
  if (touched.holdings.size === 0) return
  const held = new Map(recording.holdings.map((row) => [holdingKey(row), row]))
  const changed = [...touched.holdings.values()]
  const amounts = changed.filter(({ tokenId }) => tokenId === undefined)
  const outcomes = await client.outcomes(amounts.map(({ token, holder }) => view(token, 'balanceOf', [holder as Hex])))
  const set = (row: HoldingFacts) => {
    if (BigInt(row.value) > 0n) held.set(holdingKey(row), row)
    else held.delete(holdingKey(row))
  }
  const moved = movedAmounts(recording.transfers, touched)
  for (const [place, row] of amounts.entries()) {
    const value = decimalIn(valueOf('balanceOf', outcomes[place]))
    set({ ...row, value: value ?? String(moved.get(holdingKey(row)) ?? 0n) })
  }
  for (const row of changed)
    if (row.tokenId !== undefined) set({ ...row, value: String(moved.get(holdingKey(row)) ?? 0n) })
  recording.holdings = [...held.values()]
}

/** What the transfers left to each holding that has changed. */
function movedAmounts(transfers: GrowingFacts['recording']['transfers'], { holdings, tokens }: Touched) {
  const sums = new Map<string, bigint>()
  for (const { token, from, to, tokenId, value = '1' } of transfers) {
    if (!tokens.has(token)) continue
    const id = withoutUndefined({ tokenId })
    for (const [holder, amount] of [
      [from, -BigInt(value)],
      [to, BigInt(value)],
    ] as const) {
      const key = holdingKey({ token, holder, ...id })
      if (holdings.has(key)) sums.set(key, (sums.get(key) ?? 0n) + amount)
    }
  }
  return sums
}

/** NFTs that have an owner; a metadata URI is read only if it holds the metadata itself. */
async function readInstances(client: NodeClient, { recording }: GrowingFacts, { holdings }: Touched): Promise<void> {
  const changed = new Map(
    [...holdings.values()].flatMap(({ token, tokenId }) =>
      tokenId === undefined ? [] : [[`${token}/${tokenId}`, { token, id: tokenId }] as const],
    ),
  )
  if (changed.size === 0) return
  const types = new Map(recording.tokens.map((row) => [row.address, row.type]))
  const fn = (token: string) => (types.get(token) === 'ERC-1155' ? 'uri' : 'tokenURI')
  const nfts = [...changed.values()]
  const outcomes = await client.outcomes(nfts.map(({ token, id }) => view(token, fn(token), [BigInt(id)])))
  const owners = groupBy(recording.holdings, (row) => `${row.token}/${row.tokenId}`)
  const moves = groupBy(recording.transfers, (row) => `${row.token}/${row.tokenId}`)
  const rows = new Map(recording.instances.map((row) => [`${row.token}/${row.id}`, row]))
  for (const [place, { token, id }] of nfts.entries()) {
    const key = `${token}/${id}`
    const own = owners.get(key) ?? []
    rows.delete(key)
    const of = moves.get(key) ?? []
    if (own.length === 0) continue
    rows.set(key, {
      token,
      id,
      ...(own.length === 1 && own[0] && { owner: own[0].holder }),
      metadata: metadataIn(valueOf(fn(token), outcomes[place])),
      mintedAt: recording.transactions[of[0]?.transaction ?? -1]?.block ?? 0,
      transfersCount: of.length,
    })
  }
  recording.instances = [...rows.values()]
}

/** The JSON that a `data:` URI holds; null for any other URI. */
export function metadataIn(uri: unknown): InstanceFacts['metadata'] {
  const [, encoding, data = ''] = /^data:application\/json[^,]*?(;base64)?,(.*)$/s.exec(String(uri)) ?? []
  try {
    const bytes = encoding ? Uint8Array.from(atob(data), (char) => char.charCodeAt(0)) : null
    const json: unknown = JSON.parse(bytes ? new TextDecoder().decode(bytes) : decodeURIComponent(data))
    return isObject(json) ? json : null
  } catch {
    return null
  }
}

function countHolders({ recording }: GrowingFacts): void {
  const holders = groupBy(recording.holdings, ({ token }) => token)
  const transfers = groupBy(recording.transfers, ({ token }) => token)
  for (const token of recording.tokens) {
    token.holdersCount = new Set(holders.get(token.address)?.map(({ holder }) => holder)).size
    token.transfersCount = transfers.get(token.address)?.length ?? 0
  }
}
