import { type Responders, listing, unpaged } from '#/served/responder'
import { amountOf, endsOf, kindOf, movementBody, type MovementFacts, movementFiles } from '#/served/bodies/movement'
import { tokenBody, tokenFacts } from '#/served/bodies/token'
import {
  blockAt,
  callsByAddress,
  methodsBySelector,
  selectorIn,
  transactionsByAddress,
  transfersByAddress,
} from '#/served/indexes'
import { movementOrder } from '#/served/orders'
import type { View } from '#/served/store'
import { type Decimal, parseDecimal } from '#/domain/amounts/amount'

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
    found.push(transaction && { transaction, position })
  }
  for (const at of positionsOf(view.calls, callsByAddress)) {
    const call = view.calls[at]
    const transaction = call && transactions[call.transaction]
    const moves = call && call.index > 0 && (call.value !== '0' || call.created !== undefined)
    found.push(moves && transaction && { transaction, position: call.transaction, call })
  }
  for (const at of positionsOf(view.transfers, transfersByAddress)) {
    const transfer = view.transfers[at]
    const transaction = transfer && transactions[transfer.transaction]
    const transferIndex = at - (transaction?.firstTransfer ?? 0)
    found.push(transaction && { transaction, position: transfer.transaction, transfer, transferIndex })
  }
  return found
    .filter((each) => each !== undefined && each !== false)
    .filter(({ transaction }) => transaction.block !== undefined)
}

const listed = (text: string | undefined) => text?.toLowerCase().split(',').filter(Boolean) ?? []

/** A test for one of some values, by the lists of those to include and exclude; null if both are empty. */
function chosen(include: readonly string[], exclude: readonly string[]) {
  if (include.length + exclude.length === 0) return null
  return (...values: (string | undefined)[]) => {
    const given = values.flatMap((value) => value?.toLowerCase() ?? [])
    const isIncluded = include.length === 0 || given.some((value) => include.includes(value))
    return isIncluded && !given.some((value) => exclude.includes(value))
  }
}

/** Compares an amount in base units with a decimal number, exactly. */
function compared({ value, decimals }: Decimal, limit: Decimal): bigint {
  return value * 10n ** BigInt(limit.decimals) - limit.value * 10n ** BigInt(decimals)
}

/** Responders of /advanced-filters. */
export const movementResponders = {
  advancedFilters: async ({ open, filters }) => {
    const methods = listed(filters.methods)
    const view = await open(...movementFiles)
    const calldata = methods.length > 0 ? (await open('calldata')).calldata : []
    const [from, notFrom, to, notTo, tokens, notTokens] = [
      listed(filters.from_address_hashes_to_include),
      listed(filters.from_address_hashes_to_exclude),
      listed(filters.to_address_hashes_to_include),
      listed(filters.to_address_hashes_to_exclude),
      listed(filters.token_contract_address_hashes_to_include),
      listed(filters.token_contract_address_hashes_to_exclude),
    ]
    const types = filters.transaction_types?.map((type) => type.toLowerCase())
    const isSender = chosen(from, notFrom)
    const isRecipient = chosen(to, notTo)
    const isToken = chosen(tokens, notTokens)
    const least = parseDecimal(filters.amount_from ?? '')
    const most = parseDecimal(filters.amount_to ?? '')
    // An unreadable time limits nothing.
    const [first, last] = [Date.parse(filters.age_from ?? ''), Date.parse(filters.age_to ?? '')]

    const fitsEnds = ({ from: sender, to: recipient, created }: ReturnType<typeof endsOf>) => {
      if (!isSender || !isRecipient) return isSender?.(sender) ?? isRecipient?.(recipient, created) ?? true
      const [leaves, comes] = [isSender(sender), isRecipient(recipient, created)]
      // With both filters and no relation, one of them is enough.
      return filters.address_relation === 'and' ? leaves && comes : leaves || comes
    }
    const fits = (facts: MovementFacts) => {
      const time = (blockAt(view.blocks, facts.transaction.block)?.timestamp ?? 0) * 1000
      return (
        fitsEnds(endsOf(facts)) &&
        isToken?.(facts.transfer?.token ?? 'native') !== false &&
        types?.includes(kindOf(view, facts).toLowerCase()) !== false &&
        !(time < first || time > last) &&
        (least === null || compared(amountOf(view, facts), least) >= 0n) &&
        (most === null || compared(amountOf(view, facts), most) <= 0n) &&
        (methods.length === 0 || methods.includes(selectorIn(calldata[facts.position]) ?? ''))
      )
    }
    // Rows of other addresses can only fit if an address is excluded.
    const hashes = notFrom.length + notTo.length === 0 ? [...from, ...to] : []
    const names = methods.length > 0 ? methodsBySelector(calldata, view.transactions) : new Map<string, string>()
    const named = [...tokens, ...notTokens].filter((hash) => tokenFacts(view, hash) !== undefined)
    return {
      ...listing(movementsOf(view, hashes).filter(fits), movementOrder, (row) => movementBody(view, row)),
      top: {
        search_params: {
          methods: Object.fromEntries(methods.flatMap((id) => (names.has(id) ? [[id, names.get(id)]] : []))),
          tokens: Object.fromEntries(named.map((hash) => [hash, tokenBody(view, hash)])),
        },
      },
    }
  },

  advancedFilterMethods: async ({ open, filters }) => {
    const { calldata, transactions } = await open('calldata', 'transactions')
    const typed = filters.q?.toLowerCase() ?? ''
    const all = Array.from(methodsBySelector(calldata, transactions), ([method_id, name]) => ({ method_id, name }))
    return unpaged(all.filter(({ method_id, name }) => method_id === typed || name.toLowerCase().includes(typed)))
  },
} satisfies Partial<Responders>
