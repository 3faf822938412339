import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

interface OutOfReachProps {
  /** The blocks whose lists were read to their ends, by height or hash. */
  read: readonly string[]
  onRetry: () => void
}

/** Says why a transaction that the server knows of cannot be shown, and lets a reader who knows its block say it. */
export function OutOfReach({ read, onRetry }: OutOfReachProps) {
  const { chain } = useChain()
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const look = (event: FormEvent) => {
    event.preventDefault()
    const block = box.current?.value.trim()
    if (block) router.history.push(`${location.pathname}?block=${encodeURIComponent(block)}`)
  }
  return (
    <Notice title="The server knows this transaction, but not where it can be read">
      <p>
        It has no record of single transactions, only the list of each block, and does not say which block this one is
        in.
      </p>
      {read.length > 0 && (
        <p>
          It is not in{' '}
          {read.map((id, place) => (
            <span key={id} className="break-all">
              {place > 0 && ', '}
              <a href={paths.block(chain.id, id, 'txs')} className="inline-block min-h-6 underline">
                block {id}
              </a>
            </span>
          ))}
          , read to the end.
        </p>
      )}
      <form onSubmit={look} className="flex flex-wrap items-center gap-2">
        <label htmlFor="block-hint">If you know its block</label>
        <input
          ref={box}
          id="block-hint"
          name="block"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Height or hash"
          pattern="\s*(\d{1,20}|0x[0-9A-Fa-f]{64})\s*"
          title="A block’s height, or its hash of 0x and 64 hexadecimal digits"
          required
          className="h-11 w-48 rounded-sm border border-line-strong bg-raised px-3 placeholder:text-muted md:h-8"
        />
        <Button type="submit">Look there</Button>
      </form>
      <Button onClick={onRetry}>Look again</Button>
    </Notice>
  )
}
