import { differingRuns, type LookAlikePair } from '#/domain/lookAlikes'
import { grouped } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'

interface LookAlikeDialogProps {
  pairs: readonly LookAlikePair[]
  /** The address that is about to be copied; null where the reader only looks. */
  copied: string | null
  onClose: (copy: boolean) => void
}

/** As many as anyone compares. */
const most = 20

/** Shows addresses that look alike digit by digit, what differs set apart. */
export function LookAlikeDialog({ pairs, copied, onClose }: LookAlikeDialogProps) {
  const chosen = copied?.toLowerCase()
  return (
    <Dialog
      title={copied ? 'Is this the address you mean?' : 'Addresses that look alike'}
      onClose={() => onClose(false)}
    >
      <p>
        These are different addresses, though they begin and end alike. Whoever wants to be paid by mistake makes such
        an address and sends from it, so that it stands in your history.
      </p>
      <ul className="stack-3">
        {pairs.slice(0, most).map(({ one, other }) => {
          const [first, second] = other === chosen ? [other, one] : [one, other]
          return (
            <li key={one + other} className="rounded-sm bg-sunken p-3">
              <Digits label={copied ? 'You copy' : 'One'} address={first} other={second} />
              <Digits label={copied ? 'Not to be confused with' : 'The other'} address={second} other={first} />
            </li>
          )
        })}
      </ul>
      {pairs.length > most && <p>And {grouped(pairs.length - most)} more pairs.</p>}
      <div className="flex flex-wrap gap-3">
        {copied && <Button onClick={() => onClose(true)}>Copy it</Button>}
        <Button onClick={() => onClose(false)}>{copied ? 'Do not copy' : 'Close'}</Button>
      </div>
    </Dialog>
  )
}

function Digits({ label, address, other }: { label: string; address: string; other: string }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <span className="font-mono break-all">
        0x
        {differingRuns(address, other).map(({ text, same }, place) =>
          same ? (
            text
          ) : (
            // Runs have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={place} className="rounded-xs bg-warn-soft font-semibold text-warn underline">
              {text}
            </mark>
          ),
        )}
      </span>
    </p>
  )
}
