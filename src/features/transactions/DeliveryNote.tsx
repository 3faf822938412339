import { findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import type { Summary } from '#/features/transactions/summary/summaryParts'

/** Where to look for the delivery of a deposit for another chain, if that is configured. It does not say that anything arrived. */
export function DeliveryNote({ summary }: { summary: Summary }) {
  const { config } = useChain()
  for (const part of summary) {
    if (part.kind !== 'chain' || part.receiver === null) continue
    const other = findChain(config, part.chain)
    if (other)
      return (
        <p className="pt-2 text-muted">
          Look for the delivery on{' '}
          <a href={paths.address(other.id, part.receiver)} className="underline">
            the receiver’s page on {other.name}
          </a>
        </p>
      )
  }
  return null
}
