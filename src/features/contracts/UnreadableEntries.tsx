import { stringifyJson } from '#/api/json'
import type { UnreadableAbiEntry } from '#/contracts/abi'
import { counted } from '#/domain/amounts/numberFormat'
import { LazyDetails } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** Entries that are shown. */
const MAX_SHOWN = 50

/** The entries of an ABI that are not valid, collapsed, each with the reason; nothing where there are none. */
export function UnreadableEntries({ entries }: { entries: readonly UnreadableAbiEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Notice tone="bad" title={`${counted(entries.length, 'invalid entry', 'invalid entries')} left out`}>
      <LazyDetails summary="Invalid entries">
        <ul className="ruled">
          {entries.slice(0, MAX_SHOWN).map(({ entry, reason }, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries may be equal
            <li key={position} className="py-1">
              {reason}:{' '}
              <code className="font-mono text-sm">
                <UntrustedText text={stringifyJson(entry)} max={500} />
              </code>
            </li>
          ))}
        </ul>
      </LazyDetails>
    </Notice>
  )
}
