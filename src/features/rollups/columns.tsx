import { NativeAmount } from '#/entity/NativeAmount'
import type { RollupItem } from '#/api/schemas/rollup'
import type { L1Page } from '#/data/config/parentChain'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { L1Link } from '#/entity/L1Link'
import { BlockLink, TransactionLink } from '#/entity/links'
import { containerName } from '#/entity/rollup/containerName'
import { StatusWords } from '#/entity/StatusWords'
import { Timestamp } from '#/entity/Timestamp'
import { type Column, timeColumn } from '#/list/definition'
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
type Read<T> = (row: RollupItem) => T

/** What identifies a row, such as a batch number. */
export function identifier(header: string, read: Read<number | null>): RollupColumn {
  return {
    header,
    width: 'minmax(6em, 0.6fr)',
    compact: 'lead',
    cell: (row) => (
      <>
        <CompactLabel text={`${header} `} />
        {read(row) ?? <MissingValue />}
      </>
    ),
  }
}

/** A status, in the API's own words. */
export const statusColumn: RollupColumn = {
  header: 'Status',
  width: 'minmax(8em, 0.9fr)',
  compact: 'tag',
  cell: ({ status }) => <StatusWords text={status} />,
}

/** Where the data of a batch is. */
export const containerColumn: RollupColumn = {
  header: 'Data container',
  width: 'minmax(7em, 0.8fr)',
  compact: 'left',
  cell: ({ batch_data_container, data_availability }) => {
    const container = batch_data_container ?? data_availability?.batch_data_container ?? ''
    return <StatusWords text={containerName(container)} />
  },
}

/** A time. */
export function time(read: Read<Date | null>): RollupColumn {
  return { ...timeColumn, cell: (row) => <Timestamp date={read(row)} /> }
}

/** Another time than that of the row. */
export function laterTime(header: string, read: Read<Date | null>): RollupColumn {
  return {
    header,
    width: 'minmax(max(var(--when), 8em), 0.4fr)',
    compact: 'none',
    cell: (row) => <Timestamp date={read(row)} />,
  }
}

/** A transaction of this chain. */
export function l2Transaction(read: Read<string | null>, compact: RollupColumn['compact'] = 'left'): RollupColumn {
  return {
    header: 'L2 txn hash',
    width: 'minmax(7em, 1fr)',
    compact,
    cell: (row, { chain }) => <TransactionLink chain={chain.id} hash={read(row)} />,
  }
}

/** Transactions of L1, linked if config.json has that chain. */
export function l1Transactions(
  header: string,
  read: Read<readonly string[] | string | null | undefined>,
  compact: RollupColumn['compact'] = 'none',
): RollupColumn {
  return l1Hashes(header, read, compact, 'tx')
}

/** Hashes of L1; those of a page are linked if config.json has that chain. */
export function l1Hashes(
  header: string,
  read: Read<readonly string[] | string | null | undefined>,
  compact: RollupColumn['compact'] = 'none',
  page: L1Page | null = null,
): RollupColumn {
  return {
    header,
    width: 'minmax(7em, 1fr)',
    compact,
    cell: (row) => {
      const found = read(row)
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
export function l2Block(read: Read<number | null>): RollupColumn {
  return {
    header: 'L2 block',
    width: 'minmax(6em, 0.6fr)',
    compact: 'middle',
    // The label is in the link: next to text, only its color would tell it.
    cell: (row, { chain }) => (
      <BlockLink chain={chain.id} height={read(row)} label={<CompactLabel text="L2 block " />} />
    ),
  }
}

/** The first and last block of a batch. */
export function l2Blocks(first: Read<number | null>, last: Read<number | null>): RollupColumn {
  return {
    header: 'L2 blocks',
    width: 'minmax(10em, 1fr)',
    compact: 'none',
    cell: (row, { chain }) => (
      <>
        <BlockLink chain={chain.id} height={first(row)} />
        {' – '}
        <BlockLink chain={chain.id} height={last(row)} />
      </>
    ),
  }
}

/** A block of L1, linked if config.json has that chain. */
export function l1Block(read: Read<number | null>): RollupColumn {
  return {
    header: 'L1 block',
    width: 'minmax(5em, 0.5fr)',
    align: 'end',
    compact: 'none',
    cell: (row) => <L1Link page="block" id={read(row)?.toString() ?? null} />,
  }
}

/** A number, or a count. */
export function number(header: string, read: Read<number | bigint | null>, isCount = true): RollupColumn {
  return {
    header,
    width: 'minmax(5em, 0.5fr)',
    align: 'end',
    compact: 'none',
    cell: (row) => (isCount ? <Count value={read(row)} /> : (read(row)?.toString() ?? <MissingValue />)),
  }
}

/** How many transactions a batch has. */
export const transactionsColumn: RollupColumn = {
  header: 'Txns',
  width: 'minmax(5em, 0.5fr)',
  align: 'end',
  compact: 'right',
  cell: ({ transactions_count }) => (
    <>
      <Count value={transactions_count} />
      <CompactLabel text=" txns" />
    </>
  ),
}

/** An address of L1, linked if config.json has that chain. */
export function l1Account(
  header: string,
  read: Read<RollupItem['from']>,
  compact?: RollupColumn['compact'],
): RollupColumn {
  return l1Hashes(header, (row) => read(row)?.hash, compact, 'address')
}

/** An address of this chain. */
export function account(header: string, read: Read<RollupItem['from']>): RollupColumn {
  return {
    header,
    width: 'minmax(8em, 1fr)',
    compact: 'middle',
    cell: (row, { chain }) => <AddressLink chain={chain.id} address={read(row)} />,
  }
}

/** An amount of the native currency. */
export const valueColumn: RollupColumn = {
  header: 'Value',
  native: true,
  width: 'minmax(6em, 0.7fr)',
  align: 'end',
  compact: 'right',
  cell: ({ value }, { chain }) => <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />,
}
