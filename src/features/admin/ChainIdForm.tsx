import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { isChainId } from '#/domain/chainId'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'

/** Opens the network of a chain id that is typed, listed or not. */
export function ChainIdForm() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = input.current?.value.trim() ?? ''
    if (isChainId(id)) return router.history.push(paths.network(id))
    setProblem('A chain id is a whole number in decimal digits, such as 8453.')
    input.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-8">
      <label htmlFor="chain-id" className="mb-1 block font-medium">
        Another network, by its chain id
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id="chain-id"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="chain-id-problem"
          aria-invalid={problem !== ''}
          onChange={() => setProblem('')}
          className="h-11 w-full max-w-60 rounded-sm border border-line-strong bg-raised px-3 font-mono aria-invalid:border-bad md:h-9"
        />
        <Button type="submit" className="md:min-h-9">
          Open
        </Button>
      </div>
      <p id="chain-id-problem" role="alert" className="mt-1 min-h-5 text-bad">
        {problem}
      </p>
    </form>
  )
}
