import { counted, grouped } from '#/domain/amounts/numberFormat'
import { describePoisoning } from '#/domain/addresses/poisoningWords'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { AddressHashLink } from '#/entity/AddressLink'
import { ImitatedPairs } from '#/entity/ImitatedPairs'
import { TransactionLink } from '#/entity/links'
import { useAddressPoisoning } from '#/features/addresses/useAddressPoisoning'

/** Pairs of addresses that are shown; the tab has all. */
const MAX_PAIRS = 2

interface PoisoningNoteProps {
  chain: string
  hash: string
  /** Whether the address has token transfers, and is no contract. */
  isWanted: boolean
}

/** A warning that an address receives transfers from look-alike addresses, or is one itself; nothing if its latest transfers show neither. */
export default function PoisoningNote({ chain, hash, isWanted }: PoisoningNoteProps) {
  const poisoning = useAddressPoisoning(hash, isWanted)
  if (poisoning === null) return null
  const { of, transfers, only, compared } = poisoning
  const { pairs, title, start, reason, advice, funds } = describePoisoning(transfers, hash)
  const more = pairs.length - MAX_PAIRS
  const tab = paths.address(chain, of, 'token-transfers')
  return (
    <div role="note" className="stack-2 mb-2 border-l-4 border-bad bg-bad-soft px-3 py-1">
      <p>
        <strong className="icon icon-warning text-bad">{title}.</strong> {start}
        <a href={tab} className="underline">
          {grouped(transfers.length)} of the latest {counted(compared, 'token transfer', 'token transfers')}
        </a>
        {sameHash(of, hash) ? (
          ''
        ) : (
          <>
            {' '}
            of <AddressHashLink chain={chain} hash={of} />
          </>
        )}
        : {reason}.
        {only && (
          <>
            {' '}
            See <TransactionLink chain={chain} hash={only} />.
          </>
        )}
        {advice && ` ${advice}`}
      </p>
      {funds && <p>{funds}</p>}
      <ImitatedPairs pairs={pairs.slice(0, MAX_PAIRS)} own={hash} />
      {more > 0 && (
        <a href={tab} className="underline">
          {counted(more, 'more look-alike address', 'more look-alike addresses')}
        </a>
      )}
    </div>
  )
}
