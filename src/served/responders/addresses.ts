import { type Responders, listing } from '#/served/responder'
import { balanceBody } from '#/served/bodies/holder'
import { addressDetailBody, addressFacts, coinHolderBody } from '#/served/bodies/address'
import { blockBody, blockFiles, withdrawalBody, withdrawalFiles } from '#/served/bodies/block'
import { callBody, callFiles } from '#/served/bodies/call'
import { logBody, logFiles } from '#/served/bodies/log'
import { collectionBody, heldInstanceBody, nftFiles } from '#/served/bodies/nft'
import { tokenFacts } from '#/served/bodies/token'
import { transactionFiles } from '#/served/bodies/transaction'
import { transferBody } from '#/served/bodies/transfer'
import { collectionsOf, isOf, nftHoldings, tokenBalances } from '#/served/holdings'
import {
  blocksByMiner,
  callsByAddress,
  holdingsByHolder,
  logsByAddress,
  rowsBy,
  transactionsByAddress,
  transfersByAddress,
  withdrawalsByReceiver,
} from '#/served/indexes'
import {
  balanceOrder,
  blockOrder,
  callOrder,
  coinHolderOrder,
  collectionOrder,
  logOrder,
  mixedOrder,
  nftOrder,
  transferOrder,
  withdrawalOrder,
} from '#/served/orders'
import { transactionBodies } from './transactions'

/** Whether an address is the sender or receiver, as `filter` says; either without a filter. */
function isParty(
  hash: string,
  filter: 'to' | 'from' | undefined,
  ends: { from: string; to?: string; created?: string },
) {
  const from = ends.from.toLowerCase() === hash
  const to = ends.to?.toLowerCase() === hash || ends.created?.toLowerCase() === hash
  return filter === 'from' ? from : filter === 'to' ? to : from || to
}

/** Servers count the rows of tabs up to this number. */
const MAX_TAB_COUNT = 51

/** Responders of addresses. */
export const addressResponders = {
  addresses: async ({ open, filters }) => {
    const view = await open('addresses', 'chain', 'transactions')
    const order = coinHolderOrder(filters.sort ?? 'balance', filters.order === 'asc' ? 'up' : 'down')
    const { coinPrice, totalSupply } = view.chain
    return {
      ...listing(view.addresses, order, (row) => coinHolderBody(view, row)),
      top: { exchange_rate: coinPrice, total_supply: totalSupply },
    }
  },

  address: async ({ open, params: { hash } }) => {
    const view = await open(
      'addresses',
      'blocks',
      'chain',
      'holdings',
      'tokens',
      'transactions',
      'transfers',
      'withdrawals',
    )
    // Only contracts emit logs; for EOAs the largest file need not be loaded.
    const { logs } = addressFacts(view, hash)?.contract === undefined ? { logs: [] } : await open('logs')
    return addressDetailBody(view, hash, {
      has_beacon_chain_withdrawals: withdrawalsByReceiver(view.withdrawals).has(hash),
      has_logs: logsByAddress(logs).has(hash),
      has_token_transfers: transfersByAddress(view.transfers).has(hash),
      has_tokens: holdingsByHolder(view.holdings).has(hash),
      has_validated_blocks: blocksByMiner(view.blocks).has(hash),
    })
  },

  addressCounters: async ({ open, params: { hash } }) => {
    const view = await open('blocks', 'transactions', 'transfers')
    const transactions = rowsBy(view.transactions, transactionsByAddress, hash)
    const gas = transactions
      .filter((row) => isParty(hash, 'from', row))
      .reduce((sum, row) => sum + BigInt(row.gasUsed ?? 0), 0n)
    return {
      transactions_count: String(transactions.filter((row) => row.block !== undefined).length),
      token_transfers_count: String(rowsBy(view.transfers, transfersByAddress, hash).length),
      gas_usage_count: String(gas),
      validations_count: String(rowsBy(view.blocks, blocksByMiner, hash).length),
    }
  },

  addressTabCounts: async ({ open, params: { hash } }) => {
    const view = await open(...transactionFiles, ...nftFiles, ...callFiles, ...withdrawalFiles, 'transfers')
    const { logs } = addressFacts(view, hash)?.contract === undefined ? { logs: [] } : await open('logs')
    const transactions = rowsBy(view.transactions, transactionsByAddress, hash)
    const counts = {
      transactions_count: transactions.filter((row) => row.block !== undefined).length,
      token_transfers_count: rowsBy(view.transfers, transfersByAddress, hash).length,
      token_balances_count: tokenBalances(view, hash, undefined).length,
      internal_transactions_count: rowsBy(view.calls, callsByAddress, hash).filter(({ index }) => index > 0).length,
      validations_count: rowsBy(view.blocks, blocksByMiner, hash).length,
      withdrawals_count: rowsBy(view.withdrawals, withdrawalsByReceiver, hash).length,
      logs_count: rowsBy(logs, logsByAddress, hash).length,
    }
    return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Math.min(count, MAX_TAB_COUNT)]))
  },

  addressTransactions: async ({ open, params: { hash }, filters }) => {
    const view = await open(...transactionFiles)
    const rows = rowsBy(view.transactions, transactionsByAddress, hash)
    return listing(
      rows.filter((row) => isParty(hash, filters.filter, row)),
      mixedOrder(filters.sort ?? 'block_number', filters.order === 'asc' ? 'up' : 'down'),
      transactionBodies(view),
    )
  },

  addressTokenTransfers: async ({ open, params: { hash }, filters }) => {
    const view = await open('addresses', 'blocks', 'tokens', 'transactions', 'transfers')
    const token = filters.token?.toLowerCase()
    const rows = rowsBy(view.transfers, transfersByAddress, hash).filter(
      (row) =>
        isParty(hash, filters.filter, row) &&
        (token === undefined || row.token.toLowerCase() === token) &&
        isOf(tokenFacts(view, row.token), filters.type),
    )
    return listing(rows, transferOrder(view), (row) => transferBody(view, row))
  },

  addressInternalTransactions: async ({ open, params: { hash }, filters }) => {
    const view = await open(...callFiles)
    const rows = rowsBy(view.calls, callsByAddress, hash).filter(
      (row) => row.index > 0 && isParty(hash, filters.filter, row),
    )
    return listing(rows, callOrder(view, 'down', true), (row) => callBody(view, row))
  },

  addressTokens: async ({ open, params: { hash }, filters }) => {
    const view = await open(...nftFiles)
    const rows = tokenBalances(view, hash, filters.type)
    return listing(rows, balanceOrder(view), (row) => balanceBody(view, row))
  },

  addressNft: async ({ open, params: { hash }, filters }) => {
    const view = await open(...nftFiles)
    return listing(nftHoldings(view, hash, filters.type), nftOrder(view), (row) => heldInstanceBody(view, row))
  },

  addressNftCollections: async ({ open, params: { hash }, filters }) => {
    const view = await open(...nftFiles)
    const rows = collectionsOf(nftHoldings(view, hash, filters.type))
    return listing(rows, collectionOrder(view), (row) => collectionBody(view, row))
  },

  addressBlocksValidated: async ({ open, params: { hash } }) => {
    const view = await open(...blockFiles)
    return listing(rowsBy(view.blocks, blocksByMiner, hash), blockOrder, (row) => blockBody(view, row))
  },

  addressWithdrawals: async ({ open, params: { hash } }) => {
    const view = await open(...withdrawalFiles)
    const rows = rowsBy(view.withdrawals, withdrawalsByReceiver, hash)
    return listing(rows, withdrawalOrder, (row) => withdrawalBody(view, row))
  },

  addressLogs: async ({ open, params: { hash }, filters }) => {
    const view = await open(...logFiles)
    const topic = filters.topic?.toLowerCase()
    const rows = rowsBy(view.logs, logsByAddress, hash).filter(
      (row) => topic === undefined || row.topics.includes(topic),
    )
    return listing(rows, logOrder(view, 'down'), (row) => logBody(view, row))
  },
} satisfies Partial<Responders>
