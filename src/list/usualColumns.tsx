import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { AddressLink, Recipient } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { timeColumn } from '#/list/column'

type Row<Field extends string, Value> = Readonly<Record<Field, Value | null>>
interface Context {
  chain: Chain
}

/** The time of a row, by the field that has it. */
export function time<Field extends string>(field: Field) {
  return { ...timeColumn, text: field, cell: (row: Row<Field, Date>) => <Timestamp date={row[field]} /> } as const
}

/** The transaction of a row, by the field that has its hash. */
export function transaction<Field extends string>(field: Field) {
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
export function block<Field extends string>(field: Field) {
  return {
    id: 'block',
    header: 'Block',
    width: 'minmax(6em, 0.6fr)',
    compact: 'details',
    text: field,
    cell: (row: Row<Field, number>, { chain }: Context) => <BlockLink chain={chain.id} height={row[field]} />,
  } as const
}

/** What a column shows, and files have, of an address in a field. */
export function addressIn<Field extends string>(field: Field) {
  return {
    text: { address: [field] },
    cell: (row: Row<Field, Address>, { chain }: Context) => <AddressLink chain={chain.id} address={row[field]} />,
  } as const
}

/** What a column shows, and files have, of an amount of the native currency in a field. */
export function nativeAmountIn<Field extends string>(field: Field) {
  return {
    unit: 'native',
    align: 'end',
    text: field,
    cell: (row: Row<Field, bigint>, { chain }: Context) => (
      <NativeAmount value={row[field]} chain={chain} symbol={chain.currency.symbol} />
    ),
  } as const
}

/** The sender of a row. */
export const sender = {
  id: 'from',
  header: 'From',
  width: 'minmax(7em, 1fr)',
  compact: 'start',
  ...addressIn('from'),
} as const

/** The recipient of a row, or the contract that it created. */
export const recipient = {
  id: 'to',
  header: 'To',
  width: 'minmax(7em, 1fr)',
  compact: 'recipient',
  text: { address: ['to', 'created_contract'] },
  cell: ({ to, created_contract }: Row<'to' | 'created_contract', Address>, { chain }: Context) => (
    <Recipient chain={chain.id} to={to} created={created_contract} />
  ),
} as const
