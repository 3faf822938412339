import { type Answers, listing } from '#/demo/answer'
import { endsOf, kindOf, movementBody, type MovementFacts, movementNouns } from '#/demo/bodies/movement'
import { callsByAddress, transactionsByAddress, transfersByAddress } from '#/demo/indexes'
import { movementOrder } from '#/demo/orders'
import type { View } from '#/demo/view'

type MovementView = View<(typeof movementNouns)[number]>

/** Every movement that has one of `hashes` at an end, or all where none is named: transactions in blocks, calls that moved coins or created, tokens. */
function movementsOf(view: MovementView, hashes: readonly string[]): MovementFacts[] {
  const { transactions } = view
  /** The places of those rows in the recording. */
  const placesOf = <Row>(rows: readonly Row[], index: (rows: readonly Row[]) => ReadonlyMap<unknown, number[]>) =>
    hashes.length === 0 ? rows.keys() : new Set(hashes.flatMap((hash) => index(rows).get(hash) ?? []))
  const found: (MovementFacts | false | undefined)[] = []
  for (const place of placesOf(transactions, transactionsByAddress)) {
    const transaction = transactions[place]
    found.push(transaction && { transaction })
  }
  for (const place of placesOf(view.calls, callsByAddress)) {
    const call = view.calls[place]
    const transaction = call && transactions[call.transaction]
    const moves = call && call.index > 0 && (call.value !== '0' || call.created !== undefined)
    found.push(moves && transaction && { transaction, call })
  }
  for (const place of placesOf(view.transfers, transfersByAddress)) {
    const transfer = view.transfers[place]
    const transaction = transfer && transactions[transfer.transaction]
    found.push(transaction && { transaction, transfer, transferIndex: place - (transaction.firstTransfer ?? 0) })
  }
  return found
    .filter((each) => each !== undefined && each !== false)
    .filter(({ transaction }) => transaction.block !== undefined)
}

const listed = (text: string | undefined) => text?.toLowerCase().split(',').filter(Boolean) ?? []

/** Answers on movements of any kind. */
export const movementAnswers = {
  advancedFilters: async ({ open, filters }) => {
    const view = await open(...movementNouns)
    const from = listed(filters.from_address_hashes_to_include)
    const to = listed(filters.to_address_hashes_to_include)
    const tokens = listed(filters.token_contract_address_hashes_to_include)
    const types = filters.transaction_types?.map((type) => type.toLowerCase())
    const rows = movementsOf(view, [...from, ...to]).filter((facts) => {
      const ends = endsOf(facts)
      const leaves = from.length === 0 || from.includes(ends.from.toLowerCase())
      const comes =
        to.length === 0 || [ends.to, ends.created].some((end) => end !== undefined && to.includes(end.toLowerCase()))
      // Without a relation either is enough, where both are asked for.
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
} satisfies Partial<Answers>
