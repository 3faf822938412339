import { NativeAmount } from '#/entity/NativeAmount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/links/paths'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { Timestamp } from '#/entity/Timestamp'
import { licenseText } from '#/features/contracts/verificationFacts'
import { type TableDefinition, timeColumn } from '#/list/definition'
import { CompactLabel } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

function Text({ text }: { text: string | null }) {
  return text ? <UntrustedText text={text} max={60} /> : <MissingValue />
}

/** The verified contracts of the chain, in the API's order. */
export const contractsTable: TableDefinition<'smartContracts'> = {
  resource: 'smartContracts',
  name: 'Verified contracts',
  title: LIST_TITLES.contracts,
  noun: ['contract', 'contracts'],
  empty: 'No verified contracts yet',
  sortable: { words: { Balance: 'balance', 'Txn count': 'transactions_count' }, own: null },
  columns: [
    {
      header: 'Contract',
      width: 'minmax(9em, 1.6fr)',
      compact: 'lead',
      cell: ({ address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
    },
    {
      header: 'Address',
      width: 'minmax(8em, 1fr)',
      compact: 'none',
      // Names can be imitated.
      cell: ({ address }, { chain }) =>
        address?.hash ? <AddressHashLink chain={chain.id} hash={address.hash} kind="contract" /> : <MissingValue />,
    },
    {
      header: 'Language',
      width: '6em',
      compact: 'left',
      cell: ({ language }) => <Text text={language && labelOf(language)} />,
    },
    {
      header: 'Compiler',
      width: 'minmax(7em, 1fr)',
      compact: 'none',
      cell: ({ compiler_version }) => <Text text={compiler_version} />,
    },
    {
      header: 'License',
      width: 'minmax(4em, 0.5fr)',
      compact: 'none',
      cell: (contract) => <Text text={licenseText(contract)} />,
    },
    { ...timeColumn, header: 'Verified', cell: ({ verified_at }) => <Timestamp date={verified_at} /> },
    {
      header: 'Balance',
      native: true,
      width: 'minmax(8em, 1fr)',
      align: 'end',
      compact: 'right',
      cell: ({ coin_balance }, { chain }) => (
        <NativeAmount value={coin_balance} chain={chain} symbol={chain.currency.symbol} />
      ),
    },
    {
      header: 'Txn count',
      width: 'minmax(5em, 0.6fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ transactions_count }) => (
        <>
          <Count value={transactions_count} />
          <CompactLabel text=" txns" />
        </>
      ),
    },
    {
      header: 'Code',
      width: '4em',
      align: 'end',
      compact: 'none',
      cell: ({ address }, { chain }) =>
        address?.hash ? <a href={paths.address(chain.id, address.hash, 'contract')}>Show</a> : <MissingValue />,
    },
  ],
}
