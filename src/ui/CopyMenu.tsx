import { createContext, type KeyboardEvent, type ReactNode, use, useId, useMemo, useRef } from 'react'
import { CopyIcon, useCopy } from '#/ui/CopyButton'
import { moveAmong } from '#/ui/roving'

interface CopyMenuProps {
  label: string
  /** Each a `CopyChoice`. */
  children: ReactNode
}

/** The menu around a choice: its ID, and what copies. */
const MenuContext = createContext<{ id: string; copy: (text: string) => void }>({ id: '', copy: () => {} })

/** A choice of a copy menu. Its text is made within the click, as browsers allow copying only there. */
export function CopyChoice({ label, text }: { label: string; text: () => string }) {
  const { id, copy } = use(MenuContext)
  return (
    <li role="none">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={() => copy(text())}
        className="flex min-h-11 w-full items-center rounded-xs px-2 text-left hover:bg-sunken focus:bg-sunken md:min-h-9"
      >
        {label}
      </button>
    </li>
  )
}

/** A menu that copies one of several texts, and shows the result. */
export function CopyMenu({ label, children }: CopyMenuProps) {
  const [outcome, copy] = useCopy()
  const id = useId()
  const menu = useMemo(() => ({ id, copy }), [id, copy])
  const anchor = `--${id}`
  const list = useRef<HTMLUListElement>(null)
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
        popoverTarget={id}
        aria-haspopup="menu"
        onKeyDown={openByKey}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-line px-2.5 hover:bg-sunken md:min-h-7"
        style={{ anchorName: anchor }}
      >
        {/* On a small screen, the record's name needs the space. */}
        <span className="md:hidden">
          <CopyIcon />
        </span>
        <span className="max-md:sr-only">{label}</span>
        <span className="icon icon-chevron-down text-muted" />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={moveInside}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && !currentTarget.contains(document.activeElement)) focusItem(0)
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
        <MenuContext value={menu}>{children}</MenuContext>
      </ul>
    </div>
  )
}
