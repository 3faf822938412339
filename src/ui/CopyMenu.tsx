import { type KeyboardEvent, useRef } from 'react'
import { canonicalAddress } from '#/ui/PageMeta'
import { CopyIcon } from '#/ui/CopyIcon'
import { moveAmong } from '#/ui/roving'
import { useCopy } from '#/ui/useCopy'

export interface CopyMenuProps {
  /** What identifies the record: 'Transaction hash', and the whole of it. */
  what: string
  id: string
  /** The record as the server sent it, letter by letter; left out while there is none. */
  json: string | undefined
}

const menu = 'copy-as'
const anchor = `--${menu}`

/** A menu that copies a record as a link, as what identifies it, or as JSON, and says that it did; one on a page. */
export default function CopyMenu({ what, id, json }: CopyMenuProps) {
  const [outcome, copy] = useCopy()
  const list = useRef<HTMLUListElement>(null)
  const choices: [label: string, text: () => string][] = [
    ['Link to this page', canonicalAddress],
    [what, () => id],
    ...(json === undefined ? [] : [['JSON from the server', () => json] satisfies [string, () => string]]),
  ]
  const goTo = (place: number) => [...(list.current?.querySelectorAll('button') ?? [])].at(place)?.focus()
  const openByKey = (event: KeyboardEvent) => {
    const place = { ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    list.current?.showPopover()
    goTo(place)
  }
  const moveInside = (event: KeyboardEvent<HTMLElement>) => {
    // Out of the menu, whichever way.
    if (event.key === 'Tab') list.current?.hidePopover()
    else moveAmong(event, 'button', ['ArrowUp', 'ArrowDown'])
  }
  return (
    <div className="flex shrink-0 items-center text-sm">
      <span role="status" className="text-muted not-empty:mr-2">
        {outcome}
      </span>
      <button
        type="button"
        popoverTarget={menu}
        aria-haspopup="menu"
        onKeyDown={openByKey}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-line px-2.5 hover:bg-sunken md:min-h-7"
        style={{ anchorName: anchor }}
      >
        {/* A name needs the room on a small screen. */}
        <span className="md:hidden">
          <CopyIcon />
        </span>
        <span className="max-md:sr-only">Copy as</span>
        <span aria-hidden className="text-xs text-muted">
          ▾
        </span>
      </button>
      <ul
        ref={list}
        id={menu}
        popover="auto"
        role="menu"
        aria-label="Copy as"
        onKeyDown={moveInside}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && !currentTarget.contains(document.activeElement)) goTo(0)
        }}
        className="min-w-52 rounded-sm border border-line-strong bg-raised p-1 text-ink"
        style={{
          positionAnchor: anchor,
          inset: 'auto',
          top: 'calc(anchor(bottom, 6rem) + 4px)',
          right: 'anchor(right, 1rem)',
          margin: 0,
        }}
      >
        {choices.map(([label, text]) => (
          <li key={label} role="none">
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              popoverTarget={menu}
              popoverTargetAction="hide"
              onClick={() => copy(text())}
              className="flex min-h-11 w-full items-center rounded-xs px-2 text-left hover:bg-sunken focus:bg-sunken md:min-h-9"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
