import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#/api/errors'
import type { Network } from '#/api/readNetworks'
import { isChainId, paths } from '#/domain/links/paths'
import { counted } from '#/domain/amounts/numberFormat'
import { exactTime } from '#/domain/text/time'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { RawRecord } from '#/ui/RawRecord'
import { TextBox } from '#/ui/TextBox'
import { useAdministration } from './administration'
import { ErrorDetails } from './ErrorDetails'
import { Journal } from './Journal'
import { LateOutcomeNotice } from './PendingChangeNotices'
import { OutcomeNotice } from './OutcomeNotice'
import { proposeChange } from './proposal'
import { QuickFlags } from './QuickFlags'
import { ReviewDialog } from './ReviewDialog'
import { useChange } from './useChange'

/** All networks with their flags; the configured chains where the API cannot list networks. */
export function NetworksPage() {
  const administration = useAdministration()
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(administration.reader.listQuery())
  const change = useChange()
  const flip = (network: Network, changes: Partial<Network['values']>) =>
    change.propose(proposeChange(network.chainId, changes, network))
  return (
    <>
      <h1 className="py-5 text-xl font-semibold md:text-2xl">Networks</h1>
      {change.done && <OutcomeNotice key={change.done.proposal.at} done={change.done} onUndo={change.propose} />}
      <LateOutcomeNotice />
      {isPending && <p className="min-h-40 text-muted">Loading networks…</p>}
      {error && (
        <div role="alert">
          <Notice tone="bad" title="Couldn’t load networks">
            {data && <p>Showing values as of {exactTime(new Date(dataUpdatedAt))}. They may have changed.</p>}
            {error instanceof ApiError && <ErrorDetails error={error} />}
            <Button onClick={() => void refetch()}>Retry</Button>
          </Notice>
        </div>
      )}
      {data?.readable && (
        <>
          <QuickFlags networks={data.networks} onFlip={flip} />
          {data.more && (
            <p className="mt-4 text-warn">There are more networks than listed here. Open them by chain ID.</p>
          )}
          {data.unreadable.length > 0 && (
            <details className="mt-4">
              <summary className="min-h-11 py-3 text-warn md:min-h-8 md:py-1.5">
                Can’t display {counted(data.unreadable.length, 'entry', 'entries')} (invalid or duplicate)
              </summary>
              <RawRecord raw={data.unreadable} />
            </details>
          )}
        </>
      )}
      {data && !data.readable && (
        <Notice title="List of networks not available from this API">
          <p className="text-muted">Showing the configured chains; the service may not have all of them.</p>
        </Notice>
      )}
      {!isPending && !data?.readable && <ConfiguredChains />}
      <ChainIdForm />
      <Journal />
      {change.proposal && <ReviewDialog proposal={change.proposal} onDone={change.finish} />}
    </>
  )
}

/** The configured chains, for an API that cannot list networks. */
function ConfiguredChains() {
  const { chains } = useAdministration().config
  return (
    <section aria-labelledby="configured">
      <h2 id="configured" className="mt-4 mb-2 text-lg font-semibold">
        Configured chains
      </h2>
      <ul className="panel ruled px-4">
        {chains.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.network(id)} className="flex min-h-11 items-center gap-3">
              {name} <span className="font-mono text-sm text-muted">{id}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens a network by its chain ID, whether or not it is listed. */
export function ChainIdForm() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = input.current?.value.trim() ?? ''
    if (isChainId(id)) return router.history.push(paths.network(id))
    setProblem('Enter a chain ID: a number such as 8453.')
    input.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-8">
      <label htmlFor="chain-id" className="mb-1 block font-medium">
        Open network by chain ID
      </label>
      <div className="flex gap-2">
        <TextBox
          ref={input}
          id="chain-id"
          inputMode="numeric"
          aria-describedby="chain-id-problem"
          aria-invalid={problem !== ''}
          onChange={() => setProblem('')}
          className="w-60 font-mono"
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
