import { lazy, useState } from 'react'
import { LazyPanel } from '#/ui/LazyPanel'

const loadSettings = () => import('#/features/settings/DisplaySettings')
const DisplaySettings = lazy(loadSettings)
const prefetch = () => void loadSettings().catch(() => undefined)

/** The header's button that opens a panel with the display settings: theme, format of times and amounts. */
export function DisplayButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget="display"
        aria-label="Display settings"
        title="Display settings"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken md:size-8"
      >
        <svg
          viewBox="0 0 16 16"
          className="size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          aria-hidden
        >
          <path d="M1.5 4.5h5m4 0h4M1.5 11.5h3m4 0h6" />
          <circle cx="8.5" cy="4.5" r="2" />
          <circle cx="6.5" cy="11.5" r="2" />
        </svg>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for the focus to leave */}
      <div
        id="display"
        popover="auto"
        role="group"
        aria-label="Display settings"
        // Closes when the focus leaves, as the panel covers what the Tab key reaches next.
        onBlur={({ currentTarget: panel, relatedTarget: to }) => {
          if (to && to !== panel.previousSibling && !panel.contains(to)) panel.hidePopover()
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="inset-auto top-(--bar) right-2 m-0 max-h-[calc(100dvh-var(--bar)-0.5rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-sm border border-line-strong bg-raised p-4 text-ink shadow-lg"
      >
        {isOpen && (
          <LazyPanel fallback="Loading…">
            <DisplaySettings />
          </LazyPanel>
        )}
      </div>
    </>
  )
}
