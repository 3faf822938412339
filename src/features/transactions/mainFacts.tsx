import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { confirmationWords } from '#/domain/confirmation'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'
import { transactionState } from '#/domain/transactionState'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { BlockLink } from '#/entity/links'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { TransactionStatusBadge } from '#/entity/TransactionStatusBadge'
import { factAnchor } from '#/features/transactions/factSourceLinks'
import { RevertReason } from '#/features/transactions/RevertReason'
import { TransferPreview } from '#/features/transactions/TransferPreview'
import type { Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'

interface MainFactsOptions {
  hash: string
  chain: Chain
  /** Whether `tx` is a list's row whose record is still loading. */
  isLoading: boolean
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  isLost: boolean
  /** Whether the API has no list of its token transfers. */
  isListUnsupported: boolean
}

/** A transaction's status, block and time, and who sent what to whom; what does not apply is left out. */
export function mainFacts(
  tx: Transaction,
  { hash, chain, isLoading, isLost, isListUnsupported }: MainFactsOptions,
): Fact[] {
  const { created_contract, from, to, value, exchange_rate, historic_exchange_rate } = tx
  return [
    {
      label: 'Status',
      id: factAnchor('result'),
      value: <Status tx={tx} hash={hash} chain={chain} isLost={isLost} />,
    },
    {
      label: 'Reverted because',
      id: factAnchor('revert_reason'),
      value: tx.revert_reason && <RevertReason reason={tx.revert_reason} />,
    },
    { label: 'Block', value: <Block tx={tx} chain={chain} /> },
    { label: 'Time', value: tx.timestamp || tx.status !== null ? <InclusionTime tx={tx} /> : null },
    { label: 'From', value: <FullAddress chain={chain.id} address={from} /> },
    {
      label: 'To',
      id: factAnchor('to'),
      value: to || !created_contract ? <FullAddress chain={chain.id} address={to} /> : null,
    },
    {
      label: 'Creates',
      id: factAnchor('created_contract'),
      value: created_contract && <FullAddress chain={chain.id} address={created_contract} />,
    },
    {
      label: 'Value',
      id: factAnchor('value'),
      value: <NativeAmountWithFiat value={value} chain={chain} rate={exchange_rate} then={historic_exchange_rate} />,
    },
    {
      label: 'Tokens moved',
      id: factAnchor('token_transfers'),
      value: hasTokenTransfers(tx) ? (
        <TransferPreview
          transaction={tx}
          hash={hash}
          chain={chain}
          isLoading={isLoading}
          isListUnsupported={isListUnsupported}
        />
      ) : null,
    },
  ]
}

/** Whether there are token transfers, even if the record does not list them. */
function hasTokenTransfers({ token_transfers: transfers, transaction_types: types }: Transaction): boolean {
  return transfers === null ? types?.includes('token_transfer') === true : transfers.length > 0
}

function Status({
  tx,
  hash,
  chain,
  isLost,
}: { tx: Transaction } & Pick<MainFactsOptions, 'hash' | 'chain' | 'isLost'>) {
  const { result, status, has_error_in_internal_transactions, is_pending_update } = tx
  const state = transactionState(tx)
  return (
    <>
      <TransactionStatusBadge transaction={tx} isLost={isLost} />
      {result && (state.kind === 'success' || state.kind === 'failed') && result !== 'success' && (
        <span className="ml-3 text-muted">
          <UntrustedText text={labelOf({ other: result })} max={80} />
        </span>
      )}
      {state.kind === 'dropped' && (
        <p className="text-muted">
          It never got into a block: another transaction of the same sender and nonce took its place, or it was given
          up.
        </p>
      )}
      {status === 'ok' && has_error_in_internal_transactions && (
        <a href={`${paths.transaction(chain.id, hash, 'internal')}?view=tree`} className="ml-3 text-warn underline">
          a call inside of it failed
        </a>
      )}
      {is_pending_update && <p className="text-muted">The server is still completing this record.</p>}
    </>
  )
}

function InclusionTime({ tx: { timestamp, confirmation_duration } }: { tx: Transaction }) {
  const duration = confirmationWords(confirmation_duration)
  return (
    <>
      <FullTimestamp date={timestamp} />
      {duration && <span className="ml-3 text-muted">{duration}</span>}
    </>
  )
}

function Block({ tx: { block_number, position, confirmations }, chain }: { tx: Transaction; chain: Chain }) {
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
