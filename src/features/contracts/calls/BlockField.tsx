import { type FormEvent, useState } from 'react'
import { Button } from '#/ui/Button'
import { TextField } from '#/ui/Field'

interface BlockFieldProps {
  /** 'latest', or a height. */
  block: string
  /** Undefined for the latest block. */
  onChange: (height: string | undefined) => void
}

/** Chooses the block at which a contract is read. */
export function BlockField({ block, onChange }: BlockFieldProps) {
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
      <TextField
        label="Block"
        value={text}
        onText={setText}
        error={error}
        className="w-32"
        beside={
          <>
            <Button type="submit">Read at block</Button>
            {block !== 'latest' && <Button onClick={() => onChange(undefined)}>Latest</Button>}
          </>
        }
      />
    </form>
  )
}
