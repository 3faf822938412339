import { useSyncExternalStore } from 'react'
import type { RequestLog } from '#/api/requestLog'
import type { Scheduler } from '#/api/scheduler'
import type { Config } from '#/data/config/config'
import { paths } from '#/domain/paths'
import { duration } from '#/domain/duration'
import { ApiStats } from '#/features/apiStatus/ApiStats'
import { ChainSources } from '#/features/apiStatus/ChainSources'
import { requestStatsOf } from '#/features/apiStatus/requestStats'
import { SchemaMismatchTable } from '#/features/apiStatus/SchemaMismatchTable'
import { PageMeta } from '#/ui/PageMeta'

interface ApiStatusPageProps {
  config: Config
  ledger: RequestLog
  scheduler: Scheduler
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

const wholeSecond = (time: number) => Math.floor(time / 1000) * 1000
const secondNow = () => wholeSecond(Date.now())

/** The state of all APIs since the app was opened, updated every second: requests, credits, errors, limits and schema mismatches. */
export function ApiStatusPage({ config, ledger, scheduler }: ApiStatusPageProps) {
  const now = useSyncExternalStore(everySecond, secondNow)
  const apis = requestStatsOf(ledger)
  const queues = new Map(scheduler.lanes().map((queue) => [queue.origin, queue]))
  return (
    <div className="pb-4">
      <PageMeta
        title="API status"
        description="Calls, latency, errors, credits and limits of the servers that are read."
      />
      <h1 className="pt-5 text-xl font-semibold">API status</h1>
      <p className="pt-1 text-muted">
        Since this tab was opened, {duration(Math.max(1000, now - wholeSecond(ledger.openedAt)))} ago. None of it is
        kept or sent anywhere.{' '}
        <a href={paths.settings()} className="underline">
          Settings
        </a>
      </p>
      <h2 className="pt-6 pb-2 text-lg font-semibold">Servers</h2>
      {apis.length === 0 && (
        <p className="border-t border-line py-4 text-muted">None was asked yet: open a chain and come back.</p>
      )}
      {apis.map((stats) => (
        <ApiStats
          key={stats.origin}
          stats={stats}
          queue={queues.get(stats.origin)}
          now={now}
          onResume={() => scheduler.resume(stats.origin)}
        />
      ))}
      <p className="max-w-3xl border-t border-line py-2 text-sm text-muted">
        Shared: askers who had an answer that was on its way for another. Found here: askers whose answer was here
        already. Credits spent are counted by the table of costs; the server’s own count is the one that matters.
      </p>
      <h2 className="pt-6 pb-2 text-lg font-semibold">Sources of the chains</h2>
      <ChainSources config={config} />
      <h2 className="pt-6 pb-2 text-lg font-semibold">Differences from the contract</h2>
      <SchemaMismatchTable notes={ledger.drift} now={now} />
    </div>
  )
}
