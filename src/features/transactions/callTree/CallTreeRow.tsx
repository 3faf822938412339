import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { CallNode } from '#/domain/callTree'
import { grouped } from '#/domain/numberFormat'
import { labelOf } from '#/domain/open'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { LazyMethod } from '#/entity/decoding/LazyDecodings'
import type { CallRow } from '#/features/transactions/callTree/callTreeRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

interface CallTreeRowProps {
  row: CallRow
  names: ReadonlyMap<string, Address>
  chain: Chain
  /** Calldata; null if it is unknown. */
  input: string | null
  onToggle: (call: CallNode) => void
  /** Shows or hides the similar calls after this one. */
  onToggleRun: (call: CallNode) => void
}

/** Deeper calls are not indented further; a number shows their depth. */
const MAX_INDENT_STEPS = 14

/** One call in the tree: its type, the address called, the value sent, and whether it failed. */
export function CallTreeRow({ row, names, chain, input, onToggle, onToggleRun }: CallTreeRowProps) {
  const { call, open, isRunOpen } = row
  const { depth, type, to, value, gas, error, failed, isInferred, run, children } = call
  const known = to === null ? undefined : names.get(to.toLowerCase())
  return (
    <div
      className="flex h-full min-w-0 items-center gap-2 whitespace-nowrap"
      style={{ paddingLeft: `calc(${Math.min(depth, MAX_INDENT_STEPS)} * var(--step))` }}
    >
      {depth > MAX_INDENT_STEPS && <span className="text-xs text-muted">{depth}</span>}
      {children.length > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={open ? 'Collapse' : 'Expand'}
          onClick={() => onToggle(call)}
          className="size-6 shrink-0 rounded-sm text-muted hover:bg-sunken"
        >
          {open ? '▾' : '▸'}
        </button>
      ) : (
        <span className="w-6 shrink-0 text-center text-line-strong" aria-hidden="true">
          ·
        </span>
      )}
      <span className="max-w-32 shrink-0 truncate rounded-xs bg-sunken px-1.5 text-sm text-muted">
        {type ? <UntrustedText text={labelOf(type)} max={16} /> : <MissingValue />}
      </span>
      <span className="min-w-0 truncate [&_a]:underline">
        {known ? (
          <AddressLink chain={chain.id} address={known} />
        ) : to === null ? (
          <MissingValue />
        ) : (
          <AddressHashLink chain={chain.id} hash={to} />
        )}
      </span>
      {input !== null && (
        <span className="min-w-0 truncate text-sm">
          <LazyMethod input={input} address={to} withArguments />
        </span>
      )}
      {value !== null && value > 0n && (
        <span className="shrink-0">
          <Amount value={value} decimals={chain.currency.decimals} symbol={chain.currency.symbol} />
        </span>
      )}
      {(run < 2 || isRunOpen || call.runFailed === 0 || call.runFailed === run) && <CallStatus call={call} />}
      {run > 1 && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onToggleRun(call)}
          className="min-h-6 shrink-0 rounded-sm px-1.5 text-sm text-accent underline"
          aria-expanded={isRunOpen}
          title="Calls in a row with the same type, addresses and value; gas and logs may differ"
        >
          {isRunOpen ? 'Hide' : 'Show'} {runText(call)}
        </button>
      )}
      {isInferred && (
        <span
          className="min-w-0 truncate text-sm text-muted"
          title="The API does not report the caller; inferred from gas and addresses"
        >
          position inferred
        </span>
      )}
      {gas !== null && !(failed && error) && (run < 2 || isRunOpen) && (
        <span className="ml-auto hidden shrink-0 text-sm text-muted md:inline">{grouped(gas)} gas</span>
      )}
    </div>
  )
}

/** "88 calls: 87 ok, 1 failed". */
function runText({ run, runFailed }: CallNode): string {
  const ok = run - runFailed
  const counts = [ok > 0 && `${grouped(ok)} ok`, runFailed > 0 && `${grouped(runFailed)} failed`]
  return `${grouped(run)} calls: ${counts.filter(Boolean).join(', ')}`
}

function CallStatus({ call: { failed, error, revertedBy, onRevertPath } }: { call: CallNode }) {
  if (failed) {
    return (
      <span className="min-w-0 truncate text-bad" title={error ?? undefined}>
        ✗ {error ? <UntrustedText text={error} max={60} /> : 'Failed'}
        {onRevertPath && <span className="sr-only">, on the path to the failure</span>}
      </span>
    )
  }
  return revertedBy === null ? null : <span className="shrink-0 text-sm text-warn">↺ reverted by caller</span>
}
