import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { confirmationWords } from '#/domain/confirmation'
import { isOther, labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'
import { transactionState } from '#/domain/transactionState'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { BlockLink } from '#/entity/links'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { TransactionStatusBadge } from '#/entity/TransactionStatusBadge'
import { factAnchor } from '#/features/transactions/factSourceLinks'
import { RevertReason } from '#/entity/RevertReason'
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

/** A transaction's status, block and timestamp, and who sent what to whom; rows that do not apply are left out. */
export function mainFacts(
  tx: Transaction,
  { hash, chain, isLoading, isLost, isListUnsupported }: MainFactsOptions,
): Fact[] {
  const { created_contract, from, to, value, exchange_rate, historic_exchange_rate } = tx
  return [
    {
      label: 'Status',
      hint: 'Whether the transaction succeeded, failed, is pending or was dropped.',
      id: factAnchor('result'),
      value: <Status tx={tx} hash={hash} chain={chain} isLost={isLost} />,
    },
    {
      label: 'Revert reason',
      hint: 'Error that the contract returned when it reverted the transaction.',
      id: factAnchor('revert_reason'),
      value: tx.revert_reason && <RevertReason reason={tx.revert_reason} to={tx.to?.hash ?? null} />,
    },
    {
      label: 'Block',
      hint: 'Block that includes the transaction, and the number of blocks on top of it.',
      value: <Block tx={tx} chain={chain} />,
    },
    {
      label: 'Timestamp',
      hint: 'When the block was produced, and how long the transaction was pending.',
      value: tx.timestamp || tx.status !== null ? <InclusionTime tx={tx} /> : null,
    },
    {
      label: 'From',
      hint: 'Address that signed and sent the transaction.',
      value: <FullAddress chain={chain.id} address={from} />,
    },
    {
      label: to?.is_contract ? 'Interacted with' : 'To',
      hint: to?.is_contract ? 'Contract that the transaction called.' : 'Address that received the transaction.',
      id: factAnchor('to'),
      value: to || !created_contract ? <FullAddress chain={chain.id} address={to} /> : null,
    },
    {
      label: 'Contract created',
      hint: 'Contract that the transaction deployed.',
      id: factAnchor('created_contract'),
      value: created_contract && <FullAddress chain={chain.id} address={created_contract} />,
    },
    {
      label: 'Value',
      hint: 'Native currency sent with the transaction, without the fee.',
      id: factAnchor('value'),
      value: <NativeAmountWithFiat value={value} chain={chain} rate={exchange_rate} then={historic_exchange_rate} />,
    },
    {
      label: 'Tokens transferred',
      hint: 'Token transfers that the transaction caused.',
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
export function hasTokenTransfers({ token_transfers: transfers, transaction_types: types }: Transaction): boolean {
  return transfers === null ? types?.includes('token_transfer') === true : transfers.length > 0
}

function Status({
  tx,
  hash,
  chain,
  isLost,
}: { tx: Transaction } & Pick<MainFactsOptions, 'hash' | 'chain' | 'isLost'>) {
  const { result, status, transaction_types: categories, has_error_in_internal_transactions, is_pending_update } = tx
  const state = transactionState(tx)
  return (
    <>
      <TransactionStatusBadge transaction={tx} isLost={isLost} />
      {result && (state.kind === 'success' || state.kind === 'failed') && result !== 'success' && (
        <span className="ml-3 text-muted">
          <UntrustedText text={labelOf({ other: result })} max={80} />
        </span>
      )}
      {categories && categories.length > 0 && <Categories categories={categories} />}
      {state.kind === 'dropped' && (
        <p className="text-muted">Dropped, or replaced by another transaction with the same nonce.</p>
      )}
      {status === 'ok' && has_error_in_internal_transactions && (
        <a href={`${paths.transaction(chain.id, hash, 'internal')}?view=tree`} className="ml-3 text-warn underline">
          an internal transaction failed
        </a>
      )}
      {is_pending_update && <p className="text-muted">Still indexing; some fields may be missing.</p>}
    </>
  )
}

/** What the transaction did, by the categories of the API. */
function Categories({ categories }: { categories: NonNullable<Transaction['transaction_types']> }) {
  return (
    <span className="ml-3 inline-flex flex-wrap gap-1">
      {categories.map((category) => (
        <span key={labelOf(category)} className="chip">
          {isOther(category) ? <UntrustedText text={labelOf(category)} max={40} /> : labelOf(category)}
        </span>
      ))}
    </span>
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

function Block({ tx: { block_number, confirmations }, chain }: { tx: Transaction; chain: Chain }) {
  return (
    <>
      <span className="[&_a]:underline">
        <BlockLink chain={chain.id} height={block_number} />
      </span>
      {confirmations !== null && block_number !== null && (
        <span className="ml-3 text-muted">
          <Count value={confirmations} noun={['block confirmation', 'block confirmations']} />
        </span>
      )}
    </>
  )
}
