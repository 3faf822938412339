import type { RowOf } from '#/api/resources'
import { labelOf } from '#/domain/open'
import { AddressHashLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { LazyMethod } from '#/entity/decoding/LazyDecodings'
import { TraceDetails } from '#/features/rawTrace/TraceDetails'
import type { Column, TableDefinition } from '#/list/definition'
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
    header: 'Trace address',
    width: 'minmax(5em, 0.6fr)',
    compact: 'aside',
    cell: ({ traceAddress }) =>
      traceAddress === null ? (
        <MissingValue />
      ) : (
        <span className="font-mono text-sm">{traceAddress.length === 0 ? 'root' : traceAddress.join('.')}</span>
      ),
  },
  {
    header: 'Type',
    width: 'minmax(6em, 0.6fr)',
    compact: 'lead',
    cell: ({ type, action }) => {
      const kind = action?.callType || type
      return kind ? <UntrustedText text={labelOf({ other: kind })} max={20} className="chip" /> : <MissingValue />
    },
  },
  {
    header: 'Method',
    width: 'minmax(7em, 1fr)',
    compact: 'tag',
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
    header: 'Status',
    width: 'minmax(6em, 0.7fr)',
    compact: 'none',
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
    header: 'From',
    width: 'minmax(7em, 1.2fr)',
    compact: 'left',
    // Only contracts make calls within a transaction.
    cell: ({ action, traceAddress }, { chain }) =>
      action?.from ? (
        <AddressHashLink chain={chain.id} hash={action.from} kind={traceAddress?.length ? 'contract' : 'account'} />
      ) : (
        <MissingValue />
      ),
  },
  {
    header: 'To',
    width: 'minmax(7em, 1.2fr)',
    compact: 'middle to',
    cell: (step, { chain }) => {
      const { action, result } = step
      const to = action?.to ?? result?.address
      const kind = ranCode(step) ? 'contract' : 'account'
      return to ? <AddressHashLink chain={chain.id} hash={to} kind={kind} /> : <MissingValue />
    },
  },
  {
    header: 'Value',
    native: true,
    width: 'minmax(6em, 0.8fr)',
    align: 'end',
    compact: 'right',
    cell: ({ action }, { chain: { currency } }) => (
      <Amount value={action?.value ?? null} decimals={currency.decimals} symbol={currency.symbol} />
    ),
  },
  {
    header: 'Gas used',
    width: 'minmax(5em, 0.6fr)',
    align: 'end',
    compact: 'none',
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
