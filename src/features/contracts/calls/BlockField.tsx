import { type FormEvent, useId, useState } from 'react'
import { Button } from '#/ui/Button'

interface BlockFieldProps {
  /** 'latest', or a height. */
  block: string
  /** Undefined for the latest block. */
  onChange: (height: string | undefined) => void
}

/** Chooses the block at which a contract is read. */
export function BlockField({ block, onChange }: BlockFieldProps) {
  const id = useId()
  const [text, setText] = useState(block)
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const height = text.trim().replaceAll(',', '')
    if (height === '' || height === 'latest') onChange(undefined)
    else if (/^\d{1,18}$/.test(height)) onChange(height)
    else setError('Enter a block height, or “latest”')
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-1 block text-muted">
        Block
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : `${id}-error`}
          autoComplete="off"
          className="h-11 w-32 rounded-sm border border-line-strong bg-raised px-3 md:h-9"
        />
        <Button type="submit">Read at block</Button>
        {block !== 'latest' && <Button onClick={() => onChange(undefined)}>Latest</Button>}
      </span>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </form>
  )
}
