import { useState } from 'react'
import { hexSize, hexToReadable, hexToText, hexWords } from '#/domain/hex'
import { grouped } from '#/domain/numberFormat'
import { Count } from '#/entity/Count'
import { MissingValue } from '#/ui/MissingValue'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** The raw input of a transaction, folded: input can be a megabyte, and is drawn as far as the reader asks. */
export function InputData({ input }: { input: string | null }) {
  const [open, setOpen] = useState(false)
  if (input === null) return <MissingValue />
  if (input === '0x' || input === '') return <span className="text-muted">none</span>
  const size = hexSize(input)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6">
        {size === null ? 'Not in hexadecimal' : <Count value={size} noun={['byte', 'bytes']} />}
      </summary>
      {open && (size === null ? <UntrustedText text={input} max={firstBytes} /> : <Views input={input} size={size} />)}
    </details>
  )
}

const views = ['Hex', 'Words', 'Text'] as const

/** Bytes that are shown at first, and how much more each time. */
const firstBytes = 2048
const growth = 16

function Views({ input, size }: { input: string; size: number }) {
  // What is text throughout is meant to be read.
  const [view, setView] = useState<(typeof views)[number]>(() =>
    size <= firstBytes && hexToText(input) !== null ? 'Text' : 'Hex',
  )
  const [bytes, setBytes] = useState(firstBytes)
  const more = Math.min(size, bytes * growth)
  const part = size <= bytes ? input : input.slice(0, 2 + 2 * bytes)
  return (
    <div className="mt-1 max-w-4xl">
      <div role="group" aria-label="View of the input data" className="flex items-center gap-1">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => setView(name)}
            className="min-h-11 rounded-sm border border-line px-2.5 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft md:min-h-7"
          >
            {name}
          </button>
        ))}
        <CopyButton text={input} what="input data as hex" />
      </div>
      <pre
        // A box that scrolls is reached by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="Input data"
        className={`mt-1 max-h-96 overflow-auto bg-sunken p-2 font-mono text-sm ${view === 'Words' ? '' : 'break-all whitespace-pre-wrap'}`}
      >
        {written(view, part, size)}
      </pre>
      {bytes < size && (
        <Button className="mt-1" onClick={() => setBytes(more)}>
          Show {grouped(more)} of {grouped(size)} bytes
        </Button>
      )}
    </div>
  )
}

function written(view: (typeof views)[number], hex: string, size: number): string {
  if (view === 'Hex') return hex
  if (view === 'Text') return hexToReadable(hex) ?? ''
  // Whether there is a selector is told by the size of the whole.
  const { selector, words } = hexWords(hex, size) ?? { selector: null, words: [] }
  const lines = words.map((word, place) => `${(place * 32).toString(16).padStart(4, '0')}  ${word.slice(2)}`)
  return (selector === null ? lines : [`      ${selector.slice(2)}`, ...lines]).join('\n')
}
