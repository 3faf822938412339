import './palette.css'
import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { noteChain } from '#/data/settings/recentChains'
import { forgetSearch, onRecentSearches, recentSearches, rememberSearch } from '#/data/search/recentSearches'
import { readSearchInput } from '#/domain/searchInput'
import { askedText } from '#/domain/searchTarget'
import { highlightMatches } from '#/features/search/highlightMatches'
import { isScam } from '#/features/search/hit'
import { type Option, paletteGroups } from '#/features/search/options'
import { useOwnPages } from '#/features/search/ownPages'
import { PaletteStatus } from '#/features/search/PaletteStatus'
import { suggestionsQuery } from '#/features/search/suggestions'
import { pathOfInput } from '#/features/search/target'
import { useCombobox, useTyped } from '#/features/search/useCombobox'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

export interface SearchPaletteProps {
  /** The header's search box, which keeps the focus. */
  box: RefObject<HTMLInputElement | null>
  config: Config
  chain: Chain | null
}

interface Surroundings {
  config: Config
  chain: Chain | null
  router: Pick<AnyRouter, 'history'>
}

/** A search that leaves a chain asks it first, even where it was opened too lately to be noted among the visited ones. */
function leave(chain: Chain | null): void {
  if (chain) noteChain(chain.id)
}

/** Opens the page that the text in a search form leads to; a text that leads nowhere stays, with what is offered. */
export function openTyped(form: HTMLFormElement, { config, chain, router }: Surroundings): void {
  const input = form.querySelector('input')
  const path = pathOfInput(input?.value ?? '', config, chain)
  if (path === null) return
  leave(chain)
  input?.blur()
  router.history.push(path)
}

/** What the search box offers while it is typed into: what the text names, what the server suggests, what was opened before. */
export default function SearchPalette({ box, config, chain }: SearchPaletteProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { client } = useRouter().options.context
  const typed = useTyped(box)
  const recent = useSyncExternalStore(onRecentSearches, recentSearches)
  const { open, active, close } = useCombobox({
    box,
    list: 'suggestions',
    onErase: (option) => forgetSearch(option.slice(id.length)),
  })
  const suggesting = chain ?? defaultChain(config)
  const asked = open ? askedText(readSearchInput(typed)) : ''
  const wanted = suggestionsQuery({ config, client, chain: suggesting }, asked)
  const own = useOwnPages(suggesting.id)
  const query = useQuery({
    ...wanted,
    // Lines that were there a moment ago are better than none while a word is being typed; not those of another chain.
    placeholderData: (earlier, by) => (by?.queryKey[1] === wanted.queryKey[1] ? earlier : undefined),
  })
  const suggestions = (asked !== '' && query.data) || []
  const groups = paletteGroups({ typed, config, chain, suggesting, suggestions, recent, own })
  const options = groups.flatMap((group) => group.options)
  const idOf = ({ href }: Option) => id + href
  useEffect(() => highlightMatches(open ? area.current : null, asked))

  const opened = (option: Option) => {
    // A hash alone may be anything, a private key too, until a server has known it.
    if (option.from !== 'typed' || !/\/search\?/.test(option.href)) rememberSearch(option)
    leave(chain)
    close()
    box.current?.blur()
  }
  const blank = typed.trim() === ''
  return (
    <div
      hidden={!open || (blank && options.length === 0)}
      className="fixed inset-x-0 top-(--bar) z-20 max-h-[calc(100dvh-var(--bar))] overflow-y-auto border-b border-line-strong bg-raised text-ink shadow-lg md:absolute md:inset-x-auto md:top-full md:mt-1 md:max-h-[70dvh] md:w-full md:max-w-2xl md:min-w-md md:rounded-sm md:border"
    >
      <div className="flex">
        <div ref={area} id="suggestions" role="listbox" aria-label="Suggestions" className="min-w-0 grow pb-1">
          {groups.map(({ label, options: lines }) => (
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden className="flex h-8 items-end px-3 pb-1 text-sm font-medium text-muted">
                {label}
              </p>
              {lines.map((option) => (
                <a
                  key={option.href}
                  id={idOf(option)}
                  role="option"
                  aria-selected={idOf(option) === active}
                  tabIndex={-1}
                  href={option.href}
                  data-prepare="never"
                  onClick={() => opened(option)}
                  className="flex h-11 items-center gap-3 border-l-2 border-transparent px-3 text-ink hover:bg-sunken hover:no-underline aria-selected:border-accent aria-selected:bg-accent-soft md:h-9"
                >
                  <span aria-hidden className="w-4 shrink-0 text-center text-muted">
                    {option.sign}
                  </span>
                  <span className="min-w-0 grow truncate">
                    <UntrustedText text={option.title} max={80} />
                  </span>
                  {option.detail && (
                    <span className="w-34 shrink-0 truncate text-right text-sm text-muted">
                      {option.detail.startsWith('0x') ? (
                        <Hash hash={option.detail} />
                      ) : (
                        <UntrustedText text={option.detail} />
                      )}
                    </span>
                  )}
                </a>
              ))}
            </div>
          ))}
        </div>
        {blank && <Erasers options={options} onErased={() => box.current?.focus()} />}
      </div>
      <PaletteStatus
        typed={typed}
        chain={suggesting}
        query={query}
        scams={suggestions.filter(isScam).length}
        options={options.length}
      />
    </div>
  )
}

/** A button for each recent search, beside the line that it erases, and one for all. */
function Erasers({ options, onErased }: { options: readonly Option[]; onErased: () => void }) {
  const erase = (href?: string) => {
    // The button goes with what it erased, and the focus would go with it.
    onErased()
    forgetSearch(href)
  }
  return (
    <div className="shrink-0">
      <p className="flex h-8 items-end justify-end px-3 pb-1">
        <button type="button" onClick={() => erase()} className="text-sm text-accent hover:underline">
          Erase all
        </button>
      </p>
      <ul aria-label="Erase single searches" className="flex flex-col items-end">
        {options.map(({ href, title }) => (
          <li key={href}>
            <button
              type="button"
              aria-label={`Erase ${title}`}
              onClick={() => erase(href)}
              className="grid h-11 w-11 place-items-center text-muted hover:bg-sunken hover:text-ink md:h-9"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
