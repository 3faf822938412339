import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#/ui/Button'
import { TextBox } from '#/ui/TextBox'

/** Reads the counterparty from any text with an address in it, such as a link, and opens `hrefOf` it. */
export default function CounterpartyForm({ hrefOf }: { hrefOf: (counterparty: string) => string }) {
  const router = useRouter()
  const id = useId()
  const [error, setError] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('with') as HTMLInputElement
    const [address] = /\b0x[\da-f]{40}\b/i.exec(field.value) ?? []
    if (address) return router.history.push(hrefOf(address))
    setError('Enter a valid address: 0x followed by 40 hex characters')
    field.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-full flex-wrap items-center gap-2">
      <label htmlFor={id}>Counterparty</label>
      <TextBox
        place="line"
        id={id}
        name="with"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press on 'Counterparty…'
        autoFocus
        placeholder="0x…"
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
        onChange={() => setError('')}
        className="w-64 font-mono"
      />
      <Button type="submit" className="md:min-h-7">
        Show
      </Button>
      <span id={`${id}-error`} role="alert" className="text-bad">
        {error}
      </span>
    </form>
  )
}
