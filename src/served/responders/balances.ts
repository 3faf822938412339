import { blockAt } from '#/served/indexes'
import { byInteger, type Order } from '#/served/paging'
import { isoTime } from '#/served/bodies/values'
import { balanceHistory, type BalanceFacts } from '#/served/balances'
import { listing, type Responders } from '#/served/responder'

const order: Order<BalanceFacts> = { columns: [byInteger('block_number', ({ block }) => block)], itemsCount: true }

/** The recorded files that balances are computed from. */
const files = ['addresses', 'blocks', 'state', 'transactions', 'withdrawals'] as const

/** Responders of the balances of an address over time. */
export const balanceResponders = {
  addressBalanceHistory: async ({ open, params: { hash } }) => {
    const view = await open(...files)
    return listing(balanceHistory(view, hash), order, ({ block, transaction, delta, value }) => ({
      block_number: block,
      block_timestamp: isoTime(blockAt(view.blocks, block)?.timestamp ?? 0),
      transaction_hash: transaction === null ? null : view.transactions[transaction]?.hash,
      delta: String(delta),
      value: String(value),
    }))
  },

  addressBalanceByDay: async ({ open, params: { hash } }) => {
    const view = await open(...files)
    const days = new Map(
      balanceHistory(view, hash).map(({ block, value }) => [
        isoTime(blockAt(view.blocks, block)?.timestamp ?? 0).slice(0, 10),
        String(value),
      ]),
    )
    return { days: 10, items: Array.from(days, ([date, value]) => ({ date, value })) }
  },
} satisfies Partial<Responders>
