import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config'
import { percent, ratio } from '#/domain/amount'
import { hexSize } from '#/domain/hex'
import { isOther, labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'
import { duration } from '#/domain/time'
import { CoinAmount } from '#/entity/CoinAmount'
import { Count } from '#/entity/Count'
import { DecodedCall } from '#/entity/DecodedCall'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/GasPrice'
import { BlockLink } from '#/entity/links'
import { Status } from '#/entity/Status'
import { Moment } from '#/entity/When'
import { RevertReason } from '#/features/transactions/RevertReason'
import type { Fact } from '#/ui/Facts'
import { Gauge } from '#/ui/Gauge'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

/** The facts of a transaction, the ones that most readers come for first; a fact that does not apply to it is left out. */
export function transactionFacts(tx: Transaction, chain: Chain): Fact[] {
  return [...outcome(tx, chain), ...movement(tx, chain), ...cost(tx, chain), ...call(tx)]
}

function outcome(tx: Transaction, chain: Chain): Fact[] {
  const { status, result, revert_reason, block_number, confirmations, position, timestamp, confirmation_duration } = tx
  const [least, most] = confirmation_duration ?? []
  return [
    {
      label: 'Status',
      value: (
        <>
          <Status transaction={tx} />
          {result && result !== 'success' && (
            <span className="ml-3 text-muted">
              <HostileText text={labelOf({ other: result })} max={80} />
            </span>
          )}
        </>
      ),
    },
    { label: 'Reverted because', value: revert_reason && <RevertReason reason={revert_reason} /> },
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
    {
      label: 'Confirmed within',
      value: most === undefined ? null : least ? `${duration(least)} to ${duration(most)}` : duration(most),
    },
  ]
}

function movement(tx: Transaction, chain: Chain): Fact[] {
  const { from, to, created_contract, value, exchange_rate, token_transfers, token_transfers_overflow, hash } = tx
  const transfers = token_transfers?.length ?? 0
  return [
    { label: 'From', value: <FullAddress chain={chain.id} address={from} /> },
    { label: 'To', value: to || !created_contract ? <FullAddress chain={chain.id} address={to} /> : null },
    { label: 'Creates', value: created_contract && <FullAddress chain={chain.id} address={created_contract} /> },
    { label: 'Value', value: <CoinAmount value={value} chain={chain} rate={exchange_rate} /> },
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
  const { fee, exchange_rate, gas_used: used, gas_limit: limit, transaction_burnt_fee, priority_fee } = tx
  const share = used !== null && limit !== null && limit > 0n ? ratio(used, limit) : null
  const feeName = fee?.type === 'maximum' ? 'Fee, at most' : 'Fee'
  return [
    { label: feeName, value: <CoinAmount value={fee?.value ?? null} chain={chain} rate={exchange_rate} /> },
    ...coins(chain, exchange_rate, [
      ['of which burnt', transaction_burnt_fee],
      ['of which tip', priority_fee],
      ['of which for layer 1', tx.l1_fee],
    ]),
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
          <span className="inline-block">
            <Gauge part={share}>
              <Count value={used} /> of <Count value={limit} />{' '}
              <span className="text-muted">({percent(used ?? 0n, limit ?? 0n)})</span>
            </Gauge>
          </span>
        ),
    },
  ]
}

type Labelled = readonly [label: string, wei: bigint | null]

/** Parts of a fee that older and other kinds of transactions do not have: left out there. */
function coins(chain: Chain, rate: string | null, parts: readonly Labelled[]): Fact[] {
  return parts.map(([label, value]) => ({
    label,
    value: value === null ? null : <CoinAmount value={value} chain={chain} rate={rate} />,
  }))
}

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
}: Transaction): Fact[] {
  const size = raw_input === null ? null : hexSize(raw_input)
  return [
    {
      label: 'Kinds',
      value: transaction_types && transaction_types.length > 0 ? <Kinds kinds={transaction_types} /> : null,
    },
    { label: 'Method', value: method && <HostileText text={method} max={80} /> },
    { label: 'Call', value: decoded_input && <DecodedCall decoded={decoded_input} /> },
    {
      label: 'Input data',
      value:
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
