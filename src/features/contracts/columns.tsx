import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/links/paths'
import { AddressHashLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { licenseText } from '#/features/contracts/verificationFacts'
import type { TableDefinition } from '#/list/definition'
import { addressField } from '#/list/addressColumns'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { timestampColumn } from '#/list/usualColumns'
import { CompactLabel } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

function Text({ text }: { text: string | null }) {
  return text ? <UntrustedText text={text} max={60} /> : <MissingValue />
}

/** How many transactions a contract has. */
export const transactionCount = {
  id: 'txn-count',
  header: 'Txn count',
  text: 'transactions_count',
  sort: 'transactions_count',
  width: 'minmax(5em, 0.6fr)',
  align: 'end',
  compact: 'middle',
  cell: ({ transactions_count }: { transactions_count: number | bigint | null }) => (
    <>
      <Count value={transactions_count} />
      <CompactLabel text=" txns" />
    </>
  ),
} as const

/** The verified contracts of the chain, in the API's order. */
export const contractsTable: TableDefinition<'smartContracts'> = {
  resource: 'smartContracts',
  name: 'Verified contracts',
  title: LIST_TITLES.contracts,
  noun: ['contract', 'contracts'],
  empty: 'No verified contracts yet',
  columns: [
    {
      id: 'contract',
      header: 'Contract',
      width: 'minmax(9em, 1.6fr)',
      compact: 'title',
      ...addressField('address'),
    },
    {
      id: 'address',
      header: 'Address',
      text: 'address.hash',
      width: 'minmax(8em, 1fr)',
      compact: 'details',
      // Names can be imitated.
      cell: ({ address }, { chain }) =>
        address?.hash ? <AddressHashLink chain={chain.id} hash={address.hash} kind="contract" /> : <MissingValue />,
    },
    {
      id: 'language',
      header: 'Language',
      text: 'language',
      width: '6em',
      compact: 'start',
      cell: ({ language }) => <Text text={language && labelOf(language)} />,
    },
    {
      id: 'compiler',
      header: 'Compiler',
      text: 'compiler_version',
      width: 'minmax(7em, 1fr)',
      compact: 'details',
      cell: ({ compiler_version }) => <Text text={compiler_version} />,
    },
    {
      id: 'license',
      header: 'License',
      text: 'license_type',
      width: 'minmax(4em, 0.5fr)',
      compact: 'details',
      cell: (contract) => <Text text={licenseText(contract)} />,
    },
    { ...timestampColumn('verified_at'), id: 'verified', header: 'Verified', fileHeader: 'Verified (UTC)' },
    {
      id: 'balance',
      header: 'Balance',
      sort: 'balance',
      width: 'minmax(8em, 1fr)',
      compact: 'end',
      ...nativeAmountIn('coin_balance'),
    },
    transactionCount,
    {
      id: 'code',
      header: 'Code',
      text: null,
      width: '4em',
      align: 'end',
      compact: 'details',
      cell: ({ address }, { chain }) =>
        address?.hash ? <a href={paths.address(chain.id, address.hash, 'contract')}>Show</a> : <MissingValue />,
    },
  ],
}
