import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { AddressLink, Recipient } from '#/entity/AddressLink'

type Row<Field extends string, Value> = Readonly<Record<Field, Value | null>>
interface Context {
  chain: Chain
}

/** What a column shows, and files have, of an address in a field. */
export function addressField<Field extends string>(field: Field) {
  return {
    text: { address: [field] },
    cell: (row: Row<Field, Address>, { chain }: Context) => <AddressLink chain={chain.id} address={row[field]} />,
  } as const
}

/** The sender of a row. */
export const sender = {
  id: 'from',
  header: 'From',
  width: 'minmax(7em, 1fr)',
  compact: 'start',
  ...addressField('from'),
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
