import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { paths } from '#/domain/links/paths'
import { filterHref, type FilterSearch } from '#/list/definition'
import { Button } from '#/ui/Button'
import { TextBox } from '#/ui/TextBox'

interface ListSearchFormProps {
  /** Accessible name of the form: what is searched. */
  label: string
  /** What can be typed: 'Name or address'. */
  field: string
  search: FilterSearch
}

/** The field that searches a list by the parameter `q` of its URL. */
export function ListSearchForm({ label, field, search }: ListSearchFormProps) {
  const router = useRouter()
  const text = search['q'] ?? ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    const href = filterHref(search, { q: input.value.trim() || undefined })
    router.history.push(paths.of(router.state.location.pathname) + href)
  }
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      className="flex max-w-full items-center gap-2 max-lg:order-1 max-md:w-full"
    >
      <TextBox
        place="line"
        // Typed text belongs to one search.
        key={text}
        type="search"
        name="q"
        defaultValue={text}
        aria-label={field}
        placeholder={field}
        className="w-52 max-md:grow"
      />
      <Button type="submit" className="md:min-h-7">
        Search
      </Button>
    </form>
  )
}
