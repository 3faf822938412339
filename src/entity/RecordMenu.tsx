import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { bookmarks, setBookmark } from '#/data/settings/bookmarks'
import { useLabel } from '#/data/labels/labels'
import { recordPath } from '#/domain/recordPath'
import CopyMenu, { type CopyMenuProps } from '#/ui/CopyMenu'
import { moveAmong } from '#/ui/roving'

const LabelEditor = lazy(() => import('#/entity/LabelEditor'))

export interface RecordMenuProps extends CopyMenuProps {
  /** The address that a reader may label, where the record is one. */
  address?: string
}

function move(event: KeyboardEvent<HTMLElement>): void {
  // The menu's own keys are its own.
  if (!event.defaultPrevented) moveAmong(event, 'button:not([role=menuitem])', ['ArrowLeft', 'ArrowRight'])
}

/** What can be done with a record: label it, bookmark it, copy it. One stop of the Tab key, arrow keys go through them. */
export default function RecordMenu({ address, ...copied }: RecordMenuProps) {
  return (
    // The keys act on the buttons inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="toolbar" aria-label="This page" onKeyDown={move} className="flex shrink-0 items-center gap-1">
      {address !== undefined && <Label address={address} />}
      <Bookmark />
      <CopyMenu {...copied} />
    </div>
  )
}

const button =
  'inline-grid size-11 place-items-center rounded-sm text-lg text-muted hover:bg-sunken hover:text-ink md:size-7 md:text-base'

function Label({ address }: { address: string }) {
  const label = useLabel(address)
  const [open, setOpen] = useState(false)
  const words = label === null ? 'Add a label of your own' : 'Change your label'
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={button}
      >
        ✎
      </button>
      {open && (
        <Suspense>
          <LabelEditor address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Bookmark() {
  const href = useLocation({ select: ({ pathname }) => recordPath(pathname) })
  const marked = useSyncExternalStore(bookmarks.subscribe, () => bookmarks.get().some((each) => each.href === href))
  if (href === null) return null
  const words = marked ? 'Take the bookmark away' : 'Bookmark this page on this device'
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Bookmark"
      aria-pressed={marked}
      title={words}
      onClick={() => setBookmark({ href, title: document.title }, !marked)}
      className={button}
    >
      <span className={marked ? 'text-accent' : undefined}>{marked ? '★' : '☆'}</span>
    </button>
  )
}
