import type { CoinHolder } from '#/api/schemas/address'
import type { AddressCounts } from '#/domain/addressRecords'
import { isUnused } from '#/domain/addressSentence'
import { grouped } from '#/domain/numberFormat'

/** What a chain has to say of an address. */
export type Presence =
  | { readonly kind: 'unused' }
  | {
      readonly kind: 'used'
      readonly address: CoinHolder
      /** Null where the server did not count them. */
      readonly transactions: bigint | null
    }

/** Where the search on one chain stands. */
export type Standing =
  Presence | { readonly kind: 'waiting' | 'asking' | 'stopped' } | { readonly kind: 'failed'; readonly error: Error }

/** What the answers of a chain's server come to; null where its search found nothing. */
export function presenceOf(address: CoinHolder | null, counts: AddressCounts | null, partial: boolean): Presence {
  if (address === null || (!partial && isUnused(address, counts))) return { kind: 'unused' }
  return { kind: 'used', address, transactions: counts?.transactions_count ?? address.transactions_count }
}

/** How many chains may be asked at the same time: few enough for the limits of free plans. */
const AT_ONCE = 3

/** Which chains may be asked now, where `settled` says of each whether it is done: those, and the next few. */
export function mayAsk(settled: readonly boolean[], atOnce: number = AT_ONCE): boolean[] {
  let room = atOnce
  return settled.map((done) => {
    if (done) return true
    room -= 1
    return room >= 0
  })
}

function chains(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'chain' : 'chains'}`
}

/** What all chains together come to, in a sentence. */
export function verdict(standings: readonly Standing[]): string {
  const of = (...kinds: Standing['kind'][]) => standings.filter(({ kind }) => kinds.includes(kind)).length
  const [used, unused, failed] = [of('used'), of('unused'), of('failed')]
  const [open, stopped] = [of('waiting', 'asking'), of('stopped')]
  const answers = used + unused
  const parts = [
    ...(answers > 0
      ? [used > 0 ? `Used on ${grouped(used)} of ${chains(answers)}` : `Not used on ${chains(answers)}`]
      : []),
    ...(failed > 0 ? [`${grouped(failed)} could not be asked`] : []),
    ...(open > 0 ? [`${grouped(open)} to go`] : []),
    ...(stopped > 0 ? [`stopped before ${grouped(stopped)} more`] : []),
  ]
  const [first = '', ...rest] = parts
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}
