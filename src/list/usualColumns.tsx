import type { Chain } from '#/data/config/config'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { timeColumn } from '#/list/column'

type Row<Field extends string, Value> = Readonly<Record<Field, Value | null>>
interface Context {
  chain: Chain
}

/** The time of a row, by the field that has it. */
export function timestampColumn<Field extends string>(field: Field) {
  return { ...timeColumn, text: field, cell: (row: Row<Field, Date>) => <Timestamp date={row[field]} /> } as const
}

/** The transaction of a row, by the field that has its hash. */
export function transactionColumn<Field extends string>(field: Field) {
  return {
    id: 'txn-hash',
    header: 'Txn hash',
    width: 'minmax(7em, 1fr)',
    compact: 'title',
    text: field,
    cell: (row: Row<Field, string>, { chain }: Context) => <TransactionLink chain={chain.id} hash={row[field]} />,
  } as const
}

/** The block of a row, by the field that has its height. */
export function blockColumn<Field extends string>(field: Field) {
  return {
    id: 'block',
    header: 'Block',
    width: 'minmax(6em, 0.6fr)',
    compact: 'details',
    text: field,
    cell: (row: Row<Field, number>, { chain }: Context) => <BlockLink chain={chain.id} height={row[field]} />,
  } as const
}

/** What all columns of a share of a supply have in common; the page computes it. */
export const percentageColumn = {
  id: 'percentage',
  header: 'Percentage',
  text: null,
  width: 'minmax(7em, 0.8fr)',
  align: 'end',
  compact: 'end',
} as const
