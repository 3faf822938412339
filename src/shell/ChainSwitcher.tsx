import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { isSingleKeyShortcut } from '#/data/settings/singleKeys'
import { ChainMark } from '#/entity/ChainMark'

/** Prefetched on hover and focus; the page of all chains replaces it where it cannot be loaded. */
const loadPicker = () => import('#/shell/ChainPicker')
const ChainPicker = lazy(() => loadPicker().catch(() => ({ default: AllChains })))
const prefetch = () => void loadPicker().catch(() => undefined)

/** The header's button with the current chain; a press or the key C opens the chain picker. */
export function ChainSwitcher({ config, chain }: { config: Config; chain: Chain | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Also with Caps Lock, but not with Shift.
      if (event.key.toLowerCase() !== 'c' || event.shiftKey || !isSingleKeyShortcut(event)) return
      event.preventDefault()
      button.current?.focus()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="c"
        aria-label={`Chain: ${chain?.name ?? 'all'}. Switch`}
        title="Switch chain (C)"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-40 shrink-0 items-center gap-2 rounded-sm border border-line px-2 font-medium hover:bg-sunken md:min-h-8"
      >
        <ChainMark chain={chain} />
        <span className="hidden truncate sm:inline">{chain?.name ?? 'All chains'}</span>
        <span className="icon icon-chevron-down text-muted" />
      </button>
      <Suspense>
        {open !== undefined && <ChainPicker config={config} chain={chain} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

function AllChains() {
  const router = useRouter()
  useEffect(() => void router.navigate({ to: '/' }), [router])
  return <></>
}
