import './searchBox.css'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { actsAlone } from '#/data/settings/singleKeys'
import { paths } from '#/domain/paths'
import type { SearchPaletteProps } from '#/features/search/SearchPalette'

/** What reads and completes the text comes when someone is about to type; the box works without it. */
const loaded = () => import('#/features/search/SearchPalette')
const SearchPalette = lazy<ComponentType<SearchPaletteProps>>(() => loaded().catch(() => ({ default: () => null })))

interface SearchBoxProps {
  config: Config
  chain: Chain | null
  /** Where the box stands: in the header, or as the first thing of the page that all begins with. */
  place: 'header' | 'page'
}

/** The search box: it leads to the results until its palette has come. */
export function SearchBox({ config, chain, place }: SearchBoxProps) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey } = event
      // Caps Lock makes it a K, Shift another command of some browsers.
      if (ctrlKey || metaKey ? key.toLowerCase() !== 'k' || shiftKey : key !== '/' || !actsAlone(event)) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const palette = await loaded().catch(() => null)
    const typed = box.current?.value.trim()
    if (palette) palette.openTyped(form, { config, chain, router })
    else if (typed) router.history.push(paths.search(chain?.id ?? null, typed))
  }

  return (
    <search className={`search-box in-${place}`}>
      <form onSubmit={(event) => void submit(event)}>
        <input
          ref={box}
          onFocus={() => setWanted(true)}
          role="combobox"
          aria-label={chain ? `Search ${chain.name}` : 'Search all chains'}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls="suggestions"
          placeholder="Address, transaction, block, token…"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="w-full rounded-sm border border-line-strong bg-raised placeholder:text-muted focus:border-accent"
        />
      </form>
      <Suspense>{wanted && <SearchPalette box={box} config={config} chain={chain} />}</Suspense>
    </search>
  )
}
