import type { Facts } from './store'

/** The balance of an address after a block that changed it, and the change, in wei. */
export interface BalanceFacts {
  readonly block: number
  /** Index of the block's last transaction that changed the balance; null if a withdrawal or the genesis block did. */
  readonly transaction: number | null
  readonly delta: bigint
  readonly value: bigint
}

type Recorded = Facts<'addresses' | 'blocks' | 'state' | 'transactions' | 'withdrawals'>

/**
 * The balances of an address, oldest first: from the balances that transactions changed, and from withdrawals, which a block pays
 * after its transactions. What the address had before all of them, it had from the genesis block.
 */
export function balanceHistory(view: Recorded, hash: string): BalanceFacts[] {
  const changes = new Map<number, { transaction: number | null; delta: bigint }>()
  const add = (block: number, delta: bigint, transaction: number | null) => {
    const known = changes.get(block)
    changes.set(block, {
      delta: (known?.delta ?? 0n) + delta,
      transaction: transaction ?? known?.transaction ?? null,
    })
  }
  const isOwn = (address: string) => address.toLowerCase() === hash
  for (const { transaction, changes: changed } of view.state) {
    const own = changed.find(({ address }) => isOwn(address))
    const block = view.transactions[transaction]?.block
    if (own && block !== undefined) add(block, BigInt(own.after) - BigInt(own.before), transaction)
  }
  for (const { block, receiver, amount } of view.withdrawals) if (isOwn(receiver)) add(block, BigInt(amount), null)
  const balance = BigInt(view.addresses.find((row) => isOwn(row.hash))?.balance ?? 0)
  let value = [...changes.values()].reduce((rest, { delta }) => rest - delta, balance)
  if (value !== 0n) add(0, value, null)
  value = 0n
  return [...changes]
    .toSorted(([a], [b]) => a - b)
    .map(([block, { transaction, delta }]) => {
      value += delta
      return { block, transaction, delta, value }
    })
}
