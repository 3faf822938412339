import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Chain, Config } from '#/data/config'

/** What reads the input comes when someone is about to type. */
function reading() {
  return import('#/shell/searchTarget')
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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = box.current?.value.trim() ?? ''
    const { pathOfInput } = await reading()
    const path = pathOfInput(typed, config, chain)
    if (path === null) return
    box.current?.blur()
    router.history.push(path)
  }

  return (
    <search className="min-w-0 grow">
      <form onSubmit={(event) => void submit(event)}>
        <input
          ref={box}
          onFocus={() => void reading().catch(() => undefined)}
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
