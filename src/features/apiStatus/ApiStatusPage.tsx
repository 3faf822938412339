import { useSyncExternalStore } from 'react'
import type { RequestLog } from '#/api/requestLog'
import type { RequestQueues } from '#/api/requestQueues'
import type { Config } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { duration } from '#/domain/text/duration'
import { ApiStats, requestStatsOf } from '#/features/apiStatus/ApiStats'
import { ChainSources } from '#/features/apiStatus/ChainSources'
import { SchemaMismatchTable } from '#/features/apiStatus/SchemaMismatchTable'
import { PageMeta } from '#/ui/PageMeta'

interface ApiStatusPageProps {
  config: Config
  requestLog: RequestLog
  requestQueues: RequestQueues
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

const wholeSecond = (time: number) => Math.floor(time / 1000) * 1000
const secondNow = () => wholeSecond(Date.now())

/** The state of all APIs since the app was opened, updated every second: requests, credits, errors, limits and schema mismatches. */
export function ApiStatusPage({ config, requestLog, requestQueues }: ApiStatusPageProps) {
  const now = useSyncExternalStore(everySecond, secondNow)
  const apis = requestStatsOf(requestLog)
  const queues = new Map(requestQueues.states().map((queue) => [queue.origin, queue]))
  return (
    <div className="pb-4">
      <PageMeta title="API status" description="Requests, latency, errors, API credits and rate limits of each API." />
      <h1 className="pt-5 text-xl font-semibold md:text-2xl">API status</h1>
      <p className="pt-1 text-muted">
        Since you opened this tab {duration(Math.max(1000, now - wholeSecond(requestLog.openedAt)))} ago. Not saved or
        sent anywhere.{' '}
        <a href={paths.settings()} className="underline">
          Settings
        </a>
      </p>
      <h2 className="pt-6 pb-2 text-lg font-semibold">APIs</h2>
      <div className="panel px-4">
        {apis.length === 0 && <p className="py-4 text-muted">No requests yet</p>}
        {apis.map((stats) => (
          <ApiStats
            key={stats.origin}
            stats={stats}
            queue={queues.get(stats.origin)}
            now={now}
            onResume={() => requestQueues.resume(stats.origin)}
          />
        ))}
      </div>
      <p className="max-w-3xl py-2 text-sm text-muted">
        Deduplicated: identical requests merged. Cache hits: answered without a request. Credits spent: estimated from
        the price list.
      </p>
      <h2 className="pt-6 pb-2 text-lg font-semibold">Data sources</h2>
      <ChainSources config={config} />
      <h2 className="pt-6 pb-2 text-lg font-semibold">API schema mismatches</h2>
      <SchemaMismatchTable notes={requestLog.notes} now={now} />
    </div>
  )
}
