import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Abi } from 'viem'
import { type ArgumentDraft, type DraftErrors, readDrafts, type Value, writeDrafts } from '#/contracts/arguments'
import { castCommand, viemCode } from '#/features/contracts/callText'
import { type AbiMethod, calldataOf } from '#/contracts/method'
import { readQuery, useNodeConnection } from '#/data/queries/rpc'
import { ArgumentFields } from '#/features/contracts/calls/ArgumentField'
import { CallResult } from '#/entity/calls/CallResult'
import { NodeError } from '#/entity/calls/NodeError'
import type { NumberUnit } from '#/entity/calls/DecodedValues'
import { Button } from '#/ui/Button'
import { Skeleton } from '#/ui/Skeleton'
import { useCopy } from '#/ui/CopyButton'

interface MethodFormProps {
  hash: string
  abi: Abi
  method: AbiMethod
  /** 'latest', or a height. */
  block: string
  token: NumberUnit | null
  /** The arguments of the link, if it is a link to this function: they are filled in and read. */
  linked: string | undefined
  /** Puts the call into the URL. */
  onRead: (args: string) => void
}

const NO_ERRORS: DraftErrors = new Map()

/** The form of a function with arguments: reads it when all arguments are valid, and shows the result. */
export function MethodForm({ hash, abi, method, block, token, linked, onRead }: MethodFormProps) {
  const { inputs } = method.abi
  const [drafts, setDrafts] = useState<readonly ArgumentDraft[]>(() => readDrafts(inputs, linked))
  const [sent, setSent] = useState(() => (linked === undefined ? null : calldataOf(method, drafts)))
  const connection = useNodeConnection()
  const data = sent?.data ?? null
  const {
    data: outcomes,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...readQuery(connection, [{ to: hash, data: data ?? '0x' }], block),
    enabled: data !== null,
  })
  const [outcome] = outcomes ?? []

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const call = calldataOf(method, drafts)
    setSent(call)
    if (call.errors) return
    onRead(writeDrafts(drafts))
    // The same call again reads the state of now.
    if (call.data === data) void refetch()
  }
  const change = (changed: readonly ArgumentDraft[]) => {
    setDrafts(changed)
    // A result is that of the arguments next to it. Errors follow each change; what has become valid is read on submit.
    const call = sent?.errors ? calldataOf(method, changed) : null
    setSent(call?.errors ? call : null)
  }
  return (
    <form onSubmit={submit} noValidate className="stack-3 max-w-3xl py-2">
      <ArgumentFields
        inputs={inputs}
        drafts={drafts}
        errors={sent?.errors ?? NO_ERRORS}
        token={token}
        onChange={change}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={isFetching}>
          Read
        </Button>
        {sent?.data && <CopyCall to={hash} method={method} values={sent.values} block={block} />}
      </div>
      <div role="status" className="empty:hidden">
        {data !== null && isFetching && <Skeleton className="w-64" />}
        {data !== null && !isFetching && outcome && (
          <CallResult
            chain={connection.chain.id}
            abi={abi}
            method={method}
            outcome={outcome}
            block={block}
            token={token}
          />
        )}
        {data !== null && !isFetching && error && <NodeError error={error} onRetry={() => void refetch()} />}
      </div>
    </form>
  )
}

interface CopyCallProps {
  to: string
  method: AbiMethod
  values: readonly Value[]
  block: string
}

/** Copies a call as a link, a command, or code. */
export function CopyCall(call: CopyCallProps) {
  const [outcome, copy] = useCopy()
  return (
    <>
      <Button onClick={() => copy(location.href)}>Copy link</Button>
      <Button onClick={() => copy(castCommand(call))}>Copy as cast call</Button>
      <Button onClick={() => copy(viemCode(call))}>Copy as viem code</Button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </>
  )
}
