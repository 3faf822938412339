import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Abi } from 'viem'
import type { AbiMethod } from '#/contracts/method'
import { readQuery, useNodeConnection } from '#/data/queries/rpc'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { CallResult } from '#/entity/calls/CallResult'
import type { NumberUnit } from '#/entity/calls/DecodedValues'
import { NodeError } from '#/entity/calls/NodeError'
import type { CallParameters } from '#/features/contracts/calls/callParameters'
import { CopyCall, MethodForm } from '#/features/contracts/calls/MethodForm'
import { Button } from '#/ui/Button'
import { Skeleton } from '#/ui/Skeleton'
import { TextField } from '#/ui/Field'

interface MethodListProps {
  hash: string
  abi: Abi
  methods: readonly AbiMethod[]
  /** 'latest', or a height. */
  block: string
  token: NumberUnit | null
  search: CallParameters
  /** Whether there is a node to read from. */
  canRead: boolean
  onRead: (fn: string, args: string) => void
}

/** Functions that are shown at first: an ABI may have thousands. */
const SHOWN_METHODS = 100

/** The functions of an ABI: those without arguments with their values, read in one batch, and a form for each of the others. */
export function MethodList(props: MethodListProps) {
  const { hash, methods, block, search, canRead } = props
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(SHOWN_METHODS)
  const sought = filter.trim().toLowerCase()
  const found = methods.filter(
    ({ signature, selector }) => signature.toLowerCase().includes(sought) || selector.startsWith(sought),
  )
  // A linked function is in view, wherever it is in the ABI.
  const shown = found.filter(({ signature }, index) => index < most || signature === search.fn)
  // Of all functions, not of those that match: a filter must not read again.
  const values = methods.filter(({ abi }) => abi.inputs.length === 0).slice(0, most)
  const connection = useNodeConnection()
  const query = useQuery({
    ...readQuery(
      connection,
      values.map(({ selector }) => ({ to: hash, data: selector })),
      block,
    ),
    enabled: canRead && values.length > 0,
  })
  if (methods.length === 0) return <p className="text-muted">No read functions</p>
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField label="Filter functions" type="search" value={filter} onText={setFilter} className="w-64" />
        <Button disabled={!canRead || query.isFetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
        <span role="status" className="text-muted">
          {sought === ''
            ? counted(methods.length, 'function', 'functions')
            : `${grouped(found.length)} of ${counted(methods.length, 'function', 'functions')}`}
        </span>
      </div>
      {query.error && <NodeError error={query.error} onRetry={() => void query.refetch()} />}
      {found.length === 0 && <p>No functions match this filter</p>}
      <ul className="panel ruled px-4" aria-busy={query.isFetching}>
        {shown.map((method) => {
          const outcome = query.data?.[values.indexOf(method)]
          const isLinked = method.signature === search.fn
          return (
            <li key={method.signature} className="py-2">
              {method.abi.inputs.length > 0 ? (
                <details open={isLinked || undefined}>
                  <summary className="min-h-6">
                    <MethodName method={method} />
                  </summary>
                  <MethodForm
                    {...props}
                    method={method}
                    linked={isLinked ? (search.args ?? '[]') : undefined}
                    onRead={(args) => props.onRead(method.signature, args)}
                  />
                </details>
              ) : (
                <div className="grid gap-x-6 gap-y-1 md:grid-cols-[minmax(12rem,1fr)_2fr]">
                  <MethodName method={method} />
                  <div className="min-w-0">
                    {outcome ? (
                      <CallResult {...props} chain={connection.chain.id} method={method} outcome={outcome} />
                    ) : (
                      query.isFetching && <Skeleton />
                    )}
                    {isLinked && (
                      <div className="flex flex-wrap items-center gap-2 pt-2">
                        <CopyCall to={hash} method={method} values={[]} block={block} />
                      </div>
                    )}
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {found.length > shown.length && (
        <Button onClick={() => setMost(most + SHOWN_METHODS)}>
          Load more ({grouped(found.length - shown.length)})
        </Button>
      )}
    </>
  )
}

/** The name of a function with the types of its arguments, and its selector. */
export function MethodName({ method: { abi, signature, selector } }: { method: AbiMethod }) {
  return (
    <span className="wrap-anywhere">
      <span className="font-mono font-semibold">{abi.name}</span>
      {abi.inputs.length > 0 && <span className="font-mono text-xs">{signature.slice(abi.name.length)}</span>}{' '}
      <span className="font-mono text-xs text-muted">{selector}</span>
    </span>
  )
}
