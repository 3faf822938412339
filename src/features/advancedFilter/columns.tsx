import type { AdvancedTransfer } from '#/api/schemas/movement'
import type { Chain } from '#/data/config/config'
import { LIST_TITLES } from '#/entity/pageTitles'
import { isOther, labelOf } from '#/domain/open'
import { plainText } from '#/domain/text/text'
import { NativeAmount } from '#/entity/NativeAmount'
import { NativeMark } from '#/entity/TokenMark'
import { TokenLink } from '#/entity/TokenLink'
import { TransferredAmount } from '#/entity/TransferredAmount'
import { CompactTransferStatus, TransferStatus } from '#/features/advancedFilter/TransferStatus'
import { transferTypeLabel } from '#/entity/transferType'
import type { TableDefinition } from '#/list/definition'
import { recipient, sender } from '#/list/addressColumns'
import { timestampColumn, transactionColumn } from '#/list/usualColumns'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** The type of a transfer: a token type, else the category of the transaction or internal transaction. */
function TransferType({
  movement: { type, internal_transaction_index: internalIndex },
}: {
  movement: AdvancedTransfer
}) {
  if (type === null) return <MissingValue />
  const label = isOther(type) ? labelOf(type) : transferTypeLabel(type)
  const suffix = internalIndex === null ? '' : ' (internal)'
  return (
    <span className="text-sm text-muted" title={plainText(label, 60) + suffix}>
      {isOther(type) ? <UntrustedText text={label} max={20} /> : label}
      {suffix}
    </span>
  )
}

/** The called method; where there is none, the type on small screens, which have no column for it. */
function Method({ movement }: { movement: AdvancedTransfer }) {
  const { method } = movement
  if (method) return <UntrustedText text={method} max={24} className="chip" />
  return (
    <span>
      <span className="max-[71.99rem]:hidden">
        <MissingValue />
      </span>
      <span className="min-[72rem]:hidden print:hidden">
        <TransferType movement={movement} />
      </span>
    </span>
  )
}

/** What was transferred; on small screens, which have no column for it, with the symbol of a token. */
function TransferAmount({ movement: { token, total, value }, chain }: { movement: AdvancedTransfer; chain: Chain }) {
  if (!token && !total) return <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />
  return (
    <>
      <TransferredAmount chain={chain.id} transfer={{ token, total }} />
      {token?.symbol && (
        <span className="ml-1 inline-block max-w-14 truncate align-bottom text-muted min-[72rem]:hidden print:hidden">
          <UntrustedText text={token.symbol} max={16} />
        </span>
      )}
    </>
  )
}

/** The transactions, internal transactions and token transfers that match a filter, newest first. */
export const transfersTable: TableDefinition<'advancedFilters'> = {
  resource: 'advancedFilters',
  name: 'Transfers',
  title: LIST_TITLES.transfers,
  noun: ['transfer', 'transfers'],
  empty: 'No transfers yet',
  live: true,
  columns: [
    { ...transactionColumn('hash'), width: 'minmax(7.25em, 0.82fr)' },
    {
      id: 'method',
      header: 'Method',
      text: { as: 'method' },
      width: 'minmax(6em, 0.72fr)',
      compact: 'badge',
      cell: (movement) => (
        <>
          <Method movement={movement} />
          <CompactTransferStatus movement={movement} />
        </>
      ),
    },
    {
      id: 'type',
      header: 'Type',
      text: { as: 'type' },
      width: 'minmax(8em, 1.2fr)',
      compact: 'details',
      cell: (movement) => <TransferType movement={movement} />,
    },
    {
      id: 'status',
      header: 'Status',
      text: { as: 'status' },
      width: 'minmax(5.75em, 0.57fr)',
      compact: 'details',
      cell: (movement) => <TransferStatus movement={movement} />,
    },
    timestampColumn('timestamp'),
    sender,
    recipient,
    {
      id: 'asset',
      header: 'Asset',
      text: { as: 'asset' },
      width: 'minmax(7em, 1.28fr)',
      compact: 'details',
      cell: ({ token, total }, { chain }) =>
        token || total ? (
          <TokenLink chain={chain.id} token={token} />
        ) : (
          <>
            <NativeMark currency={chain.currency} />
            <UntrustedText text={chain.currency.symbol} max={16} />
          </>
        ),
    },
    {
      id: 'amount',
      header: 'Amount',
      text: { as: 'amount' },
      width: 'minmax(8em, 0.77fr)',
      align: 'end',
      compact: 'end',
      cell: (movement, { chain }) => <TransferAmount movement={movement} chain={chain} />,
    },
  ],
}

/** The same up to a time: no newer rows can match. */
export const pastTransfersTable: TableDefinition<'advancedFilters'> = { ...transfersTable, live: false }
