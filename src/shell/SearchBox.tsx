import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { type Chain, type Config, findChain } from '#/data/config'
import { paths } from '#/domain/paths'
import { readSearchInput, type SearchTarget } from '#/domain/searchInput'

/** Where a search target is shown on a chain; whatever needs the server to decide leads to the results. */
function pathOf(chain: string | null, target: SearchTarget, typed: string): string {
  if (target.kind === 'hash') return paths.search(chain, target.hash)
  if (!chain) return paths.search(chain, typed)
  switch (target.kind) {
    case 'address':
      return paths.address(chain, target.hash)
    case 'token':
      return paths.token(chain, target.hash)
    case 'tokenInstance':
      return paths.instance(chain, target.contract, target.id)
    case 'blockNumber':
      return paths.block(chain, String(target.height))
    default:
      return paths.search(chain, typed)
  }
}

/** The chain that a pasted link belongs to: by the id or slug in its path, else by the host that serves the chain's API. */
function chainOfLink(config: Config, { chain, host }: { chain: string | null; host: string }): Chain | undefined {
  const named = chain === null ? undefined : findChain(config, chain)
  return named ?? config.chains.find(({ baseUrl }) => baseUrl && new URL(baseUrl, location.origin).host === host)
}

/** The search box: an address, a height or a token goes straight to its page, anything else to the results. */
export function SearchBox({ config, chain }: { config: Config; chain: Chain | null }) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(?:input|textarea|select)$/i.test(event.target.tagName)
      const asked =
        (event.key === '/' && !typing && !event.metaKey && !event.ctrlKey) ||
        (event.key === 'k' && (event.metaKey || event.ctrlKey))
      if (!asked) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = box.current?.value.trim() ?? ''
    const input = readSearchInput(typed)
    if (input.kind === 'empty') return
    box.current?.blur()
    if (input.kind === 'explorerUrl') {
      const place = chainOfLink(config, input) ?? chain
      router.history.push(pathOf(place?.id ?? null, input.target, typed))
    } else router.history.push(pathOf(chain?.id ?? null, input, typed))
  }

  return (
    <search className="min-w-0 grow">
      <form onSubmit={submit}>
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={chain ? `Search ${chain.name}` : 'Search all chains'}
          placeholder="Address, transaction, block, token…"
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full max-w-2xl rounded-sm border border-line-strong bg-raised px-3 placeholder:text-muted focus:border-accent md:h-8"
        />
      </form>
    </search>
  )
}
