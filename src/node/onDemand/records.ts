import type { ServedName } from '#/served/responder'
import { NO_TRACES } from '#/node/lacks'
import { nodeCannot, nodeLacks, noTrace } from '#/node/nodeError'
import { readPending } from '#/node/blockEntry'
import type { GrowingFacts } from '#/node/chainFacts'
import type { Detail } from '#/node/blockReader'
import { isUsed } from '#/node/headState'
import { objectsIn } from '#/node/values'
import { readInstance, readToken } from './tokens'
import type { FoundBlocks, ResponsePlan, BlockSource } from './plan'

/** What a request finds that names nothing. */
export const NONE: FoundBlocks = { entries: [] }

/** All addresses that the blocks name, and all tokens that they moved. */
const shownAll = (facts: GrowingFacts) => ({
  codes: facts.recording.addresses.map(({ hash }) => hash),
  tokens: facts.touched.tokens,
})

/** Whom transactions were sent to: their senders are accounts. */
export const shownRecipients = ({ recording }: GrowingFacts) => ({
  codes: new Set(recording.transactions.flatMap(({ to, created }) => to ?? created ?? [])),
})

async function transactionNamed(hash: string, node: BlockSource): Promise<FoundBlocks> {
  if (!/^0x[\da-f]{64}$/i.test(hash)) return NONE
  const entry = await node.transaction(hash.toLowerCase())
  if (entry !== null) return { entries: [entry] }
  const sent = await node.client.object('eth_getTransactionByHash', hash)
  return sent === null ? NONE : { entries: [], pending: [readPending(sent, node.write)] }
}

const transaction: ResponsePlan = {
  find: ({ params: { hash = '' } }, node) => transactionNamed(hash, node),
  shows: shownAll,
}

/** The same for what is made of a transaction's calls, which need the state of its block. */
const traced: ResponsePlan = {
  ...transaction,
  find: async (asked, node) => {
    const found = await transaction.find(asked, node)
    demandCalls(found, node)
    return found
  },
}

/** Throws where the calls of a transaction are not known: without them, there would seem to be none. */
export function demandCalls({ entries }: FoundBlocks, { reader }: BlockSource): void {
  if (reader.offersTraces() === false) throw nodeLacks(NO_TRACES)
  const lacking = entries.find(({ transactions }) => transactions.some(({ calls }) => calls === null))
  if (lacking) throw noTrace(lacking.block.height)
}

/** The height or hash that names a block. */
const blockName = (id: string) => (/^\d+$/.test(id) ? Number(id) : id.toLowerCase())

function blockPlan(detail: Detail): ResponsePlan {
  return {
    find: async ({ params: { id = '' } }, node) => {
      if (!/^(?:\d{1,16}|0x[\da-f]{64})$/i.test(id)) return NONE
      const entry = await node.cache.named(blockName(id), detail)
      const found = entry === null ? NONE : { entries: [entry] }
      if (detail === 'calls') demandCalls(found, node)
      return found
    },
    shows: detail === 'calls' ? shownAll : shownRecipients,
  }
}

/** Reads the token that an address may be, and the transaction that created it where the node can find it. */
const withCreation: ResponsePlan['find'] = async (asked, node) => {
  const { hash = '' } = asked.params
  const { read } = await withToken(asked, node)
  if (!isAddress(hash)) return NONE
  const [outcome] = await node.client.outcomes([{ method: 'ots_getContractCreator', params: [hash] }])
  const [created] = objectsIn([outcome?.result])
  const entry = created === undefined ? null : await node.transaction(String(created['hash']))
  return {
    entries: entry === null ? [] : [entry],
    read: async (facts) => {
      await read?.(facts)
      const row = facts.addressAt(node.write(hash.toLowerCase()))
      if (row === undefined || entry === null) return
      const creator = node.write(String(created?.['creator']).toLowerCase())
      row.contract = { codeSize: 0, ...row.contract, creator, creation: 0 }
    },
  }
}

/** Reads the token that an address may be. */
const withToken = async (
  { params: { hash = '' } }: { params: { hash?: string } },
  node: BlockSource,
): Promise<FoundBlocks> => ({
  entries: [],
  read: async (facts) => {
    if (isAddress(hash)) await readToken(node.client, facts, node.write(hash.toLowerCase()))
  },
})

/** Whether a text is an address. */
export const isAddress = (hash: string) => /^0x[\da-f]{40}$/i.test(hash)

/** A block, transaction or address by a text that is its height or hash. */
const searched: ResponsePlan = {
  find: async ({ query }, node) => {
    const text = (query.get('q') ?? '').trim().toLowerCase()
    if (/^\d{1,16}$/.test(text) || /^0x[\da-f]{64}$/.test(text)) {
      const [block, sent] = await Promise.all([
        node.cache.named(blockName(text), 'header'),
        text.startsWith('0x') ? node.transaction(text) : null,
      ])
      return { entries: [block, sent].filter((entry) => entry !== null) }
    }
    if (!isAddress(text)) throw nodeCannot('A node has no search by name, only by block, hash and address.')
    return { entries: [], read: (facts) => readAccount(node, facts, node.write(text)) }
  },
}

/** Adds an address that is used, and the token that it may be. */
async function readAccount(node: BlockSource, facts: GrowingFacts, hash: string): Promise<void> {
  if (await isUsed(node.client, hash)) facts.addAddress(hash)
  await Promise.all([node.state.readCodes(facts, [hash]), readToken(node.client, facts, hash)])
}

/** Records by their names. */
export const RECORD_PLANS: Partial<Record<ServedName, ResponsePlan>> = {
  transaction,
  transactionTokenTransfers: transaction,
  transactionLogs: transaction,
  transactionStateChanges: transaction,
  transactionInternalTransactions: traced,
  transactionRawTrace: traced,
  block: blockPlan('receipts'),
  blockTransactions: blockPlan('receipts'),
  blockInternalTransactions: blockPlan('calls'),
  blockWithdrawals: blockPlan('header'),
  address: {
    find: withCreation,
    without: [
      'transactions_count',
      'block_number_balance_updated_at',
      'has_beacon_chain_withdrawals',
      'has_logs',
      'has_token_transfers',
      'has_tokens',
      'has_validated_blocks',
    ],
  },
  smartContract: { find: withCreation },
  token: { find: withToken },
  tokenInstance: {
    find: async ({ params: { hash = '', id = '' } }, node) => ({
      entries: [],
      read: async (facts) => {
        if (!isAddress(hash) || !/^\d+$/.test(id)) return
        if (await readToken(node.client, facts, node.write(hash.toLowerCase()))) {
          await readInstance(node.client, facts, node.write(hash.toLowerCase()), id)
        }
      },
    }),
  },
  search: searched,
  searchQuick: searched,
}
