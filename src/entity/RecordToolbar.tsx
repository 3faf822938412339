import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useStore } from '#/data/useStore'
import { useLabel } from '#/data/labels/labels'
import { bookmarks, setBookmark, shownTitle } from '#/data/settings/bookmarks'
import { recordPath } from '#/domain/links/paths'
import { CopyChoice, CopyMenu } from '#/ui/CopyMenu'
import { canonicalUrl } from '#/ui/PageMeta'
import { moveAmong } from '#/ui/roving'

const LabelEditor = lazy(() => import('#/entity/LabelEditor'))

/** A record, and what is done with it. */
export interface RecordToolbarProps {
  /** Name of the identifier, such as 'Transaction hash', and the identifier. */
  what: string
  id: string
  /** The exact API response; undefined while there is none. */
  json: string | undefined
  /** The address that can be labeled, if the record is one. */
  address?: string
  /** More choices of its copy menu, whose code loads later: `ReplyChoices`. */
  reply?: ReactNode
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // The copy menu handles its own arrow keys.
  if (!event.defaultPrevented) moveAmong(event, 'button:not([role=menuitem])', ['ArrowLeft', 'ArrowRight'])
}

/** The toolbar of a record's header: label, bookmark, copy. One tab stop; arrow keys move through the buttons. */
export default function RecordToolbar({ what, id, json, address, reply }: RecordToolbarProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the keys act on the buttons inside, which have the focus
    <div role="toolbar" aria-label="Page actions" onKeyDown={moveFocus} className="flex shrink-0 items-center gap-1">
      {address !== undefined && <LabelButton address={address} />}
      <BookmarkButton />
      <CopyMenu label="Copy as">
        <CopyChoice label="Link to this page" text={canonicalUrl} />
        <CopyChoice label={what} text={() => id} />
        {reply && <Suspense>{reply}</Suspense>}
        {json !== undefined && <CopyChoice label="Raw JSON" text={() => json} />}
      </CopyMenu>
    </div>
  )
}

const button =
  'inline-grid size-11 place-items-center rounded-sm text-lg text-muted hover:bg-sunken hover:text-ink md:size-7 md:text-base'

function LabelButton({ address }: { address: string }) {
  const label = useLabel(address)
  const [isOpen, setOpen] = useState(false)
  const title = label === null ? 'Add private label' : 'Edit private label'
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={button}
      >
        <span className="icon icon-pencil" />
      </button>
      {isOpen && (
        <Suspense>
          <LabelEditor address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function BookmarkButton() {
  const href = useLocation({ select: ({ pathname }) => recordPath(pathname) })
  const isMarked = useStore(bookmarks, (all) => all.some((each) => each.href === href))
  if (href === null) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Bookmark"
      aria-pressed={isMarked}
      title={isMarked ? 'Remove bookmark' : 'Add bookmark'}
      onClick={() => setBookmark({ href, title: shownTitle() }, !isMarked)}
      className={button}
    >
      <span className={`icon ${isMarked ? 'icon-star-full text-accent' : 'icon-star'}`} />
    </button>
  )
}
