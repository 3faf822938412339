import { fiat, unitPrice } from '#/domain/amounts/amount'
import { MissingValue } from '#/ui/MissingValue'

/** A price in USD, all digits on hover. */
export function Price({ rate }: { rate: string | null }) {
  const price = unitPrice(rate)
  return price ? <span title={`$${rate}`}>{price}</span> : <MissingValue what="No price available" />
}

/** A large amount of USD in short form ("$1.2M"), exact on hover. */
export function DollarSum({ dollars }: { dollars: string | null }) {
  const short = fiat(1n, 0, dollars, { compact: true })
  return short ? <span title={fiat(1n, 0, dollars) ?? undefined}>{short}</span> : <MissingValue />
}
