import { NativeAmount } from '#/entity/NativeAmount'
import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { Count } from '#/entity/Count'
import { Stats } from '#/ui/Stats'

/** The number and sum of a chain's withdrawals; nothing where the API does not serve them. */
export function WithdrawalStats() {
  const connection = useChain()
  const { chain } = connection
  const { data, isError } = useQuery({ ...itemQuery(connection, 'withdrawalCounters', {}), ...SECONDARY })
  if (isError || data?.value === null) return null
  const counters = data?.value
  return (
    <section aria-label="Withdrawal counts" className="pt-3">
      <Stats
        figures={[
          {
            label: 'Withdrawals',
            hint: 'Payouts from the beacon chain.',
            value: counters && <Count value={counters.withdrawals_count} />,
          },
          {
            label: `Withdrawn (${chain.currency.symbol})`,
            hint: 'Sum of all withdrawals.',
            value: counters && <NativeAmount value={counters.withdrawals_sum} chain={chain} />,
          },
        ]}
      />
    </section>
  )
}
