import { useEffect, useState } from 'react'
import { type LookAlikePair, lookAlikes } from '#/domain/lookAlikes'
import { shortHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { LookAlikeDialog } from '#/shell/LookAlikeDialog'
import { markLookAlikes, watchAddresses } from '#/shell/watchAddresses'
import { Button } from '#/ui/Button'
import { guardCopies } from '#/ui/copyGuard'

/** A text that waits to be copied, and what is to be done once the reader has seen what it may be mistaken for. */
interface Waiting {
  text: string
  answer: (copy: boolean) => void
}

/**
 * Marks addresses on the page that are easily taken for one another, says how many there are, and shows the difference before one
 * of them is copied. It reads the page as it stands, so that no list and no record pays for it; what was scrolled away counts.
 */
export default function LookAlikes() {
  const [pairs, setPairs] = useState<readonly LookAlikePair[]>([])
  const [open, setOpen] = useState(false)
  // The notice stands over the page until its end is reached: a reader who has read it may put it away. The signs stay.
  const [putAway, setPutAway] = useState(false)
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  useEffect(() => watchAddresses((addresses) => setPairs(lookAlikes(addresses))), [])
  useEffect(() => markLookAlikes(pairs.flatMap(({ one, other }) => [one, other])), [pairs])
  useEffect(() => {
    const ask = (text: string) =>
      pairs.some((pair) => isOf(pair, text))
        ? new Promise<boolean>((answer) => setWaiting({ text: text.trim(), answer }))
        : null
    guardCopies(ask)
    // What is selected and copied by keys or by the browser's menu.
    const copying = (event: ClipboardEvent) => {
      const text = getSelection()?.toString() ?? ''
      const asked = ask(text)
      if (!asked) return
      event.preventDefault()
      void asked.then((copy) => (copy ? navigator.clipboard?.writeText(text.trim()) : undefined))
    }
    document.addEventListener('copy', copying)
    return () => {
      document.removeEventListener('copy', copying)
      guardCopies(() => null)
    }
  }, [pairs])

  if (pairs.length === 0) return null
  const close = (copy: boolean) => {
    waiting?.answer(copy)
    setWaiting(null)
    setOpen(false)
  }
  const [first] = pairs
  return (
    <>
      <div
        role="status"
        hidden={putAway}
        className="sticky bottom-2 z-10 m-2 flex max-w-2xl flex-wrap items-center gap-x-2 gap-y-1 self-stretch rounded-sm border border-warn bg-raised p-2 text-ink md:bottom-4 md:m-4 md:self-center [&[hidden]]:hidden"
      >
        <span className="min-w-0 flex-1 basis-64 px-1">
          <span aria-hidden className="text-warn">
            ≠{' '}
          </span>
          {pairs.length === 1 && first
            ? `Two different addresses here look alike: ${shortHash(first.one)}.`
            : `${grouped(pairs.length)} pairs of different addresses here look alike.`}
        </span>
        <Button onClick={() => setOpen(true)}>Show the difference</Button>
        <Button onClick={() => setPutAway(true)}>Put away</Button>
      </div>
      {(open || waiting) && (
        <LookAlikeDialog
          pairs={waiting ? pairs.filter((pair) => isOf(pair, waiting.text)) : pairs}
          copied={waiting?.text ?? null}
          onClose={close}
        />
      )}
    </>
  )
}

const isOf = ({ one, other }: LookAlikePair, text: string) => [one, other].includes(text.trim().toLowerCase())
