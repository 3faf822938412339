import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { nameInSignature } from '#/domain/transactions/decoded'
import type { CallNode } from '#/domain/transactions/callTree'
import type { GasPart } from '#/features/transactions/callTree/callSteps'
import { grouped } from '#/domain/amounts/numberFormat'
import { labelOf } from '#/domain/open'
import { reasonText } from '#/domain/transactions/revertReason'
import { plainText } from '#/domain/text/text'
import { Amount } from '#/entity/Amount'
import { ContractLink } from '#/entity/decoding/ContractLink'
import { LazyEventName, LazyEventValues, LazyMethod, LazyReturn } from '#/entity/decoding/LazyDecodings'
import { unflagged, ValuesLine } from '#/entity/decoding/ValuesLine'
import {
  type CallFacts,
  type CallItem,
  type EventItem,
  failureText,
  runInputs,
  runOf,
} from '#/features/transactions/callTree/callTreeItems'
import { indentOf, MAX_INDENT_STEPS } from '#/features/transactions/callTree/callTreeRows'
import { RunButton } from '#/features/transactions/callTree/RunButton'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

interface CallTreeRowProps {
  item: CallItem
  open: boolean
  isRunOpen: boolean
  names: ReadonlyMap<string, Address>
  chain: Chain
  gasPart: GasPart | undefined
  onToggle: (call: CallNode) => void
  /** Shows or hides the similar calls after this one. */
  onToggleRun: (call: CallNode) => void
}

/**
 * What shrinks on a small screen, where an amount never does: the function and what it returned, then the callee down to the ends of
 * its hash, then the type. An ellipsis takes a fraction of a pixel, so the factors are far apart.
 */
const SHRINKS = {
  first: 'min-w-0 shrink-100000000',
  second: 'shrink-0 max-md:min-w-18 max-md:shrink-10000',
  last: 'shrink-0 max-md:min-w-0 max-md:shrink',
}

/** One call in the tree: its type, the address called, function, value, what it returned, and whether it failed. */
export function CallTreeRow(props: CallTreeRowProps) {
  const { item, open, isRunOpen, names, chain, gasPart, onToggle, onToggleRun } = props
  const { call, facts, forwardedTo, level, children } = item
  const { type, to, value, gas, error, failed, isInferred, run, runFailed } = call
  const isRun = run > 1 && !isRunOpen
  const inputs = isRun ? runInputs(item) : 'equal'
  const callee = names.get(to?.toLowerCase() ?? '') ?? null
  // A delegatecall acts as its caller.
  const isOwnCall = /^(?:static)?call$/i.test(type ?? '')
  return (
    <div className="flex h-full min-w-0 items-center gap-2 whitespace-nowrap" style={indentOf(level)}>
      {level > MAX_INDENT_STEPS && <span className="text-xs text-muted">{level}</span>}
      {children.length > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={open ? 'Collapse' : 'Expand'}
          onClick={() => onToggle(call)}
          className="size-6 shrink-0 rounded-sm text-muted hover:bg-sunken"
        >
          <span className={`icon ${open ? 'icon-chevron-down' : 'icon-chevron-right'}`} />
        </button>
      ) : (
        <span className="w-6 shrink-0 text-center text-line-strong" aria-hidden="true">
          ·
        </span>
      )}
      <span className={`max-w-32 truncate rounded-xs bg-sunken px-1.5 text-sm text-muted ${SHRINKS.last}`}>
        {type ? <UntrustedText text={labelOf(type)} max={16} /> : <MissingValue />}
      </span>
      <span className={`max-w-2/5 truncate [&_a]:underline ${SHRINKS.second}`}>
        <Callee hash={to} names={names} chain={chain} />
        {forwardedTo && (
          <span
            className="text-sm text-muted"
            title="Implementation that the proxy passes this call to by delegatecall"
          >
            {' '}
            <span aria-hidden className="icon icon-right" />
            <Callee hash={forwardedTo.to} names={names} chain={chain} />
          </span>
        )}
      </span>
      {facts.input !== null && inputs !== 'different or unknown' && (
        <span className={`truncate text-sm ${SHRINKS.first}`}>
          <LazyMethod
            input={facts.input}
            address={to}
            withArguments={inputs === 'equal'}
            tokenContract={isOwnCall ? unflagged(callee) : null}
          />
        </span>
      )}
      {value !== null && value > 0n && (
        <span className="shrink-0">
          <Amount value={value} decimals={chain.currency.decimals} symbol={chain.currency.symbol} />
        </span>
      )}
      {(!isRun || runFailed === 0 || runFailed === run) && <CallOutcome call={call} facts={facts} isRun={isRun} />}
      {run > 1 && (
        <RunButton
          call={call}
          isOpen={isRunOpen}
          inputs={inputs}
          failure={failureText(
            runOf(item).map((each) => each.call),
            names,
          )}
          onToggle={onToggleRun}
        />
      )}
      {isInferred && (
        <span
          className={`truncate text-sm text-muted ${SHRINKS.first}`}
          title="The API does not report the caller; inferred from gas and addresses"
        >
          position inferred
        </span>
      )}
      {!isRun && !(failed && error) && <Gas used={facts.gasUsed} limit={gas} part={gasPart} />}
    </div>
  )
}

/** The gas that a call used; its limit only if that is unknown. */
function Gas({ used, limit, part }: { used: bigint | null; limit: bigint | null; part: GasPart | undefined }) {
  const className = 'ml-auto hidden shrink-0 text-sm text-muted md:inline'
  if (used !== null) {
    const share = part && `${(part.share * 100).toFixed(1)}% of the gas used by the transaction’s call`
    return (
      <span className={className} title={share}>
        {grouped(used)} gas used
      </span>
    )
  }
  return limit === null ? null : <span className={className}>{grouped(limit)} gas limit</span>
}

interface CalleeProps {
  hash: string | null
  names: ReadonlyMap<string, Address>
  chain: Chain
}

function Callee({ hash, names, chain }: CalleeProps) {
  return <ContractLink chain={chain.id} hash={hash} address={names.get(hash?.toLowerCase() ?? '') ?? null} />
}

/** The gas that a call used as a thin bar along its row: its share of what the transaction's call used. */
export function GasBar({ part: { start, share } }: { part: GasPart }) {
  return (
    <span
      aria-hidden="true"
      data-gas-share={share.toFixed(4)}
      className="absolute bottom-0 h-[3px] min-w-px rounded-full bg-accent"
      style={{ left: `${start * 100}%`, width: `${share * 100}%` }}
    />
  )
}

interface CallOutcomeProps {
  call: CallNode
  facts: CallFacts
  /** Whether it is the only shown call of several: their returned values may differ. */
  isRun: boolean
}

/** Characters of returned data that cannot be decoded. */
const MAX_DATA_LENGTH = 18

/** Characters of a reason in a tooltip. */
const MAX_TITLE_LENGTH = 400

/** What a call returned, or why it failed. */
export function CallOutcome({ call, facts: { input, output }, isRun }: CallOutcomeProps) {
  const { failed, error, revertedBy, onRevertPath, to } = call
  const data = output === null || output === '0x' || isRun ? null : output
  const selector = /^0x[\da-f]{8}/i.exec(input ?? '')?.[0]
  if (failed) {
    const text = reasonText(error, data)
    const reason = text === null ? 'Failed' : <UntrustedText text={text} max={60} />
    return (
      <span
        className={`icon icon-cross truncate text-bad ${SHRINKS.first}`}
        title={text === null ? undefined : plainText(text, MAX_TITLE_LENGTH)}
      >
        {data === null ? reason : <LazyReturn encoded={{ kind: 'revert', data }} address={to} fallback={reason} />}
        {onRevertPath && <span className="sr-only">, on the path to the failure</span>}
      </span>
    )
  }
  return (
    <>
      {data !== null && selector !== undefined && (
        <span className={`truncate text-sm text-muted ${SHRINKS.first}`} title="Returned value">
          <span aria-hidden className="icon icon-right" />{' '}
          <LazyReturn
            encoded={{ kind: 'output', selector, data }}
            address={to}
            fallback={
              <span className="font-mono">
                {data.length > MAX_DATA_LENGTH ? `${data.slice(0, MAX_DATA_LENGTH)}…` : data}
              </span>
            }
          />
        </span>
      )}
      {revertedBy !== null && (
        <span className={`truncate text-sm text-warn ${SHRINKS.second}`}>↺ reverted by caller</span>
      )}
    </>
  )
}

interface EventRowProps {
  item: EventItem
  names: ReadonlyMap<string, Address>
  chain: Chain
}

/** One event, below the call that emitted it. */
export function EventRow({ item: { log, level }, names, chain }: EventRowProps) {
  const { decoded, topics, address } = log
  const emitter = address?.hash ?? null
  const name = nameInSignature(decoded?.method_call ?? null)
  const topic = topics?.[0] ? <Hash hash={topics[0]} /> : <MissingValue what="No topics" />
  return (
    <div className="flex h-full min-w-0 items-center gap-2 whitespace-nowrap" style={indentOf(level)}>
      <span className="w-6 shrink-0 text-center text-line-strong" aria-hidden="true">
        ·
      </span>
      <span
        className="shrink-0 rounded-xs bg-sunken px-1.5 text-sm text-muted"
        title="Emitted during this call; its order among the inner calls is not reported"
      >
        Event
      </span>
      <span className="shrink-0">
        {name ? <UntrustedText text={name} max={40} /> : <LazyEventName log={log}>{topic}</LazyEventName>}
      </span>
      <span className="min-w-0 truncate text-sm text-muted">
        {decoded?.parameters ? (
          <ValuesLine decoded={decoded} contract={unflagged(address)} of="event" />
        ) : (
          <LazyEventValues log={log}>{null}</LazyEventValues>
        )}
      </span>
      <span className="hidden min-w-0 truncate text-sm md:inline [&_a]:underline">
        {emitter && <Callee hash={emitter} names={names} chain={chain} />}
      </span>
    </div>
  )
}
