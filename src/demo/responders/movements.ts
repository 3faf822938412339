import { type Responders, listing } from '#/demo/responder'
import { endsOf, kindOf, movementBody, type MovementFacts, movementFiles } from '#/demo/bodies/movement'
import { callsByAddress, transactionsByAddress, transfersByAddress } from '#/demo/indexes'
import { movementOrder } from '#/demo/orders'
import type { View } from '#/demo/store'

type MovementView = View<(typeof movementFiles)[number]>

/** Transactions, internal transactions with value or a creation, and transfers, of all `hashes`; without hashes, all of them. */
function movementsOf(view: MovementView, hashes: readonly string[]): MovementFacts[] {
  const { transactions } = view
  /** The indexes of the rows in the recording. */
  const positionsOf = <Row>(rows: readonly Row[], index: (rows: readonly Row[]) => ReadonlyMap<unknown, number[]>) =>
    hashes.length === 0 ? rows.keys() : new Set(hashes.flatMap((hash) => index(rows).get(hash) ?? []))
  const found: (MovementFacts | false | undefined)[] = []
  for (const position of positionsOf(transactions, transactionsByAddress)) {
    const transaction = transactions[position]
    found.push(transaction && { transaction })
  }
  for (const position of positionsOf(view.calls, callsByAddress)) {
    const call = view.calls[position]
    const transaction = call && transactions[call.transaction]
    const moves = call && call.index > 0 && (call.value !== '0' || call.created !== undefined)
    found.push(moves && transaction && { transaction, call })
  }
  for (const position of positionsOf(view.transfers, transfersByAddress)) {
    const transfer = view.transfers[position]
    const transaction = transfer && transactions[transfer.transaction]
    found.push(transaction && { transaction, transfer, transferIndex: position - (transaction.firstTransfer ?? 0) })
  }
  return found
    .filter((each) => each !== undefined && each !== false)
    .filter(({ transaction }) => transaction.block !== undefined)
}

const listed = (text: string | undefined) => text?.toLowerCase().split(',').filter(Boolean) ?? []

/** Responders of /advanced-filters. */
export const movementResponders = {
  advancedFilters: async ({ open, filters }) => {
    const view = await open(...movementFiles)
    const from = listed(filters.from_address_hashes_to_include)
    const to = listed(filters.to_address_hashes_to_include)
    const tokens = listed(filters.token_contract_address_hashes_to_include)
    const types = filters.transaction_types?.map((type) => type.toLowerCase())
    const rows = movementsOf(view, [...from, ...to]).filter((facts) => {
      const ends = endsOf(facts)
      const leaves = from.length === 0 || from.includes(ends.from.toLowerCase())
      const comes =
        to.length === 0 || [ends.to, ends.created].some((end) => end !== undefined && to.includes(end.toLowerCase()))
      // With both filters and no relation, one of them is enough.
      const both = filters.address_relation === 'and' || from.length === 0 || to.length === 0
      const fits = both ? leaves && comes : leaves || comes
      const token = facts.transfer?.token.toLowerCase() ?? 'native'
      return (
        fits &&
        (tokens.length === 0 || tokens.includes(token)) &&
        (types === undefined || types.includes(kindOf(view, facts).toLowerCase()))
      )
    })
    return listing(rows, movementOrder, (row) => movementBody(view, row))
  },
} satisfies Partial<Responders>
