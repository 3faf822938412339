import { type Answers, type Ask, listing, whole } from '#/demo/answer'
import { addressFacts } from '#/demo/bodies/address'
import { type Found, foundBody, nameOf } from '#/demo/bodies/search'
import { isoTime } from '#/demo/bodies/time'
import { blocksByName, rowBy, transactionsByHash } from '#/demo/indexes'
import { type Order, byAddress, byHash, byInteger, byText } from '#/demo/paging'
import type { BlockFacts, Recording, TransactionFacts } from '#/demo/recording'
import type { View } from '#/demo/view'
import { isNamed } from './tokens'

/** Results of the quick search. */
const QUICK = 50

/** Kinds of results in the order in which they are listed. */
const KINDS: readonly Found['type'][] = ['token', 'contract', 'label', 'address', 'block', 'transaction']

/** What a search looks through; blocks and transactions only when the text can name one. */
type SearchView = View<'addresses' | 'blocks' | 'chain' | 'tokens'> & { transactions: Recording['transactions'] }

/** Everything that a text names or is part of the name of. */
function find(view: SearchView, text: string): Found[] {
  const word = text.trim().toLowerCase()
  if (word === '') return []
  const holds = (name: string | undefined) => name?.toLowerCase().includes(word) === true
  const exact = addressFacts(view, word)
  const block: BlockFacts | undefined = rowBy(view.blocks, blocksByName, word)
  const transaction: TransactionFacts | undefined = rowBy(view.transactions, transactionsByHash, word)
  return [
    ...view.tokens
      .filter((facts) => isNamed(facts, word) || facts.address.toLowerCase() === word)
      .map((facts) => ({ type: 'token', facts }) as const),
    ...view.addresses
      .filter((facts) => holds(facts.contract?.name))
      .map((facts) => ({ type: 'contract', facts }) as const),
    ...view.addresses.filter((facts) => holds(facts.label)).map((facts) => ({ type: 'label', facts }) as const),
    ...(exact === undefined
      ? []
      : [{ type: exact.contract === undefined ? 'address' : 'contract', facts: exact } as const]),
    ...(block === undefined ? [] : [{ type: 'block', facts: block } as const]),
    ...(transaction === undefined ? [] : [{ type: 'transaction', facts: transaction } as const]),
  ]
}

/** By kind, then what most hold, then by name (contract §4.1). */
function foundOrder(view: View<'chain'>, text: string): Order<Found> {
  return {
    columns: [
      {
        key: 'item_type',
        of: (row) => KINDS.indexOf(row.type),
        write: (rank) => KINDS[Number(rank)] ?? null,
        format: { expected: 'Unexpected value', parse: rankOf },
        descending: false,
      },
      byInteger('holders_count', (row) => (row.type === 'token' ? row.facts.holdersCount : null)),
      byText('name', nameOf),
      byAddress('address_hash', addressOf),
      byHash('block_hash', (row) => (row.type === 'block' ? row.facts.hash : null)),
      byHash('transaction_hash', (row) => (row.type === 'transaction' ? row.facts.hash : null)),
    ],
    itemsCount: true,
    extra: { q: () => text, inserted_at: () => isoTime(view.chain.recordedAt) },
  }
}

function rankOf(word: string): number | undefined {
  const rank = KINDS.findIndex((kind) => kind === word)
  return rank === -1 ? undefined : rank
}

function addressOf(found: Found): string | null {
  if (found.type === 'token') return found.facts.address
  return found.type === 'block' || found.type === 'transaction' ? null : found.facts.hash
}

async function search({ open, filters }: Ask<'search' | 'searchQuick'>) {
  const text = filters.q ?? ''
  const blocks = /^(0x[0-9a-f]{64}|\d+)$/i.test(text.trim())
  const [view, { transactions }] = await Promise.all([
    open('addresses', 'blocks', 'chain', 'tokens'),
    blocks ? open('transactions') : { transactions: [] },
  ])
  const searched = { ...view, transactions }
  return { view: searched, found: find(searched, text), order: foundOrder(view, text) }
}

/** Answers on searches. */
export const searchAnswers = {
  search: async (ask) => {
    const { view, found, order } = await search(ask)
    return listing(found, order, (row) => foundBody(view, row))
  },

  searchQuick: async (ask) => {
    const { view, found } = await search(ask)
    return whole(found.slice(0, QUICK).map((row) => foundBody(view, row)))
  },
} satisfies Partial<Answers>
