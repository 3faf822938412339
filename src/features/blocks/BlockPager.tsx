import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#/domain/links/paths'

interface BlockPagerProps {
  chain: string
  /** The height or hash in the URL. */
  id: string
  /** Heights or hashes of the neighboring blocks; null if there is none. */
  previous: number | string | null
  next: number | string | null
}

/** Elements that use the arrow keys themselves. */
const ARROW_KEY_ELEMENTS = 'input, textarea, select, [contenteditable], nav, [role=tree], [role=menu], video, audio'

/** Dialogs and popovers, except hints: while one is open, no key is meant for the page. */
const OVERLAYS = '[popover]:not([role="tooltip"]):popover-open, dialog[open]'

/** Whether a key is meant for the focused element: a field, a menu, or something that scrolls sideways. */
function isKeyTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector(OVERLAYS)) return true
  if (!(target instanceof Element)) return false
  return (
    target.closest(ARROW_KEY_ELEMENTS) !== null || (target !== document.body && target.scrollWidth > target.clientWidth)
  )
}

const step =
  'inline-grid size-11 place-items-center rounded-sm border border-line text-base font-normal hover:bg-sunken hover:no-underline md:size-7'

/** Links to the previous and next block, on the same tab, also by the keys ← and →. */
export function BlockPager({ chain, id, previous, next }: BlockPagerProps) {
  const { history } = useRouter()
  const tab = useRouterState({
    select: ({ location }) => paths.of(location.pathname).slice(paths.block(chain, id).length).replaceAll('/', ''),
  })
  const hrefOf = (block: number | string | null) => (block === null ? null : paths.block(chain, block, tab))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
    const block = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null
    const href = hrefOf(block)
    if (href === null || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isKeyTaken(event)) return
    event.preventDefault()
    history.push(href)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    // On a small screen in the line of the noun, so that the height has a line to itself.
    <span className="inline-flex gap-1 max-md:absolute max-md:top-0 max-md:left-14 md:align-middle">
      <Step href={hrefOf(previous)} label="Previous block" shortcut="ArrowLeft" />
      <Step href={hrefOf(next)} label="Next block" shortcut="ArrowRight" />
    </span>
  )
}

interface StepProps {
  href: string | null
  label: string
  shortcut: 'ArrowLeft' | 'ArrowRight'
}

function Step({ href, label, shortcut }: StepProps) {
  const sign = (
    <span aria-hidden className={`icon icon-chevron-right ${shortcut === 'ArrowLeft' ? 'rotate-180' : ''}`} />
  )
  if (href === null) {
    return (
      <span className={`${step} opacity-40`} aria-hidden>
        {sign}
      </span>
    )
  }
  const key = shortcut === 'ArrowLeft' ? '←' : '→'
  return (
    <a href={href} aria-label={label} aria-keyshortcuts={shortcut} title={`${label} (${key})`} className={step}>
      {sign}
    </a>
  )
}
