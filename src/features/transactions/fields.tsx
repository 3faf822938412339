import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config'
import { percent } from '#/domain/amount'
import { confirmationWords, gasUse } from '#/domain/confirmation'
import { hexSize } from '#/domain/hex'
import { isOther, labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'
import { CoinAmount } from '#/entity/CoinAmount'
import { Count } from '#/entity/Count'
import { DecodedCall } from '#/entity/DecodedCall'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/GasPrice'
import { BlockLink } from '#/entity/links'
import { Status } from '#/entity/Status'
import { Moment } from '#/entity/When'
import { anchorOf } from '#/features/transactions/evidence'
import { FeePicture } from '#/features/transactions/FeePicture'
import { RevertReason } from '#/features/transactions/RevertReason'
import type { ReactNode } from 'react'
import type { Fact } from '#/ui/Facts'
import { Gauge } from '#/ui/Gauge'
import { HostileText } from '#/ui/HostileText'
import { ServerRecord } from '#/ui/ServerRecord'
import { Unknown } from '#/ui/Unknown'

/** The facts of a transaction, the ones that most readers come for first; a fact that does not apply to it is left out. */
export function transactionFacts(tx: Transaction, chain: Chain): Fact[] {
  return [...outcome(tx, chain), ...movement(tx, chain), ...cost(tx, chain), ...call(tx)]
}

/** What the sentence above the tabs may lead to. */
function target(field: string, value: ReactNode): ReactNode {
  return (
    value && (
      <div id={anchorOf(field)} className="scroll-mt-24 target:bg-accent-soft">
        {value}
      </div>
    )
  )
}

function outcome(tx: Transaction, chain: Chain): Fact[] {
  const { status, result, revert_reason, block_number, confirmations, position, timestamp, confirmation_duration } = tx
  return [
    {
      label: 'Status',
      value: target(
        'result',
        <>
          <Status transaction={tx} />
          {result && result !== 'success' && (
            <span className="ml-3 text-muted">
              <HostileText text={labelOf({ other: result })} max={80} />
            </span>
          )}
        </>,
      ),
    },
    {
      label: 'Reverted because',
      value: target('revert_reason', revert_reason && <RevertReason reason={revert_reason} />),
    },
    {
      label: 'Block',
      value: (
        <>
          <span className="[&_a]:underline">
            <BlockLink chain={chain.id} height={block_number} />
          </span>
          {position !== null && <span className="ml-3 text-muted">position {position}</span>}
          {confirmations !== null && block_number !== null && (
            <span className="ml-3 text-muted">
              <Count value={confirmations} noun={['confirmation', 'confirmations']} />
            </span>
          )}
        </>
      ),
    },
    { label: 'Time', value: timestamp || status !== null ? <Moment date={timestamp} /> : null },
    { label: 'Confirmation', value: confirmationWords(confirmation_duration) },
  ]
}

function movement(tx: Transaction, chain: Chain): Fact[] {
  const { from, to, created_contract, value, exchange_rate, token_transfers, token_transfers_overflow, hash } = tx
  const transfers = token_transfers?.length ?? 0
  return [
    { label: 'From', value: <FullAddress chain={chain.id} address={from} /> },
    {
      label: 'To',
      value: target('to', to || !created_contract ? <FullAddress chain={chain.id} address={to} /> : null),
    },
    {
      label: 'Creates',
      value: target(
        'created_contract',
        created_contract && <FullAddress chain={chain.id} address={created_contract} />,
      ),
    },
    { label: 'Value', value: target('value', <CoinAmount value={value} chain={chain} rate={exchange_rate} />) },
    {
      label: 'Token transfers',
      value:
        (transfers > 0 && hash && (
          <a href={paths.transaction(chain.id, hash, 'token-transfers')}>
            {transfers}
            {token_transfers_overflow ? ' or more' : ''}
          </a>
        )) ||
        null,
    },
  ]
}

function cost(tx: Transaction, chain: Chain): Fact[] {
  const { used, limit, share } = gasUse(tx)
  return [
    {
      label: tx.fee?.type === 'maximum' ? 'Fee, at most' : 'Fee',
      value: <FeePicture transaction={tx} chain={chain} />,
    },
    ...prices([
      ['Gas price', tx.gas_price],
      ['Base fee', tx.base_fee_per_gas],
      ['Max fee per gas', tx.max_fee_per_gas],
      ['Max tip per gas', tx.max_priority_fee_per_gas],
    ]),
    {
      label: 'Gas used',
      value:
        share === null ? (
          <Count value={used} />
        ) : (
          <span className="block max-w-2xl">
            <Gauge part={share}>
              <Count value={used} /> of <Count value={limit} />{' '}
              <span className="text-muted">({percent(used ?? 0n, limit ?? 0n)})</span>
            </Gauge>
          </span>
        ),
    },
    { label: 'Gas limit', value: share === null && limit !== null ? <Count value={limit} /> : null },
  ]
}

type Labelled = readonly [label: string, wei: bigint | null]

/** Prices that older and other kinds of transactions do not have: left out there. */
function prices(parts: readonly Labelled[]): Fact[] {
  return parts.map(([label, wei]) => ({ label, value: wei === null ? null : <GasPrice wei={wei} /> }))
}

function call({
  type,
  nonce,
  transaction_types,
  method,
  decoded_input,
  raw_input,
  transaction_tag,
  actions,
}: Transaction): Fact[] {
  const size = raw_input === null ? null : hexSize(raw_input)
  return [
    {
      label: 'Kinds',
      value: transaction_types && transaction_types.length > 0 ? <Kinds kinds={transaction_types} /> : null,
    },
    { label: 'Method', value: target('method', method && <HostileText text={method} max={80} />) },
    { label: 'Call', value: target('decoded_input', decoded_input && <DecodedCall decoded={decoded_input} />) },
    {
      label: 'Input data',
      value: target(
        'raw_input',
        raw_input === null ? (
          <Unknown />
        ) : raw_input === '0x' ? (
          <span className="text-muted">none</span>
        ) : (
          <details>
            <summary>{size === null ? 'Show' : <Count value={size} noun={['byte', 'bytes']} />}</summary>
            <p className="font-mono text-sm break-all">
              <HostileText text={raw_input} max={8000} />
            </p>
          </details>
        ),
      ),
    },
    {
      label: 'Actions',
      value: target('actions', actions && actions.length > 0 && <Actions actions={actions} />) || null,
    },
    { label: 'Nonce', value: nonce ?? <Unknown /> },
    { label: 'Type', value: type === null ? <Unknown /> : `${type}${typeNames[type] ?? ''}` },
    { label: 'Tag', value: transaction_tag && <HostileText text={transaction_tag} max={80} /> },
  ]
}

/** EIP-2718 types that readers know by name. */
const typeNames: Record<number, string> = {
  0: ' (legacy)',
  1: ' (access list, EIP-2930)',
  2: ' (fee market, EIP-1559)',
  3: ' (blobs, EIP-4844)',
  4: ' (set code, EIP-7702)',
  126: ' (deposit from layer 1)',
}

function Kinds({ kinds }: { kinds: NonNullable<Transaction['transaction_types']> }) {
  return kinds.map((kind, place) => (
    <span key={labelOf(kind)}>
      {place > 0 && ', '}
      {isOther(kind) ? <HostileText text={labelOf(kind)} max={40} /> : labelOf(kind)}
    </span>
  ))
}

/** What the server made of what protocols did: its own words, with all that it holds of each. */
function Actions({ actions }: { actions: NonNullable<Transaction['actions']> }) {
  return actions.map(({ type, protocol, data }, place) => (
    // Actions have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <details key={place}>
      <summary className="min-h-6">
        <HostileText text={labelOf({ other: type ?? 'unnamed' })} max={40} />
        {protocol && (
          <span className="ml-1.5 text-muted">
            <HostileText text={labelOf({ other: protocol })} max={40} />
          </span>
        )}
      </summary>
      <ServerRecord raw={data} />
    </details>
  ))
}
