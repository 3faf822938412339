import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#/domain/paths'

interface NeighboursProps {
  chain: string
  /** As it stands in the URL: the tab that is shown is kept. */
  id: string
  /** The names, heights or hashes, of the blocks on either side; null where there is none. */
  previous: number | string | null
  next: number | string | null
}

/** Where the arrow keys have a meaning of their own. */
const taken = 'input, textarea, select, [contenteditable], nav, [role=tree], [role=menu], video, audio'

/** What lies over the page: while it does, no key is meant for what is below. */
const over = '[popover]:popover-open, dialog[open]'

/** Whether a key is meant for what has the focus: a field, a menu, or something that the arrows scroll sideways. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector(over)) return true
  if (!(target instanceof Element)) return false
  return target.closest(taken) !== null || (target !== document.body && target.scrollWidth > target.clientWidth)
}

const step =
  '-my-2 inline-grid size-11 place-items-center rounded-sm border border-line text-base font-normal hover:bg-sunken hover:no-underline md:my-0 md:size-7'

/** The blocks before and after a block, by buttons and by the keys ← and →. */
export function Neighbours({ chain, id, previous, next }: NeighboursProps) {
  const { history } = useRouter()
  const tab = useRouterState({
    select: ({ location }) => paths.of(location.pathname).slice(paths.block(chain, id).length).replaceAll('/', ''),
  })
  const linkTo = (block: number | string | null) => (block === null ? null : paths.block(chain, block, tab))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
    const block = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null
    const href = linkTo(block)
    if (href === null || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTaken(event)) return
    event.preventDefault()
    history.push(href)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <span className="inline-flex gap-1 align-bottom">
      <Step href={linkTo(previous)} label="Previous block" sign="‹" shortcut="ArrowLeft" />
      <Step href={linkTo(next)} label="Next block" sign="›" shortcut="ArrowRight" />
    </span>
  )
}

interface StepProps {
  href: string | null
  label: string
  sign: string
  shortcut: 'ArrowLeft' | 'ArrowRight'
}

function Step({ href, label, sign, shortcut }: StepProps) {
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
