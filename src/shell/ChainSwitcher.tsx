import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { actsAlone } from '#/data/settings/singleKeys'
import { ChainMark } from '#/entity/ChainMark'

/** The list comes when someone is about to open it; where it can't be fetched, the page of all chains stands in. */
const fetchList = () => import('#/shell/ChainPicker')
const ChainPicker = lazy(() => fetchList().catch(() => ({ default: AllChains })))
const prepare = () => void fetchList().catch(() => undefined)

/** Shows the current chain; pressed, or by the key C, it offers the others. */
export function ChainSwitcher({ config, chain }: { config: Config; chain: Chain | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // With Caps Lock too, as / works then; Shift-C is none of its keys.
      if (event.key.toLowerCase() !== 'c' || event.shiftKey || !actsAlone(event)) return
      event.preventDefault()
      button.current?.focus()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="c"
        aria-label={`Chain: ${chain?.name ?? 'all'}. Switch`}
        title="Switch the chain (C)"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-40 shrink-0 items-center gap-2 rounded-sm border border-line px-2 font-medium hover:bg-sunken md:min-h-8"
      >
        <ChainMark chain={chain} />
        <span className="hidden truncate sm:inline">{chain?.name ?? 'All chains'}</span>
        <span aria-hidden className="text-xs text-muted">
          ▾
        </span>
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
