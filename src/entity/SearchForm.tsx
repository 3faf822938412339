import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Chain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { Button } from '#/ui/Button'
import { TextBox } from '#/ui/TextBox'

/** A search on a page that shows no record: of the chain, or of all chains without one. */
export default function SearchForm({ chain, initial }: { chain: Chain | null; initial: string }) {
  const { history } = useRouter()
  const [text, setText] = useState(initial)
  return (
    <form
      role="search"
      aria-label="Search again"
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') history.push(paths.search(chain?.id ?? null, text.trim()))
      }}
    >
      <TextBox
        type="search"
        value={text}
        onText={setText}
        aria-label="Address, txn hash, block or token"
        placeholder="Address / txn hash / block / token"
        className="min-w-0 flex-1 sm:w-96 sm:flex-none"
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
