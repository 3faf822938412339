import { type KeyboardEvent, useRef } from 'react'
import { canonicalUrl } from '#/ui/PageMeta'
import { CopyIcon, useCopy } from '#/ui/CopyButton'
import { moveAmong } from '#/ui/roving'

/** What can be copied of a record. */
export interface CopyMenuProps {
  /** Name of the identifier, such as 'Transaction hash', and the identifier. */
  what: string
  id: string
  /** The exact API response; undefined while there is none. */
  json: string | undefined
}

const MENU_ID = 'copy-menu'
const ANCHOR = `--${MENU_ID}`

/** A menu that copies a record's URL, identifier or JSON, and shows the result. At most one per page, as its ID is fixed. */
export default function CopyMenu({ what, id, json }: CopyMenuProps) {
  const [outcome, copy] = useCopy()
  const list = useRef<HTMLUListElement>(null)
  const choices: [label: string, text: () => string][] = [
    ['Link to this page', canonicalUrl],
    [what, () => id],
    ...(json === undefined ? [] : [['Raw JSON', () => json] satisfies [string, () => string]]),
  ]
  const focusItem = (index: number) => [...(list.current?.querySelectorAll('button') ?? [])].at(index)?.focus()
  const openByKey = (event: KeyboardEvent) => {
    const index = { ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (index === undefined) return
    event.preventDefault()
    list.current?.showPopover()
    focusItem(index)
  }
  const moveInside = (event: KeyboardEvent<HTMLElement>) => {
    // Tab leaves the menu.
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
        popoverTarget={MENU_ID}
        aria-haspopup="menu"
        onKeyDown={openByKey}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-line px-2.5 hover:bg-sunken md:min-h-7"
        style={{ anchorName: ANCHOR }}
      >
        {/* On a small screen, the record's name needs the space. */}
        <span className="md:hidden">
          <CopyIcon />
        </span>
        <span className="max-md:sr-only">Copy as</span>
        <span className="icon icon-chevron-down text-muted" />
      </button>
      <ul
        ref={list}
        id={MENU_ID}
        popover="auto"
        role="menu"
        aria-label="Copy as"
        onKeyDown={moveInside}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && !currentTarget.contains(document.activeElement)) focusItem(0)
        }}
        className="min-w-52 rounded-sm border border-line-strong bg-raised p-1 text-ink"
        style={{
          positionAnchor: ANCHOR,
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
              popoverTarget={MENU_ID}
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
