import { useState } from 'react'
import { hexSize, hexToReadable, hexToText, hexWords } from '#/domain/hashes/hex'
import { grouped } from '#/domain/amounts/numberFormat'
import { Count } from '#/entity/Count'
import { MissingValue } from '#/ui/MissingValue'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** The raw input of a transaction, collapsed; input can be a megabyte, so it is rendered in parts on request. */
export function InputData({ input }: { input: string | null }) {
  const [open, setOpen] = useState(false)
  if (input === null) return <MissingValue />
  if (input === '0x' || input === '') return <span className="text-muted">none</span>
  const size = hexSize(input)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6">
        {size === null ? 'Not valid hex' : <Count value={size} noun={['byte', 'bytes']} />}
      </summary>
      {open &&
        (size === null ? <UntrustedText text={input} max={INITIAL_BYTES} /> : <Views input={input} size={size} />)}
    </details>
  )
}

const VIEWS = ['Hex', 'Words', 'Text'] as const

const INITIAL_BYTES = 2048
/** Factor by which each press of the button shows more. */
const GROWTH_FACTOR = 16

function Views({ input, size }: { input: string; size: number }) {
  // Input that is text throughout is meant to be read as text.
  const [view, setView] = useState<(typeof VIEWS)[number]>(() =>
    size <= INITIAL_BYTES && hexToText(input) !== null ? 'Text' : 'Hex',
  )
  const [bytes, setBytes] = useState(INITIAL_BYTES)
  const more = Math.min(size, bytes * GROWTH_FACTOR)
  const part = size <= bytes ? input : input.slice(0, 2 + 2 * bytes)
  return (
    <div className="mt-1 max-w-4xl">
      <div role="group" aria-label="Format" className="flex items-center gap-1">
        {VIEWS.map((name) => (
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
        <CopyButton text={input} what="raw input as hex" />
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label="Raw input"
        className={`mt-1 max-h-96 overflow-auto bg-sunken p-2 font-mono text-sm ${view === 'Words' ? '' : 'break-all whitespace-pre-wrap'}`}
      >
        {formatInput(view, part, size)}
      </pre>
      {bytes < size && (
        <Button className="mt-1" onClick={() => setBytes(more)}>
          Show {grouped(more)} of {grouped(size)} bytes
        </Button>
      )}
    </div>
  )
}

function formatInput(view: (typeof VIEWS)[number], hex: string, size: number): string {
  if (view === 'Hex') return hex
  if (view === 'Text') return hexToReadable(hex) ?? ''
  // Whether there is a selector follows from the size of the whole input.
  const { selector, words } = hexWords(hex, size) ?? { selector: null, words: [] }
  const lines = words.map((word, index) => `${(index * 32).toString(16).padStart(4, '0')}  ${word.slice(2)}`)
  return (selector === null ? lines : [`      ${selector.slice(2)}`, ...lines]).join('\n')
}
