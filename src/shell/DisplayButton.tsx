import { lazy, Suspense, useState } from 'react'
import { paths } from '#/domain/paths'

/** The choices come when someone is about to make one; where they can't be fetched, the page of all settings is named. */
const fetchChoices = () => import('#/features/settings/DisplayChoices')
const DisplayChoices = lazy(() => fetchChoices().catch(() => ({ default: Elsewhere })))
const prepare = () => void fetchChoices().catch(() => undefined)

/** Opens a small panel of what is chosen for all pages: colours, how times and amounts are written. */
export function DisplayButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget="display"
        aria-label="Display"
        title="Display"
        onPointerEnter={prepare}
        onFocus={prepare}
        className="size-11 shrink-0 rounded-sm text-lg text-muted hover:bg-sunken md:size-8"
      >
        ◐
      </button>
      {/* What is in it acts; it only notes that the focus leaves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id="display"
        popover="auto"
        role="group"
        aria-label="Display"
        // It lies over what the Tab key reaches next.
        onBlur={({ currentTarget: panel, relatedTarget: to }) => {
          if (to && to !== panel.previousSibling && !panel.contains(to)) panel.hidePopover()
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="inset-auto top-(--bar) right-2 m-0 max-h-[calc(100dvh-var(--bar)-0.5rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-sm border border-line-strong bg-raised p-4 text-ink shadow-lg"
      >
        {open && (
          <Suspense fallback="Loading…">
            <DisplayChoices />
          </Suspense>
        )}
      </div>
    </>
  )
}

function Elsewhere() {
  return <a href={paths.settings()}>Settings</a>
}
