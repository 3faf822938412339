import { type Responders, type ResourceRequest, listing, unpaged } from '#/served/responder'
import { addressFacts } from '#/served/bodies/address'
import { type SearchHit, foundBody, nameOfHit } from '#/served/bodies/search'
import { isoTime } from '#/served/bodies/values'
import { blobsByHash, blocksByName, operationsByHash, rowBy, transactionsByHash } from '#/served/indexes'
import { type Order, byAddress, byHash, byInteger, byText } from '#/served/paging'
import type { BlockFacts, TransactionFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { isNamed } from './tokens'

/** Maximum number of results of the quick search. */
const MAX_QUICK_RESULTS = 50

/** Types of results, in their order. */
const TYPES: readonly SearchHit['type'][] = [
  'token',
  'contract',
  'label',
  'address',
  'block',
  'transaction',
  'user_operation',
  'blob',
]

/** Files that are only read if the text can be a hash or a height. */
const hashed = ['blobs', 'operations', 'transactions'] as const

/** The facts that a search reads. */
type SearchView = View<'addresses' | 'blocks' | 'chain' | 'tokens' | (typeof hashed)[number]>

/** All records whose hash, height or name matches a text. */
function find(view: SearchView, text: string): SearchHit[] {
  const word = text.trim().toLowerCase()
  if (word === '') return []
  const holds = (name: string | undefined) => name?.toLowerCase().includes(word) === true
  const exact = addressFacts(view, word)
  const block: BlockFacts | undefined = rowBy(view.blocks, blocksByName, word)
  const transaction: TransactionFacts | undefined = rowBy(view.transactions, transactionsByHash, word)
  const operation = rowBy(view.operations, operationsByHash, word)
  const blob = rowBy(view.blobs, blobsByHash, word)
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
    ...(operation === undefined ? [] : [{ type: 'user_operation', facts: operation } as const]),
    ...(blob === undefined ? [] : [{ type: 'blob', facts: blob } as const]),
  ]
}

/** By type, number of holders and name (contract §4.1). */
function foundOrder(view: View<'chain'>, text: string): Order<SearchHit> {
  return {
    columns: [
      {
        key: 'item_type',
        of: (row) => TYPES.indexOf(row.type),
        write: (rank) => TYPES[Number(rank)] ?? null,
        format: { expected: 'Unexpected value', parse: rankOf },
        descending: false,
      },
      byInteger('holders_count', (row) => (row.type === 'token' ? (row.facts.holdersCount ?? null) : null)),
      byText('name', nameOfHit),
      byAddress('address_hash', addressOf),
      byHash('block_hash', (row) => (row.type === 'block' ? row.facts.hash : null)),
      byHash('transaction_hash', (row) => (row.type === 'transaction' ? row.facts.hash : null)),
    ],
    itemsCount: true,
    extra: { q: () => text, inserted_at: () => isoTime(view.chain.recordedAt) },
  }
}

function rankOf(word: string): number | undefined {
  const rank = TYPES.findIndex((type) => type === word)
  return rank === -1 ? undefined : rank
}

function addressOf(found: SearchHit): string | null {
  if (found.type === 'token') return found.facts.address
  return found.type === 'contract' || found.type === 'label' || found.type === 'address' ? found.facts.hash : null
}

async function search({ open, filters }: ResourceRequest<'search' | 'searchQuick'>) {
  const text = filters.q ?? ''
  const blocks = /^(0x[0-9a-f]{64}|\d+)$/i.test(text.trim())
  const [view, more] = await Promise.all([
    open('addresses', 'blocks', 'chain', 'tokens'),
    blocks ? open(...hashed) : { blobs: [], operations: [], transactions: [] },
  ])
  const searched = { ...view, ...more }
  return { view: searched, found: find(searched, text), order: foundOrder(view, text) }
}

/** Responders of searches. */
export const searchResponders = {
  search: async (request) => {
    const { view, found, order } = await search(request)
    return listing(found, order, (row) => foundBody(view, row))
  },

  searchQuick: async (request) => {
    const { view, found } = await search(request)
    return unpaged(found.slice(0, MAX_QUICK_RESULTS).map((row) => foundBody(view, row)))
  },
} satisfies Partial<Responders>
