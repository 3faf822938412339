import { type Destination, DESTINATIONS } from './destinations'
import { useRouter } from '@tanstack/react-router'
import { lazy, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { isSingleKeyShortcut } from '#/data/settings/singleKeys'
import { focusedRow, moveRowFocus, openRow, toggleRow } from '#/shell/rowFocus'
import { LazyPanel } from '#/ui/LazyPanel'

const ShortcutList = lazy(() => import('#/shell/ShortcutList'))

/** Dialogs and popovers, except hints: while one is open, shortcuts of the page are off. */
const OVERLAYS = '[popover]:not([role="tooltip"]):popover-open, dialog[open]'

/** Handles the keyboard shortcuts of all pages, and renders the button that lists them. */
export function Shortcuts({ config, chain }: { config: Config; chain: Chain | null }) {
  const { history } = useRouter()
  const [isListOpen, setListOpen] = useState(false)
  const [read] = useState(createKeyReader)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, defaultPrevented } = event
    if (defaultPrevented || !isSingleKeyShortcut(event) || document.querySelector(OVERLAYS)) return
    const action = read(key.length === 1 ? key.toLowerCase() : key, timeStamp)
    if (!action) return
    // The second key of a sequence may be a shortcut of its own.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (action.kind === 'list') setListOpen(true)
    if (action.kind === 'go') history.push(action.destination.path((chain ?? defaultChain(config)).id))
  })
  // Before the paint: the keys act as soon as the button that lists them is there.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])

  return (
    <>
      <button type="button" className="text-accent hover:underline max-md:min-h-6" onClick={() => setListOpen(true)}>
        Keyboard shortcuts
      </button>
      {isListOpen && (
        <LazyPanel>
          <ShortcutList onClose={() => setListOpen(false)} />
        </LazyPanel>
      )}
    </>
  )
}

/** The action of a single key; `done` where it has been carried out already. */
export type KeyAction =
  | { readonly kind: 'list' }
  | { readonly kind: 'go'; readonly destination: Destination }
  | { readonly kind: 'done' }

/** How long the second key of a sequence may take. */
const SEQUENCE_TIMEOUT_MS = 1500

/** Reads keys one by one; `now` is the time in ms. Null for a key without an action. */
export function createKeyReader(): (key: string, now: number) => KeyAction | null {
  let startedAt = Number.NEGATIVE_INFINITY
  return (key, now) => {
    const second = now - startedAt < SEQUENCE_TIMEOUT_MS
    startedAt = key === 'g' && !second ? now : Number.NEGATIVE_INFINITY
    if (second) {
      const destination = DESTINATIONS.find((each) => each.key === key)
      return destination ? { kind: 'go', destination } : null
    }
    return actionOf(key)
  }
}

const DONE = { kind: 'done' } as const

function actionOf(key: string): KeyAction | null {
  switch (key) {
    case '?':
      return { kind: 'list' }
    case 'j':
    case 'k':
      moveRowFocus(key === 'j' ? 1 : -1)
      return DONE
    case 'ArrowDown':
    case 'ArrowUp':
      // Without a focused row, arrow keys scroll the page.
      if (!focusedRow()) return null
      moveRowFocus(key === 'ArrowDown' ? 1 : -1)
      return DONE
    case 'Enter':
      return openRow() ? DONE : null
    case ' ':
      return toggleRow() ? DONE : null
    default:
      return null
  }
}
