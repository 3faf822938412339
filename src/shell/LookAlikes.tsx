import { useEffect, useState } from 'react'
import { type LookAlikePair, lookAlikes } from '#/domain/addresses/lookAlikes'
import { grouped } from '#/domain/amounts/numberFormat'
import { markLookAlikes, watchAddresses } from '#/shell/watchAddresses'
import { Button } from '#/ui/Button'
import { guardCopies } from '#/ui/CopyButton'
import { Dialog } from '#/ui/Dialog'
import { DifferingDigits, LabeledDigits, MarkedDigits } from '#/ui/MarkedDigits'

/** A text about to be copied, held until the user confirms. */
interface PendingCopy {
  text: string
  confirm: (copy: boolean) => void
}

/**
 * Marks look-alike addresses on the page, shows a notice, and asks for confirmation before one of them is copied. Reads the rendered
 * page, including rows that were scrolled out of view, so that lists and records need no code for it.
 */
export default function LookAlikes() {
  const [pairs, setPairs] = useState<readonly LookAlikePair[]>([])
  const [open, setOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const [pending, setPending] = useState<PendingCopy | null>(null)

  useEffect(() => watchAddresses((addresses) => setPairs(lookAlikes(addresses))), [])
  useEffect(() => markLookAlikes(pairs.flatMap(({ one, other }) => [one, other])), [pairs])
  useEffect(() => {
    const ask = (text: string) =>
      pairs.some((pair) => includes(pair, text))
        ? new Promise<boolean>((confirm) => setPending({ text: text.trim(), confirm }))
        : null
    guardCopies(ask)
    // Text that is selected and copied by keyboard or menu.
    const onCopy = (event: ClipboardEvent) => {
      const text = getSelection()?.toString() ?? ''
      const confirmation = ask(text)
      if (!confirmation) return
      event.preventDefault()
      void confirmation.then((copy) => (copy ? navigator.clipboard?.writeText(text.trim()) : undefined))
    }
    document.addEventListener('copy', onCopy)
    return () => {
      document.removeEventListener('copy', onCopy)
      guardCopies(() => null)
    }
  }, [pairs])

  if (pairs.length === 0) return null
  const close = (copy: boolean) => {
    pending?.confirm(copy)
    setPending(null)
    setOpen(false)
  }
  const [first] = pairs
  return (
    <>
      <div
        role="status"
        hidden={dismissed}
        className="sticky bottom-2 z-10 m-2 flex max-w-2xl items-center gap-x-2 self-stretch rounded-sm border border-warn bg-raised p-2 text-ink max-md:text-sm md:bottom-4 md:m-4 md:self-center [&[hidden]]:hidden"
      >
        <span className="min-w-0 flex-1 px-1">
          <span className="icon icon-warning font-semibold text-warn">Look-alike addresses</span>
          {/* A small screen has the rest in the dialog: the notice covers little of the list. */}
          <span className="block max-md:sr-only">
            {pairs.length === 1
              ? 'Two different addresses on this page look alike'
              : `${grouped(pairs.length)} pairs of different addresses on this page look alike`}
          </span>
          {first && (
            <span className="max-md:hidden">
              <Pair one={first.one} other={first.other} />
            </span>
          )}
        </span>
        <Button onClick={() => setOpen(true)}>{pairs.length === 1 ? 'Show difference' : 'Show all'}</Button>
        <Button onClick={() => setDismissed(true)}>Dismiss</Button>
      </div>
      {(open || pending) && (
        <LookAlikeDialog
          pairs={pending ? pairs.filter((pair) => includes(pair, pending.text)) : pairs}
          copied={pending?.text ?? null}
          onClose={close}
        />
      )}
    </>
  )
}

/** Two addresses, one below the other, so that their digits are compared by eye. */
function Pair({ one, other }: Pick<LookAlikePair, 'one' | 'other'>) {
  return (
    <span className="block text-sm">
      <span className="block">
        <MarkedDigits address={one} other={other} />
      </span>
      <span className="block">
        <MarkedDigits address={other} other={one} />
      </span>
      <DifferingDigits address={one} other={other} />
    </span>
  )
}

const includes = ({ one, other }: LookAlikePair, text: string) => [one, other].includes(text.trim().toLowerCase())

interface LookAlikeDialogProps {
  pairs: readonly LookAlikePair[]
  /** The address about to be copied; null where the user opened the dialog from the notice. */
  copied: string | null
  onClose: (copy: boolean) => void
}

const MAX_SHOWN_PAIRS = 20

/** Compares look-alike addresses digit by digit. */
function LookAlikeDialog({ pairs, copied, onClose }: LookAlikeDialogProps) {
  const target = copied?.toLowerCase()
  return (
    <Dialog title={copied ? 'Copy this address?' : 'Look-alike addresses'} onClose={() => onClose(false)}>
      <p>
        These addresses look alike but are different. Scammers send from look-alike addresses so that you copy the wrong
        one (address poisoning).
      </p>
      <ul className="stack-3">
        {pairs.slice(0, MAX_SHOWN_PAIRS).map(({ one, other }) => {
          const [first, second] = other === target ? [other, one] : [one, other]
          return (
            <li key={one + other} className="rounded-sm bg-sunken p-3">
              <LabeledDigits label={copied ? 'Copied address' : 'Address'} address={first} other={second} />
              <LabeledDigits label="Look-alike address" address={second} other={first} />
              <DifferingDigits address={first} other={second} />
            </li>
          )
        })}
      </ul>
      {pairs.length > MAX_SHOWN_PAIRS && <p>And {grouped(pairs.length - MAX_SHOWN_PAIRS)} more pairs.</p>}
      <div className="flex flex-wrap gap-3">
        {copied && <Button onClick={() => onClose(true)}>Copy anyway</Button>}
        <Button onClick={() => onClose(false)}>{copied ? 'Cancel' : 'Close'}</Button>
      </div>
    </Dialog>
  )
}
