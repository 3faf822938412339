import { lazy, type ReactNode, Suspense } from 'react'
import type { Log } from '#/api/schemas/log'
import { whenIdle } from '#/data/whenIdle'
import { decodedLine, nameInSignature } from '#/domain/transactions/decoded'
import { AddressLink } from '#/entity/AddressLink'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { blockColumn, timestampColumn, transactionColumn } from '#/list/usualColumns'
import { CompactLabel } from '#/ui/LabelWithHint'
import { Hash } from '#/ui/Hash'
import { LazyPanel } from '#/ui/LazyPanel'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Lazy: rows are closed at first. */
const LogDetails = lazy(() => import('#/features/logs/LogDetails'))

function detailsOf(log: Log): ReactNode {
  return (
    <LazyPanel>
      <LogDetails log={log} />
    </LazyPanel>
  )
}

/** Loaded when the browser is idle: the rows come first. */
const LogCell = lazy(() =>
  whenIdle()
    .then(() => import('#/features/logs/LogCell'))
    .catch(() => ({ default: ({ children }: { children: ReactNode }) => children })),
)

/** A cell as the record has it, until the code has loaded that decodes logs, and shows tokens by symbol and in their units. */
function cellOf(log: Log, of: 'event' | 'contract' | 'values', plain: ReactNode): ReactNode {
  return (
    <Suspense fallback={plain}>
      <LogCell log={log} of={of}>
        {plain}
      </LogCell>
    </Suspense>
  )
}

/** The lists whose rows are logs. */
type LogList = 'transactionLogs' | 'addressLogs'

/** Characters of an event's values shown in a row; the details of the row have all of them. */
const MAX_VALUES_LENGTH = 160

/** Topic 0 of a log, the hash of the event's signature. */
function LogTopic({ log: { topics } }: { log: Log }) {
  const signature = topics?.[0]
  if (signature) return <Hash hash={signature} />
  return topics ? <MissingValue what="No topics" /> : <MissingValue />
}

/** The data of a log as it is. */
function LogData({ log: { data } }: { log: Log }) {
  if (data === '0x') return <span className="text-muted">No data</span>
  return data ? (
    <span className="font-mono text-sm">
      <UntrustedText text={data} max={MAX_VALUES_LENGTH} />
    </span>
  ) : (
    <MissingValue />
  )
}

/** The decoded event's name, else topic 0, the hash of its signature. */
function EventName({ log }: { log: Log }): ReactNode {
  const name = nameInSignature(log.decoded?.method_call ?? null)
  if (name) return <UntrustedText text={name} max={40} />
  return <LogTopic log={log} />
}

/** The decoded values of an event in one line, else its raw data. */
function Values({ log }: { log: Log }): ReactNode {
  const values = log.decoded?.parameters
  if (values && values.length > 0) return <UntrustedText text={decodedLine(values)} max={MAX_VALUES_LENGTH} />
  return <LogData log={log} />
}

const eventColumn: Column<LogList> = {
  id: 'event',
  header: 'Event',
  text: ['decoded.method_call', 'topics'],
  width: 'minmax(8em, 1fr)',
  compact: 'title',
  cell: (log) => cellOf(log, 'event', <EventName log={log} />),
}

const valuesColumn: Column<LogList> = {
  id: 'values',
  header: 'Values',
  text: ['decoded.parameters', 'data'],
  width: 'minmax(10em, 3fr)',
  compact: 'paragraph',
  cell: (log) => (
    <span className="max-[72rem]:line-clamp-2 max-[72rem]:leading-5 max-md:text-sm">
      {cellOf(log, 'values', <Values log={log} />)}
    </span>
  ),
}

const indexColumn: Column<LogList> = {
  id: 'index',
  header: 'Index',
  text: 'index',
  width: '3.5em',
  align: 'end',
  compact: 'details',
  cell: (log) => (
    <>
      <CompactLabel text="Log " />
      {log.index ?? <MissingValue />}
    </>
  ),
}

const noun = ['log', 'logs'] as const

/** The logs of one transaction, in order. */
export const transactionLogsTable: TableDefinition<'transactionLogs'> = {
  resource: 'transactionLogs',
  name: 'Logs',
  noun,
  empty: 'No logs found',
  actions: detailsOf,
  columns: [
    { ...indexColumn, compact: 'corner' },
    eventColumn,
    {
      id: 'contract',
      header: 'Contract',
      text: { address: ['address'] },
      width: 'minmax(9em, 1fr)',
      compact: 'badge',
      cell: (log, { chain }) => cellOf(log, 'contract', <AddressLink chain={chain.id} address={log.address} />),
    },
    valuesColumn,
  ],
}

/** The logs that a contract emitted, newest first. */
export const addressLogsTable: TableDefinition<'addressLogs'> = {
  resource: 'addressLogs',
  name: 'Logs',
  noun,
  empty: 'No logs yet',
  absent: 'No logs found for this address',
  actions: detailsOf,
  columns: [
    eventColumn,
    { ...transactionColumn('transaction_hash'), width: 'minmax(7em, 0.8fr)', compact: 'badge' },
    { ...blockColumn('block_number'), width: 'minmax(5em, 0.4fr)' },
    timestampColumn('block_timestamp'),
    indexColumn,
    valuesColumn,
  ],
}
