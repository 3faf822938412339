import { useQuery } from '@tanstack/react-query'
import { checkableAddress, checksumQuery } from '#/data/queries/checksum'
import { useNearAddresses } from '#/data/search/nearAddresses'
import { MISTYPED_WORDS } from '#/entity/mistypedWords'
import { MarkedDigits } from '#/ui/MarkedDigits'
import { UntrustedText } from '#/ui/UntrustedText'

interface MistypedNoteProps {
  /** The chain whose checksum it should have; null for any. */
  chain: string | null
  /** The chain that near addresses are opened on. */
  pagesOn: string
  /** The address as it was given. */
  address: string
}

/** A warning that the checksum of an address is invalid, with the addresses that you know and that differ from it by few digits. */
export function MistypedNote({ chain, pagesOn, address }: MistypedNoteProps) {
  const given = checkableAddress(address)
  const { data } = useQuery({ ...checksumQuery(chain, given ?? ''), enabled: given !== null })
  const near = useNearAddresses(pagesOn, given)
  if (given === null || !data?.fails) return null
  const [name, why, advice] = MISTYPED_WORDS
  return (
    <div role="note" aria-label="Probably mistyped" className="my-3 border-l-4 border-warn bg-warn-soft px-3 py-1">
      <p>
        <strong className="icon icon-warning text-warn">{name}</strong> {why}{' '}
        {near.length === 0
          ? advice
          : near.length === 1
            ? 'You know an address that is nearly the same:'
            : 'You know addresses that are nearly the same:'}
      </p>
      {near.length > 0 && (
        <ul>
          {near.map(({ hash, href, title }) => (
            <li key={hash}>
              <a href={href} className="inline-block min-h-11 underline md:min-h-6">
                <UntrustedText text={title} max={60} />
              </a>{' '}
              <MarkedDigits address={hash} other={given} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
