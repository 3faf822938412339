import { counted, grouped } from '#/domain/amounts/numberFormat'
import { imitatedPairs, poisoningReason } from '#/domain/addresses/poisoningWords'
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
  const pairs = imitatedPairs(transfers)
  const isItself = pairs.some(({ address }) => sameHash(address, hash))
  const more = pairs.length - MAX_PAIRS
  const tab = paths.address(chain, of, 'token-transfers')
  return (
    <div role="note" className="stack-2 mb-2 border-l-4 border-bad bg-bad-soft px-3 py-1">
      <p>
        <strong className="icon icon-warning text-bad">
          {isItself ? 'Look-alike address' : 'Possible address poisoning'}.
        </strong>{' '}
        {isItself ? 'It imitates another address in ' : ''}
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
        : {poisoningReason(transfers).toLowerCase()}.
        {only && (
          <>
            {' '}
            See <TransactionLink chain={chain} hash={only} />.
          </>
        )}
        {isItself ? ' Do not send anything to this address.' : pairs.length > 0 && ' Do not copy an address from them.'}
      </p>
      {pairs.length > 0 && (
        <p>
          {!isItself && `${transfers.length === 1 ? 'It' : 'They'} took nothing of value from this address. `}
          What was sent to a look-alike address cannot be called back: ask the support of your wallet or exchange.
        </p>
      )}
      <ImitatedPairs pairs={pairs.slice(0, MAX_PAIRS)} own={hash} />
      {more > 0 && (
        <a href={tab} className="underline">
          {counted(more, 'more look-alike address', 'more look-alike addresses')}
        </a>
      )}
    </div>
  )
}
