import type { RpcOutcome } from '#/contracts/node'
import type { Item } from '#/api/page'
import { queryOptions } from '@tanstack/react-query'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { ApiError } from '#/api/errors'
import type { ItemName, ParamsOf } from '#/api/resources'
import type { Token } from '#/api/schemas/token'
import { addressIn, wordIn } from '#/contracts/rpc'
import { type ChainHead, headQuery } from '#/data/queries/chainHead'
import { contractCall, readAtHead, type StateCall } from '#/data/queries/nodeReads'
import { fetchItem, fetchPage, itemQuery } from '#/data/queries/resourceQueries'
import { type ChosenNode, type NodeConnection, nodeQuery } from '#/data/queries/rpc'
import type { ComparedValue } from '#/contracts/nodeComparison'

/** What is compared: the balances of an address, the supply of a token, or the owner of an NFT. */
export type ComparedSubject =
  | { readonly kind: 'address'; readonly hash: string }
  | { readonly kind: 'token'; readonly hash: string }
  | { readonly kind: 'instance'; readonly hash: string; readonly id: string }

/** One value by the explorer and by the node. */
export interface ComparedRow {
  readonly label: string
  /** The token of the value; null for the native currency, and where it is unknown. */
  readonly token: Token | null
  readonly tokenId: bigint | null
  readonly unit: 'native' | 'token' | 'address'
  readonly explorer: ComparedValue
  readonly node: ComparedValue
}

/** Values by the explorer and by the node, and the blocks that they are of. */
export interface Comparison {
  readonly rows: readonly ComparedRow[]
  readonly indexed: ChainHead
  /** The height of the block whose state the node reported; null if unknown. */
  readonly height: number | null
  readonly node: ChosenNode
  /** Whether the address has more tokens than were compared. */
  readonly hasMore: boolean
  /** Methods that the node does not have: their values are unknown. */
  readonly missingMethods: readonly string[]
}

const READS = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function owner() view returns (address)',
  'function ownerOf(uint256 tokenId) view returns (address)',
])
const ERC_1155 = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

/** A row before the node is read. */
interface Question extends Omit<ComparedRow, 'node'> {
  readonly call: StateCall
  readonly read: (outcome: RpcOutcome) => ComparedValue
  /** Left out if the node has no such value, either: only some contracts have the function. */
  readonly isOptional?: boolean
}

interface Questions {
  readonly questions: readonly Question[]
  readonly hasMore: boolean
}

/** Loads values from the explorer API again, then reads the same from the node. */
export function comparisonQuery(connection: NodeConnection, subject: ComparedSubject) {
  return queryOptions<Comparison>({
    queryKey: ['compare with node', connection.chain.id, subject],
    queryFn: async ({ signal }) => {
      const node = await connection.queryClient.fetchQuery(nodeQuery(connection))
      // Before the values: what is indexed after it can only make them newer.
      const indexed = await connection.queryClient
        .fetchQuery({ ...headQuery(connection.queryClient, connection), staleTime: 0 })
        // The values can be compared without it.
        .catch((): ChainHead => ({ height: null, at: null }))
      const { questions, hasMore } = await questionsOf(connection, subject, signal)
      const { outcomes, height } = await readAtHead(
        connection,
        questions.map(({ call }) => call),
        signal,
      )
      const rows = questions.flatMap(({ call: _, read, isOptional, ...row }, index): ComparedRow[] => {
        const outcome = outcomes[index]
        const value = outcome ? read(outcome) : null
        return isOptional && value === null && row.explorer === null ? [] : [{ ...row, node: value }]
      })
      const missingMethods = [...new Set(outcomes.flatMap(({ error }) => error?.missingMethod ?? []))]
      return { rows, indexed, height, node, hasMore, missingMethods }
    },
    // Values of a moment ago say nothing about now.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

function questionsOf(connection: NodeConnection, subject: ComparedSubject, signal: AbortSignal): Promise<Questions> {
  switch (subject.kind) {
    case 'address':
      return questionsOfAddress(connection, subject.hash, signal)
    case 'token':
      return questionsOfToken(connection, subject.hash, signal)
    case 'instance':
      return questionsOfInstance(connection, subject, signal)
  }
}

async function questionsOfAddress(connection: NodeConnection, hash: string, signal: AbortSignal): Promise<Questions> {
  const [address, tokens] = await Promise.all([
    loadAgain(connection, 'address', { hash }, signal),
    fetchPage(
      connection,
      { resource: 'addressTokens', params: { hash }, filters: {} },
      { signal, priority: 'screen' },
    ).catch(unlessMissing),
  ])
  const balance: Question = {
    label: 'Balance',
    token: null,
    tokenId: null,
    unit: 'native',
    explorer: address?.coin_balance ?? null,
    call: { method: 'eth_getBalance', params: [hash], atBlock: true },
    read: ({ result }) => (typeof result === 'string' && /^0x[\da-f]{1,64}$/i.test(result) ? BigInt(result) : null),
  }
  const balances = (tokens?.rows ?? []).flatMap(({ value: row }): Question[] => {
    const { token = null, token_id: tokenId = null, value = null } = row ?? {}
    // An ERC-404 has one balance for its amount and its NFTs.
    if (!token?.address_hash || (tokenId !== null && (token.type !== 'ERC-1155' || !isTokenId(tokenId)))) return []
    // Uppercase letters would have to be a checksum, and some chains have another one.
    const owner = hash.toLowerCase() as Hex
    const data =
      tokenId === null
        ? encodeFunctionData({ abi: READS, functionName: 'balanceOf', args: [owner] })
        : encodeFunctionData({ abi: ERC_1155, functionName: 'balanceOf', args: [owner, tokenId] })
    const call = contractCall(token.address_hash, data)
    return [{ label: 'Token balance', token, tokenId, unit: 'token', explorer: value, call, read: wordIn }]
  })
  return { questions: [balance, ...balances], hasMore: tokens !== null && tokens.next !== null }
}

/** Whether a contract can have a token of this ID: others cannot be encoded. */
function isTokenId(id: bigint): boolean {
  return id >= 0n && id < 2n ** 256n
}

async function questionsOfToken(connection: NodeConnection, hash: string, signal: AbortSignal): Promise<Questions> {
  const token = await loadAgain(connection, 'token', { hash }, signal)
  const row = { token, tokenId: null }
  const supply = encodeFunctionData({ abi: READS, functionName: 'totalSupply' })
  const owner = encodeFunctionData({ abi: READS, functionName: 'owner' })
  const questions: Question[] = [
    {
      ...row,
      label: 'Total supply',
      unit: 'token',
      explorer: token?.total_supply ?? null,
      call: contractCall(hash, supply),
      read: wordIn,
    },
    {
      ...row,
      label: 'Contract owner',
      unit: 'address',
      // The API does not report it.
      explorer: null,
      call: contractCall(hash, owner),
      read: addressIn,
      isOptional: true,
    },
  ]
  return { questions, hasMore: false }
}

async function questionsOfInstance(
  connection: NodeConnection,
  { hash, id }: { hash: string; id: string },
  signal: AbortSignal,
): Promise<Questions> {
  const instance = await loadAgain(connection, 'tokenInstance', { hash, id }, signal)
  const data = encodeFunctionData({ abi: READS, functionName: 'ownerOf', args: [BigInt(id)] })
  const owner: Question = {
    label: 'Owner',
    token: instance?.token ?? null,
    tokenId: BigInt(id),
    unit: 'address',
    explorer: instance?.owner?.hash ?? instance?.holder_address_hash ?? null,
    call: contractCall(hash, data),
    read: addressIn,
  }
  return { questions: [owner], hasMore: false }
}

/** Loads a record again, for the page as well; null if the API does not have it. */
async function loadAgain<N extends ItemName>(
  connection: NodeConnection,
  resource: N,
  params: ParamsOf<N>,
  signal: AbortSignal,
): Promise<Item<N>['value']> {
  const item = await fetchItem(connection, resource, params, { signal, priority: 'screen' }).catch(unlessMissing)
  if (item) connection.queryClient.setQueryData(itemQuery(connection, resource, params).queryKey, item)
  return item?.value ?? null
}

/** Null for a record or an endpoint that the API does not have: its values are unknown. */
function unlessMissing(error: unknown): null {
  if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'unsupported')) return null
  throw error
}
