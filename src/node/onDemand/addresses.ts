import type { Hex } from 'viem'
import type { ServedName } from '#/served/responder'
import { fieldError, invalid } from '#/served/responses'
import type { GrowingFacts } from '#/node/chainFacts'
import { decimalIn } from '#/node/values'
import { valueOf, view } from '#/node/tokenState'
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '#/node/transferLogs'
import { searchOts, searchSent } from './history'
import { ofTransfers } from './lists'
import { type LogFilter, searchLogs } from './logSearch'
import type { PlannedRequest, FoundBlocks, ResponsePlan, BlockSource } from './plan'
import { isAddress, NONE, shownRecipients } from './records'
import { readInstance, readToken } from './tokens'

/** Blocks of the first range of a search: of an address there are few logs, a contract may write many in each block. */
const ADDRESS_BLOCKS = 10_000
const CONTRACT_BLOCKS = 500

const word = (hash: string) => `0x${hash.slice(2).toLowerCase().padStart(64, '0')}`

async function transactionsOf(
  { params: { hash = '' }, query, range }: PlannedRequest,
  node: BlockSource,
): Promise<FoundBlocks> {
  if (!isAddress(hash)) return NONE
  if ((query.get('sort') ?? 'block_number') !== 'block_number' || query.get('order') === 'asc')
    throw invalid([fieldError('sort', 'A node finds transactions only by block, latest first')])
  const { height } = await node.head()
  const to = Math.min(range.to ?? height, height)
  const address = hash.toLowerCase()
  return node.once(`transactions of ${address} to ${to}`, async () => {
    const found = await searchOts(node, address, to)
    return found ?? searchSent(node, address, to)
  })
}

/** The filters of transfers from and to an address, of all standards. */
function transfersBetween(hash: string, direction: string | null, token: string | null): LogFilter[] {
  const own = word(hash)
  const address = token !== null && isAddress(token) ? { address: token } : {}
  const many = [TRANSFER_SINGLE, TRANSFER_BATCH]
  return [
    ...(direction === 'to' ? [] : [{ topics: [TRANSFER, own] }, { topics: [many, null, own] }]),
    ...(direction === 'from' ? [] : [{ topics: [TRANSFER, null, own] }, { topics: [many, null, null, own] }]),
  ].map((filter) => Object.assign(filter, address))
}

const transfersOf: ResponsePlan = {
  find: async ({ params: { hash = '' }, query, range }, node) =>
    isAddress(hash)
      ? searchLogs(node, range, transfersBetween(hash, query.get('filter'), query.get('token')), ADDRESS_BLOCKS)
      : NONE,
  shows: ofTransfers,
}

/** What an address holds of the tokens that it received in the blocks that were searched. */
const holdingsOf: ResponsePlan = {
  find: async ({ params: { hash = '' }, range }, node) => {
    if (!isAddress(hash)) return NONE
    const found = await searchLogs(node, range, transfersBetween(hash, 'to', null), ADDRESS_BLOCKS)
    return { ...found, read: (facts) => readHoldings(node, facts, node.write(hash.toLowerCase())) }
  },
  shows: ({ touched }) => ({ tokens: touched.tokens }),
}

async function readHoldings(node: BlockSource, facts: GrowingFacts, holder: string): Promise<void> {
  const { recording, touched } = facts
  const held = [...touched.holdings.values()].filter((row) => row.holder === holder)
  const types = new Map(recording.tokens.map(({ address, type }) => [address, type]))
  const isUnique = ({ token }: { token: string }) => types.get(token) !== 'ERC-1155'
  const outcomes = await node.client.outcomes(
    held.map((row) =>
      row.tokenId === undefined
        ? view(row.token, 'balanceOf', [holder as Hex])
        : isUnique(row)
          ? view(row.token, 'ownerOf', [BigInt(row.tokenId)])
          : view(row.token, 'balanceOf', [holder as Hex, BigInt(row.tokenId)]),
    ),
  )
  for (const [place, row] of held.entries()) {
    const owns = row.tokenId !== undefined && isUnique(row)
    const found = owns ? valueOf('ownerOf', outcomes[place]) : valueOf('balanceOf', outcomes[place])
    const value = owns ? String(Number(String(found).toLowerCase() === holder.toLowerCase())) : decimalIn(found)
    if (value !== undefined && value !== '0') recording.holdings.push({ ...row, value })
  }
  const ids = recording.holdings.flatMap(({ token, tokenId }) => (tokenId === undefined ? [] : [{ token, tokenId }]))
  await Promise.all(ids.map(({ token, tokenId }) => readInstance(node.client, facts, token, tokenId)))
}

const logsOf: ResponsePlan = {
  find: async ({ params: { hash: address = '' }, query, range }, node) => {
    if (!isAddress(address)) return NONE
    const topic = query.get('topic')
    const places =
      topic === null || !/^0x[\da-f]{64}$/i.test(topic)
        ? [[]]
        : [0, 1, 2, 3].map((place) => Array<string | null>(place).fill(null).concat(topic))
    return searchLogs(
      node,
      range,
      places.map((topics) => ({ address, topics })),
      CONTRACT_BLOCKS,
    )
  },
  shows: ({ recording }) => ({ codes: new Set(recording.logs.map(({ address }) => address)) }),
}

const tokenTransfers: ResponsePlan = {
  find: async ({ params: { hash = '', id }, range }, node) => {
    if (!isAddress(hash)) return NONE
    const filter = { address: hash, topics: [[TRANSFER, TRANSFER_SINGLE, TRANSFER_BATCH]] }
    const found = await searchLogs(node, range, [filter], CONTRACT_BLOCKS)
    const token = node.write(hash.toLowerCase())
    return {
      ...found,
      read: async (facts) => {
        const isToken = await readToken(node.client, facts, token)
        if (isToken && id !== undefined && /^\d+$/.test(id)) await readInstance(node.client, facts, token, id)
      },
    }
  },
  shows: ({ recording: { transfers } }) => ({ codes: new Set(transfers.flatMap(({ from, to }) => [from, to])) }),
}

/** What an address did, found by the search of the node for transactions and logs. */
export const ADDRESS_PLANS: Partial<Record<ServedName, ResponsePlan>> = {
  addressTransactions: { find: transactionsOf, shows: shownRecipients },
  addressTokenTransfers: transfersOf,
  addressTokens: holdingsOf,
  addressNft: holdingsOf,
  addressNftCollections: holdingsOf,
  addressLogs: logsOf,
  tokenTransfers,
  tokenInstanceTransfers: tokenTransfers,
}
