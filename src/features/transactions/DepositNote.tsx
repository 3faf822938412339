import { useQuery } from '@tanstack/react-query'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'

const LIST = { resource: 'beaconDeposits', params: {}, filters: {} } as const

interface DepositNoteProps {
  hash: string
}

/** The status of a deposit to the beacon chain if it is invalid or pending, by the latest deposits; nothing for any other. */
export function DepositNote({ hash }: DepositNoteProps) {
  const connection = useChain()
  const { data } = useQuery({
    ...firstPageQuery(connection, LIST),
    ...useBackground(connection, 'beaconDeposits', true),
    refetchInterval: false,
  })
  const rows = (data?.rows ?? []).flatMap(({ value }) => value ?? [])
  const statuses = new Set(
    rows.flatMap(({ transaction_hash, status }) => (sameHash(transaction_hash, hash) ? [status] : [])),
  )
  const list = (
    <a href={paths.deposits(connection.chain.id)} className="underline">
      list of deposits
    </a>
  )
  if (statuses.has('invalid')) {
    return (
      <p role="note" className="mb-4 border-l-4 border-bad bg-bad-soft px-3 py-1">
        <strong className="icon icon-warning text-bad">Invalid deposit.</strong> The {list} marks it as invalid, though
        the transaction succeeded. Ask your staking provider before you deposit again.
      </p>
    )
  }
  if (!statuses.has('pending')) return null
  return <p className="mb-4 text-muted">The {list} marks it as pending: the beacon chain has not processed it yet.</p>
}
