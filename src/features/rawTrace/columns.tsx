import type { RowOf } from '#/api/resources'
import { labelOf } from '#/domain/open'
import { AddressHashLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { LazyMethod } from '#/entity/decoding/LazyDecodings'
import { TraceDetails } from '#/features/rawTrace/TraceDetails'
import type { Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { CompactIcon } from '#/ui/LabelWithHint'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

type Step = RowOf<'transactionRawTrace'>

/** Whether the target of a call is known to have code: it was created, used gas, returned data, failed or made calls itself. */
function ranCode({ result, subtraces, error }: Step): boolean {
  const { address = null, gasUsed = null, output = null } = result ?? {}
  return address !== null || (gasUsed ?? 0n) > 0n || (output ?? '0x') !== '0x' || Boolean(subtraces) || error !== null
}

const columns: readonly Column<'transactionRawTrace'>[] = [
  {
    id: 'trace-address',
    header: 'Trace address',
    text: null,
    width: 'minmax(5em, 0.6fr)',
    compact: 'corner',
    cell: ({ traceAddress }) =>
      traceAddress === null ? (
        <MissingValue />
      ) : (
        <span className="font-mono text-sm">{traceAddress.length === 0 ? 'root' : traceAddress.join('.')}</span>
      ),
  },
  {
    id: 'type',
    header: 'Type',
    text: null,
    width: 'minmax(6em, 0.6fr)',
    compact: 'title',
    cell: ({ type, action }) => {
      const kind = action?.callType || type
      return kind ? <UntrustedText text={labelOf({ other: kind })} max={20} className="chip" /> : <MissingValue />
    },
  },
  {
    id: 'method',
    header: 'Method',
    text: null,
    width: 'minmax(7em, 1fr)',
    compact: 'badge',
    cell: ({ action, error }) => (
      <>
        {action?.input && action.input !== '0x' ? (
          <span className="chip">
            <LazyMethod input={action.input} address={action.to} />
          </span>
        ) : (
          <MissingValue what="No input data" />
        )}
        {error && <CompactIcon label="Failed" look="icon-cross text-bad" />}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    text: null,
    width: 'minmax(6em, 0.7fr)',
    compact: 'details',
    cell: ({ error }) =>
      error ? (
        <span className="icon icon-cross text-bad" title={error}>
          <UntrustedText text={error} max={24} />
        </span>
      ) : (
        <span className="icon icon-check text-muted [--icon-color:var(--good)]">Success</span>
      ),
  },
  {
    id: 'from',
    header: 'From',
    text: null,
    width: 'minmax(7em, 1.2fr)',
    compact: 'start',
    // Only contracts make calls within a transaction.
    cell: ({ action, traceAddress }, { chain }) =>
      action?.from ? (
        <AddressHashLink chain={chain.id} hash={action.from} kind={traceAddress?.length ? 'contract' : 'account'} />
      ) : (
        <MissingValue />
      ),
  },
  {
    id: 'to',
    header: 'To',
    text: null,
    width: 'minmax(7em, 1.2fr)',
    compact: 'recipient',
    cell: (step, { chain }) => {
      const { action, result } = step
      const to = action?.to ?? result?.address
      const kind = ranCode(step) ? 'contract' : 'account'
      return to ? <AddressHashLink chain={chain.id} hash={to} kind={kind} /> : <MissingValue />
    },
  },
  {
    id: 'value',
    header: 'Value',
    text: null,
    unit: 'native',
    width: 'minmax(6em, 0.8fr)',
    align: 'end',
    compact: 'end',
    cell: ({ action }, { chain: { currency } }) => (
      <Amount value={action?.value ?? null} decimals={currency.decimals} symbol={currency.symbol} />
    ),
  },
  {
    id: 'gas-used',
    header: 'Gas used',
    text: null,
    width: 'minmax(5em, 0.6fr)',
    align: 'end',
    compact: 'details',
    cell: ({ result }) => <Count value={result?.gasUsed ?? null} />,
  },
]

/** The raw trace of one transaction: every call, in order of execution. */
export const transactionRawTraceTable: TableDefinition<'transactionRawTrace'> = {
  resource: 'transactionRawTrace',
  name: 'Raw trace',
  noun: ['trace', 'traces'],
  empty: 'No traces found',
  actions: (step) => <TraceDetails step={step} />,
  columns,
}
