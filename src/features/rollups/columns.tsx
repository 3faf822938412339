import type { RollupItem } from '#/api/schemas/rollup'
import type { L1Page } from '#/data/config/parentChain'
import { Count } from '#/entity/Count'
import { L1Link } from '#/entity/L1Link'
import { BlockLink, TransactionLink } from '#/entity/links'
import { containerName } from '#/entity/rollup/containerName'
import { StatusWords } from '#/entity/StatusWords'
import { Timestamp } from '#/entity/Timestamp'
import { type Column, columnId, type CompactPlace, timeColumn } from '#/list/column'
import { addressField } from '#/list/addressColumns'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { CompactLabel } from '#/ui/LabelWithHint'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

/** The lists of rollups; all of them have rows of one schema. */
export type RollupList =
  | 'optimismBatches'
  | 'optimismDeposits'
  | 'optimismWithdrawals'
  | 'optimismOutputRoots'
  | 'optimismGames'
  | 'arbitrumBatches'
  | 'arbitrumDeposits'
  | 'arbitrumWithdrawals'
  | 'zksyncBatches'
  | 'scrollBatches'
  | 'scrollDeposits'
  | 'scrollWithdrawals'

type RollupColumn = Column<RollupList>

/** The transactions on L1 that a batch has. */
type Part = 'commitment_transaction' | 'confirmation_transaction'
type PartFields = NonNullable<RollupItem[Part]>
/** The fields of a row, and those of its transactions on L1. */
type Fields = RollupItem & { readonly [Field in keyof PartFields as `${Part}.${Field}`]: PartFields[Field] }
/** The fields that have a value of this type. */
type FieldWith<T> = { [Field in keyof Fields]: Fields[Field] extends T | null ? Field : never }[keyof Fields]

function read<Field extends keyof Fields>(row: RollupItem, field: Field): Fields[Field] | null {
  const [name = '', inner] = field.split('.')
  const value = row[name as keyof RollupItem]
  return (inner === undefined ? value : (value?.[inner as keyof typeof value] ?? null)) as Fields[Field] | null
}

/** What identifies a row, such as a batch number. */
export function identifier(header: string, field: FieldWith<number>): RollupColumn {
  return {
    id: columnId(header),
    header,
    text: field,
    width: 'minmax(6em, 0.6fr)',
    compact: 'title',
    cell: (row) => (
      <>
        <CompactLabel text={`${header} `} />
        {read(row, field) ?? <MissingValue />}
      </>
    ),
  }
}

/** A status, in the API's own words. */
export function rollupStatus(field: FieldWith<string>): RollupColumn {
  return {
    id: 'status',
    header: 'Status',
    text: field,
    width: 'minmax(8em, 0.9fr)',
    compact: 'badge',
    cell: (row) => <StatusWords text={read(row, field)} />,
  }
}

/** Where the data of a batch is. */
export const containerColumn: RollupColumn = {
  id: 'data-container',
  header: 'Data container',
  text: ['batch_data_container', 'data_availability.batch_data_container'],
  width: 'minmax(7em, 0.8fr)',
  compact: 'start',
  cell: ({ batch_data_container, data_availability }) => {
    const container = batch_data_container ?? data_availability?.batch_data_container ?? ''
    return <StatusWords text={containerName(container)} />
  },
}

/** A time. */
export function rollupTime(field: FieldWith<Date>): RollupColumn {
  return { ...timeColumn, text: field, cell: (row) => <Timestamp date={read(row, field)} /> }
}

/** Another time than that of the row. */
export function laterTime(header: string, field: FieldWith<Date>): RollupColumn {
  return {
    ...rollupTime(field),
    id: columnId(header),
    header,
    fileHeader: `${header} (UTC)`,
    width: 'minmax(max(var(--when), 8em), 0.4fr)',
    compact: 'details',
  }
}

/** A transaction of this chain. */
export function l2Transaction(field: FieldWith<string>, compact: CompactPlace = 'start'): RollupColumn {
  return {
    id: 'l2-txn-hash',
    header: 'L2 txn hash',
    text: field,
    width: 'minmax(7em, 1fr)',
    compact,
    cell: (row, { chain }) => <TransactionLink chain={chain.id} hash={read(row, field)} />,
  }
}

/** Transactions of L1, linked if config.json has that chain. */
export function l1Transactions(
  header: string,
  field: FieldWith<readonly string[] | string>,
  compact?: CompactPlace,
): RollupColumn {
  return l1Hashes(header, field, compact, 'tx')
}

/** Hashes of L1; those of a page are linked if config.json has that chain. */
export function l1Hashes(
  header: string,
  field: FieldWith<readonly string[] | string>,
  compact?: CompactPlace,
  page: L1Page | null = null,
): RollupColumn {
  return { ...l1Links(header, (row) => read(row, field), compact, page), text: field }
}

/** An address of L1, linked if config.json has that chain. */
export function l1Account(header: string, field: FieldWith<RollupItem['from']>, compact?: CompactPlace): RollupColumn {
  return { ...l1Links(header, (row) => read(row, field)?.hash, compact, 'address'), text: [`${field}.hash`, field] }
}

function l1Links(
  header: string,
  hashesOf: (row: RollupItem) => readonly string[] | string | null | undefined,
  compact: CompactPlace = 'details',
  page: L1Page | null = null,
): Omit<RollupColumn, 'text'> {
  return {
    id: columnId(header),
    header,
    width: 'minmax(7em, 1fr)',
    compact,
    cell: (row) => {
      const found = hashesOf(row)
      const [first, ...more] = typeof found === 'string' ? [found] : (found ?? [])
      if (!first) return <MissingValue />
      return (
        <>
          {page === null ? <Hash hash={first} /> : <L1Link page={page} id={first} />}
          {more.length > 0 && <span className="text-muted"> +{more.length}</span>}
        </>
      )
    },
  }
}

/** A block of this chain. */
export function l2Block(field: FieldWith<number>): RollupColumn {
  return {
    id: 'l2-block',
    header: 'L2 block',
    text: field,
    width: 'minmax(6em, 0.6fr)',
    compact: 'middle',
    // The label is in the link: next to text, only its color would tell it.
    cell: (row, { chain }) => (
      <BlockLink chain={chain.id} height={read(row, field)} label={<CompactLabel text="L2 block " />} />
    ),
  }
}

/** The first and last block of a batch. */
export function l2Blocks(first: FieldWith<number>, last: FieldWith<number>): RollupColumn {
  return {
    id: 'l2-blocks',
    header: 'L2 blocks',
    // Two fields, each of which is in a file of all fields.
    text: null,
    width: 'minmax(10em, 1fr)',
    compact: 'details',
    cell: (row, { chain }) => (
      <>
        <BlockLink chain={chain.id} height={read(row, first)} />
        {' – '}
        <BlockLink chain={chain.id} height={read(row, last)} />
      </>
    ),
  }
}

/** A block of L1, linked if config.json has that chain. */
export function l1Block(field: FieldWith<number>): RollupColumn {
  return {
    id: 'l1-block',
    header: 'L1 block',
    text: field,
    width: 'minmax(5em, 0.5fr)',
    align: 'end',
    compact: 'details',
    cell: (row) => <L1Link page="block" id={read(row, field)?.toString() ?? null} />,
  }
}

/** A number, or a count. */
export function numberCell(header: string, field: FieldWith<number | bigint>, isCount = true): RollupColumn {
  return {
    id: columnId(header),
    header,
    text: field,
    width: 'minmax(5em, 0.5fr)',
    align: 'end',
    compact: 'details',
    cell: (row) => (isCount ? <Count value={read(row, field)} /> : (read(row, field)?.toString() ?? <MissingValue />)),
  }
}

/** How many transactions a batch has. */
export const transactionsColumn: RollupColumn = {
  id: 'txns',
  header: 'Txns',
  text: 'transactions_count',
  width: 'minmax(5em, 0.5fr)',
  align: 'end',
  compact: 'end',
  cell: ({ transactions_count }) => (
    <>
      <Count value={transactions_count} />
      <CompactLabel text=" txns" />
    </>
  ),
}

/** An address of this chain. */
export function account(header: string, field: 'from' | 'origination_address_hash'): RollupColumn {
  return { id: columnId(header), header, width: 'minmax(8em, 1fr)', compact: 'middle', ...addressField(field) }
}

/** An amount of the native currency. */
export const valueColumn: RollupColumn = {
  id: 'value',
  header: 'Value',
  width: 'minmax(6em, 0.7fr)',
  compact: 'end',
  ...nativeAmountIn('value'),
}
