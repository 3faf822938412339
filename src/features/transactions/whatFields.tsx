import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { confirmationWords } from '#/domain/confirmation'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'
import { transactionState } from '#/domain/transactionState'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { BlockLink } from '#/entity/links'
import { FullTimestamp } from '#/entity/Timestamp'
import { anchorOf } from '#/features/transactions/evidence'
import { FeeParts, RevertReason, TransferPreview } from '#/features/transactions/laterParts'
import { RevertPlace } from '#/features/transactions/RevertPlace'
import { Standing } from '#/features/transactions/Standing'
import { AfterPaint } from '#/ui/AfterPaint'
import type { Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'

/** As what a transaction is shown. */
interface Shown {
  hash: string
  chain: Chain
  /** Whether it is a list's row, and its record on its way. */
  filling: boolean
  /** Whether its server lost it while it waited. */
  forgotten: boolean
  /** Whether the server has no list of its token transfers. */
  unlisted: boolean
}

/** What became of a transaction, who sent what to whom, and when; a fact that does not apply is left out. */
export function whatFacts(tx: Transaction, { hash, chain, filling, forgotten, unlisted }: Shown): Fact[] {
  const { created_contract, from, to, value, exchange_rate, historic_exchange_rate } = tx
  return [
    {
      label: 'Status',
      id: anchorOf('result'),
      value: <Outcome tx={tx} hash={hash} chain={chain} forgotten={forgotten} />,
    },
    {
      label: 'Reverted because',
      id: anchorOf('revert_reason'),
      value: tx.revert_reason && (
        <AfterPaint place={<RevertPlace reason={tx.revert_reason} />}>
          <RevertReason reason={tx.revert_reason} />
        </AfterPaint>
      ),
    },
    { label: 'Block', value: <Place tx={tx} chain={chain} /> },
    { label: 'Time', value: tx.timestamp || tx.status !== null ? <When tx={tx} /> : null },
    { label: 'From', value: <FullAddress chain={chain.id} address={from} /> },
    {
      label: 'To',
      id: anchorOf('to'),
      value: to || !created_contract ? <FullAddress chain={chain.id} address={to} /> : null,
    },
    {
      label: 'Creates',
      id: anchorOf('created_contract'),
      value: created_contract && <FullAddress chain={chain.id} address={created_contract} />,
    },
    {
      label: 'Value',
      id: anchorOf('value'),
      value: <NativeAmountWithFiat value={value} chain={chain} rate={exchange_rate} then={historic_exchange_rate} />,
    },
    {
      label: 'Tokens moved',
      id: anchorOf('token_transfers'),
      value: movesTokens(tx) ? (
        <AfterPaint place={<div className="min-h-16" />}>
          <TransferPreview transaction={tx} hash={hash} chain={chain} filling={filling} unlisted={unlisted} />
        </AfterPaint>
      ) : null,
    },
  ]
}

/** Whether it is known to move tokens, which ones or not. */
function movesTokens({ token_transfers: transfers, transaction_types: types }: Transaction): boolean {
  return transfers === null ? types?.includes('token_transfer') === true : transfers.length > 0
}

/** What a transaction cost, or may cost at most until it is in a block. */
export function feeFact(tx: Transaction, chain: Chain): Fact {
  const { fee, exchange_rate, historic_exchange_rate } = tx
  return {
    label: fee?.type === 'maximum' ? 'Fee, at most' : 'Fee',
    value: (
      <div className="max-w-2xl">
        <NativeAmountWithFiat
          value={fee?.value ?? null}
          chain={chain}
          rate={exchange_rate}
          then={historic_exchange_rate}
        />
        <AfterPaint>
          <FeeParts transaction={tx} chain={chain} />
        </AfterPaint>
      </div>
    ),
  }
}

function Outcome({ tx, hash, chain, forgotten }: { tx: Transaction } & Pick<Shown, 'hash' | 'chain' | 'forgotten'>) {
  const { result, status, has_error_in_internal_transactions, is_pending_update } = tx
  const state = transactionState(tx)
  return (
    <>
      <Standing transaction={tx} forgotten={forgotten} />
      {result && (state.kind === 'success' || state.kind === 'failed') && result !== 'success' && (
        <span className="ml-3 text-muted">
          <UntrustedText text={labelOf({ other: result })} max={80} />
        </span>
      )}
      {state.kind === 'dropped' && <p className="text-muted">{words.dropped}</p>}
      {status === 'ok' && has_error_in_internal_transactions && (
        <a href={`${paths.transaction(chain.id, hash, 'internal')}?view=tree`} className="ml-3 text-warn underline">
          a call inside of it failed
        </a>
      )}
      {is_pending_update && <p className="text-muted">The server is still completing this record.</p>}
    </>
  )
}

const words = {
  dropped:
    'It never got into a block: another transaction of the same sender and nonce took its place, or it was given up.',
}

function When({ tx: { timestamp, confirmation_duration } }: { tx: Transaction }) {
  const waited = confirmationWords(confirmation_duration)
  return (
    <>
      <FullTimestamp date={timestamp} />
      {waited && <span className="ml-3 text-muted">{waited}</span>}
    </>
  )
}

function Place({ tx: { block_number, position, confirmations }, chain }: { tx: Transaction; chain: Chain }) {
  return (
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
  )
}
