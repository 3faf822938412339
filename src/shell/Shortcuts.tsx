import { useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { isSingleKeyShortcut } from '#/data/settings/singleKeys'
import { createKeyReader } from '#/shell/keyboardShortcuts'
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
  useEffect(() => {
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
