import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { Count } from '#/entity/Count'
import { Stats } from '#/ui/Stats'

/** The number of a chain's deposits to the beacon chain; nothing where the API does not serve it. */
export function DepositStats() {
  const { data, isError } = useQuery({ ...itemQuery(useChain(), 'beaconDepositCounters', {}), ...SECONDARY })
  if (isError || data?.value === null) return null
  const counters = data?.value
  return (
    <section aria-label="Deposit count" className="pt-3">
      <Stats
        figures={[
          {
            label: 'Deposits',
            hint: 'Deposits to the beacon chain.',
            value: counters && <Count value={counters.deposits_count} />,
          },
        ]}
      />
    </section>
  )
}
