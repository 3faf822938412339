import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#/api/errors'
import { findChain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { exactTime } from '#/domain/text/time'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { RawRecord } from '#/ui/RawRecord'
import { useAdministration } from './administration'
import { type FieldViolations, violationsByField } from './useChange'
import { OtherTabNotice } from './PendingChangeNotices'
import { ErrorDetails } from './ErrorDetails'
import { Journal } from './Journal'
import { LateOutcomeNotice } from './PendingChangeNotices'
import { NetworkForm } from './NetworkForm'
import { OutcomeNotice } from './OutcomeNotice'
import type { Reading } from './reader'
import { ReviewDialog } from './ReviewDialog'
import { useChange } from './useChange'

/** The page of one network: its current values, the form that changes them, and the outcome. */
export function NetworkPage({ chainId }: { chainId: string }) {
  const administration = useAdministration()
  const query = useQuery(administration.reader.networkQuery(chainId))
  const [violations, setViolations] = useState<FieldViolations>({})
  const change = useChange((done) => setViolations(violationsByField(done)))
  const network = query.data?.readable ? query.data.network : null
  const staleSince = query.error && network ? new Date(query.dataUpdatedAt) : null
  const name = network?.values.name ?? findChain(administration.config, chainId)?.name
  const { done, proposal } = change

  return (
    <>
      <p className="pt-2">
        <a href={paths.networks()} className="inline-flex min-h-11 items-center md:min-h-8">
          All networks
        </a>
      </p>
      <h1 className="py-3 text-xl font-semibold md:text-2xl break-words">
        {name ? <UntrustedText text={name} max={120} /> : 'Network'}{' '}
        <span className="font-mono font-normal text-muted">{chainId}</span>
      </h1>
      <CurrentValuesNotice
        reading={query.data}
        error={query.error}
        staleSince={staleSince}
        onRetry={() => void query.refetch()}
      />
      <OtherTabNotice chainId={chainId} />
      <LateOutcomeNotice />
      {done && <OutcomeNotice key={done.proposal.at} done={done} onUndo={change.propose} />}
      <NetworkForm
        chainId={chainId}
        known={{ network, pending: query.isPending, staleSince }}
        violations={violations}
        onEdit={(field) => setViolations(({ [field]: _, ...others }) => others)}
        onReview={change.propose}
      />
      {network && Object.keys(network.others).length > 0 && (
        <details className="mt-6" open>
          <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">Other fields (read-only)</summary>
          <RawRecord raw={network.others} />
        </details>
      )}
      <Journal />
      {proposal && <ReviewDialog proposal={proposal} onDone={change.finish} />}
    </>
  )
}

interface CurrentValuesNoticeProps {
  reading: Reading | undefined
  error: Error | null
  staleSince: Date | null
  onRetry: () => void
}

/** Where the current values come from, or why there are none. */
function CurrentValuesNotice({ reading, error, staleSince, onRetry }: CurrentValuesNoticeProps) {
  if (error) {
    return (
      <div role="alert">
        <Notice tone="bad" title="Couldn’t load the current values">
          <p>
            {staleSince
              ? `Showing values as of ${exactTime(staleSince)}. They may have changed.`
              : 'You can still change fields; their current values are unknown.'}
          </p>
          {error instanceof ApiError && <ErrorDetails error={error} />}
          <Button onClick={onRetry}>Retry</Button>
        </Notice>
      </div>
    )
  }
  if (!reading) return <p className="min-h-6 text-muted">Loading current values…</p>
  if (!reading.readable) {
    return (
      <Notice title="Current values not available from this API">
        <p className="text-muted">Values sent from this tab are shown as “last sent”; they may have changed since.</p>
      </Notice>
    )
  }
  if (!reading.network) {
    return (
      <Notice tone="bad" title="Network not found">
        <p>Check the chain ID. A change will probably be rejected.</p>
      </Notice>
    )
  }
  return <p className="min-h-6 text-muted">Nothing is saved until you review and confirm it.</p>
}
