import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { NativeAmount } from '#/entity/NativeAmount'
import type { TableDefinition } from '#/list/definition'
import { CompactLabel } from '#/ui/CompactLabel'
import { MissingValue } from '#/ui/MissingValue'

/** The contracts that were called most in a period. */
export const hotContractsTable: TableDefinition<'hotContracts'> = {
  resource: 'hotContracts',
  name: 'Hot contracts',
  title: 'Hot contracts',
  noun: ['contract', 'contracts'],
  empty: 'No contracts were called in this period',
  sortable: { words: { 'Txn count': 'transactions_count', 'Gas used': 'total_gas_used' }, own: 'transactions_count' },
  columns: [
    {
      header: 'Contract',
      width: 'minmax(9em, 1.6fr)',
      compact: 'lead',
      cell: ({ contract_address: address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
    },
    {
      header: 'Address',
      width: 'minmax(8em, 1fr)',
      compact: 'none',
      // Names can be imitated.
      cell: ({ contract_address: address }, { chain }) =>
        address?.hash ? <AddressHashLink chain={chain.id} hash={address.hash} kind="contract" /> : <MissingValue />,
    },
    {
      header: 'Txn count',
      width: 'minmax(5em, 0.6fr)',
      align: 'end',
      compact: 'left',
      cell: ({ transactions_count }) => (
        <>
          <Count value={transactions_count} />
          <CompactLabel text=" txns" />
        </>
      ),
    },
    {
      header: 'Gas used',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ total_gas_used }) => (
        <>
          <Count value={total_gas_used} />
          <CompactLabel text=" gas" />
        </>
      ),
    },
    {
      header: 'Balance',
      native: true,
      width: 'minmax(8em, 1fr)',
      align: 'end',
      compact: 'right',
      cell: ({ balance }, { chain }) => <NativeAmount value={balance} chain={chain} symbol={chain.currency.symbol} />,
    },
  ],
}
