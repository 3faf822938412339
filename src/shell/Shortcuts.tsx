import { useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { actsAlone } from '#/data/settings/singleKeys'
import { createKeyReader } from '#/shell/shortcuts'

const ShortcutList = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('#/shell/ShortcutList').catch(() => ({ default: () => null })),
)

/** What lies over the page: while it does, no key is meant for what is below. */
const over = '[popover]:popover-open, dialog[open]'

/** The keys that act wherever the focus is, and a button that lists them all. */
export function Shortcuts({ config, chain }: { config: Config; chain: Chain | null }) {
  const { history } = useRouter()
  const [listed, setListed] = useState(false)
  const [read] = useState(createKeyReader)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, defaultPrevented } = event
    if (defaultPrevented || !actsAlone(event) || document.querySelector(over)) return
    const act = read(key.length === 1 ? key.toLowerCase() : key, timeStamp)
    if (!act) return
    // The second key of two may mean something else alone.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (act.kind === 'list') setListed(true)
    if (act.kind === 'go') history.push(act.place.path((chain ?? defaultChain(config)).id))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])

  return (
    <>
      <button type="button" className="min-h-6 text-accent hover:underline" onClick={() => setListed(true)}>
        Keyboard shortcuts
      </button>
      {listed && (
        <Suspense>
          <ShortcutList onClose={() => setListed(false)} />
        </Suspense>
      )}
    </>
  )
}
