import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ApiError } from '#/api/errors'
import { RpcError } from '#/contracts/rpcError'
import { errorSummary } from '#/entity/errorText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

interface ActionFormProps<Input extends object, Made> {
  title: string
  /** Text of the button. */
  label: string
  change: UseMutationResult<Made, Error, Input>
  /** What to change, from the texts of the form's fields; a text if it can't be done, which says why. */
  read: (field: (name: string) => string) => Input | string
  /** What was changed, once it was. */
  outcome: ReactNode
  children: ReactNode
}

/** One change of a development chain: its fields, its button, and what came of it. */
export function ActionForm<Input extends object, Made>({
  title,
  label,
  change,
  read,
  outcome,
  children,
}: ActionFormProps<Input, Made>) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const { error, isPending, isSuccess, mutate } = change
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const input = read((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    })
    setProblem(typeof input === 'string' ? input : '')
    if (typeof input !== 'string') mutate(input)
  }
  return (
    <section aria-labelledby={id} className="panel p-4">
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      <form onSubmit={submit} className="stack-3" noValidate>
        {children}
        <Button type="submit" disabled={isPending}>
          {label}
        </Button>
      </form>
      <p role="alert" className="mt-2 text-sm text-bad wrap-anywhere empty:hidden">
        {problem || (error && <NodeRefusal error={error} />)}
      </p>
      <p role="status" className="mt-2 text-sm wrap-anywhere empty:hidden">
        {isSuccess && !problem && outcome}
      </p>
    </section>
  )
}

/** Why the node did not do it, in its own words where it has any. */
function NodeRefusal({ error }: { error: Error }) {
  if (error instanceof RpcError)
    return (
      <>
        The node refused: <UntrustedText text={error.serverMessage} max={300} />
      </>
    )
  return error instanceof ApiError ? errorSummary(error) : error.message
}
