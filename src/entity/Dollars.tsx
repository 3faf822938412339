import { fiat, unitPrice } from '#/domain/amount'
import { MissingValue } from '#/ui/MissingValue'

/** What one unit costs in dollars, all digits on hover. */
export function Price({ rate }: { rate: string | null }) {
  const price = unitPrice(rate)
  return price ? <span title={`$${rate}`}>{price}</span> : <MissingValue what="no price is known" />
}

/** A large sum of dollars in short form ("$1.2M"), exact on hover. */
export function DollarSum({ dollars }: { dollars: string | null }) {
  const short = fiat(1n, 0, dollars, { compact: true })
  return short ? <span title={fiat(1n, 0, dollars) ?? undefined}>{short}</span> : <MissingValue />
}
