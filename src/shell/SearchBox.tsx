import './searchBox.css'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { isSingleKeyShortcut } from '#/data/settings/singleKeys'
import { paths } from '#/domain/links/paths'
import type { SearchPaletteProps } from '#/features/search/SearchPalette'

/** Loaded when the input gets the focus; the search box works without it. */
const loadPalette = () => import('#/features/search/SearchPalette')
const SearchPalette = lazy<ComponentType<SearchPaletteProps>>(() =>
  loadPalette().catch(() => ({ default: () => null })),
)

interface SearchBoxProps {
  config: Config
  chain: Chain | null
  /** In the header, or at the top of the page of all chains. */
  position: 'header' | 'page'
}

/** The text that the page has the search results of; null on any other page. */
function searchedText({ location }: { location: { pathname: string; search: { q?: unknown } } }): string | null {
  return location.pathname.endsWith('/search') && typeof location.search.q === 'string' ? location.search.q : null
}

/** The search box with its suggestions; before they have loaded, Enter opens the search results. */
export function SearchBox({ config, chain, position }: SearchBoxProps) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const searched = useRouterState({ select: searchedText })

  // The results' text stays in the box, to be changed and searched again.
  useLayoutEffect(() => {
    if (box.current && searched !== null) box.current.value = searched
  }, [searched])

  // Before the page is painted: a key that is pressed as soon as it is visible must not be lost.
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey } = event
      // Also with Caps Lock; with Shift it is a command of some browsers.
      if (ctrlKey || metaKey ? key.toLowerCase() !== 'k' || shiftKey : key !== '/' || !isSingleKeyShortcut(event))
        return
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
    const palette = await loadPalette().catch(() => null)
    const typed = box.current?.value.trim()
    if (palette) palette.openTyped(form, { config, chain, router })
    else if (typed) router.history.push(paths.search(chain?.id ?? null, typed))
  }

  return (
    <search className={`search-box in-${position}`}>
      <form className="icon icon-search" onSubmit={(event) => void submit(event)}>
        <input
          ref={box}
          onFocus={() => setUsed(true)}
          role="combobox"
          aria-label={chain ? `Search ${chain.name}` : 'Search all chains'}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls="suggestions"
          placeholder="Search by address / txn hash / block / token"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="w-full text-ellipsis rounded-md border border-line-strong bg-raised placeholder:text-muted focus:border-accent"
        />
        <kbd aria-hidden className="search-key">
          /
        </kbd>
        {/* On a small screen the search covers the header, and most of the page below it opens something. */}
        <button
          type="button"
          aria-label="Close search"
          onClick={({ currentTarget }) => {
            box.current?.blur()
            // It has the focus if a key pressed it.
            currentTarget.blur()
          }}
          className="search-close icon icon-cross"
        />
      </form>
      <Suspense>{isUsed && <SearchPalette box={box} config={config} chain={chain} />}</Suspense>
    </search>
  )
}
