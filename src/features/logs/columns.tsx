import type { DecodedInput, DecodedParameter } from '#/api/schemas/decodedInput'
import type { Log } from '#/api/schemas/log'
import { isAddressHash, isTransactionHash, shortHash } from '#/domain/hash'
import { AddressLink } from '#/entity/AddressLink'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { CompactLabel } from '#/ui/CompactLabel'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are logs. */
type LogList = 'transactionLogs' | 'addressLogs'

/** Characters of an event's values shown in a row; the details of the row have all of them. */
const MAX_VALUES_LENGTH = 160

/** The decoded event's name, else topic 0, the hash of its signature. */
function EventName({ log: { decoded, topics } }: { log: Log }) {
  const name = decoded?.method_call?.split('(', 1)[0]
  if (name) return <UntrustedText text={name} max={40} />
  const signature = topics?.[0]
  return signature ? <Hash hash={signature} /> : <MissingValue what={topics ? 'has no topics' : 'not known'} />
}

/** Shortens hashes, so that more values fit in a row. */
function shortened(value: string): string {
  return isAddressHash(value) || isTransactionHash(value) ? shortHash(value) : value
}

function valueOf({ name, value }: DecodedParameter): string {
  const text = typeof value === 'string' ? shortened(value) : value === null ? 'not known' : JSON.stringify(value)
  return name ? `${name}: ${text}` : text
}

/** The decoded values of an event in one line, else its raw data. */
function Values({ decoded, data }: { decoded: DecodedInput | null; data: string | null }) {
  const values = decoded?.parameters
  if (values && values.length > 0)
    return <UntrustedText text={values.map(valueOf).join(', ')} max={MAX_VALUES_LENGTH} />
  if (data === '0x') return <span className="text-muted">no data</span>
  return data ? (
    <span className="font-mono text-sm">
      <UntrustedText text={data} max={MAX_VALUES_LENGTH} />
    </span>
  ) : (
    <MissingValue />
  )
}

const eventColumn: Column<LogList> = {
  header: 'Event',
  width: 'minmax(8em, 1fr)',
  compact: 'lead',
  cell: (log) => <EventName log={log} />,
}

const valuesColumn: Column<LogList> = {
  header: 'Values',
  width: 'minmax(10em, 3fr)',
  compact: 'none',
  cell: ({ decoded, data }) => <Values decoded={decoded} data={data} />,
}

const indexColumn: Column<LogList> = {
  header: 'Index',
  width: '3.5em',
  align: 'end',
  compact: 'right',
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
  name: 'Logs of the transaction',
  noun,
  empty: 'This transaction logged nothing.',
  columns: [
    indexColumn,
    eventColumn,
    {
      header: 'Contract',
      width: 'minmax(9em, 1fr)',
      compact: 'left',
      cell: ({ address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
    },
    valuesColumn,
  ],
}

/** The logs that a contract emitted, newest first. */
export const addressLogsTable: TableDefinition<'addressLogs'> = {
  resource: 'addressLogs',
  name: 'Logs of the address',
  noun,
  empty: 'This address has logged nothing.',
  absent: 'The server knows no log of this address.',
  columns: [
    eventColumn,
    {
      header: 'Transaction',
      width: 'minmax(7em, 0.8fr)',
      compact: 'left',
      cell: ({ transaction_hash }, { chain }) => <TransactionLink chain={chain.id} hash={transaction_hash} />,
    },
    {
      header: 'Block',
      width: 'minmax(5em, 0.4fr)',
      compact: 'middle',
      cell: ({ block_number }, { chain }) => <BlockLink chain={chain.id} height={block_number} />,
    },
    { ...timeColumn, cell: ({ block_timestamp }) => <Timestamp date={block_timestamp} /> },
    indexColumn,
    valuesColumn,
  ],
}
