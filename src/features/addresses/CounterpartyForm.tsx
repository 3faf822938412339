import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'

/** Takes the other address, also out of a longer text such as a link, and goes where `hrefWith` says. */
export default function CounterpartyForm({ hrefWith }: { hrefWith: (other: string) => string }) {
  const router = useRouter()
  const id = useId()
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('with') as HTMLInputElement
    const [found] = /\b0x[\da-f]{40}\b/i.exec(field.value) ?? []
    if (found) return router.history.push(paths.of(router.state.location.pathname) + hrefWith(found))
    setProblem('That is no address: 0x and 40 hexadecimal digits.')
    field.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-full flex-wrap items-center gap-2">
      <label htmlFor={id}>With</label>
      <input
        id={id}
        name="with"
        // The reader has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder="0x… the other address"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={() => setProblem('')}
        className="h-11 w-64 max-w-full rounded-sm border border-line-strong bg-raised px-2 font-mono text-ink placeholder:text-muted aria-invalid:border-bad md:h-7"
      />
      <Button type="submit" className="md:min-h-7">
        Show
      </Button>
      <span id={`${id}-problem`} role="alert" className="text-bad">
        {problem}
      </span>
    </form>
  )
}
