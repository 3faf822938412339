import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { confirmationWords } from '#/domain/text/duration'
import { isOther, labelOf } from '#/domain/open'
import { exactTime } from '#/domain/text/time'
import { reasonInResult, revertWords } from '#/domain/transactions/revertReason'
import { transactionState } from '#/domain/transactions/transactionState'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { factAnchor } from '#/features/transactions/factSourceLinks'
import { usdNote } from '#/entity/usdNote'
import { isCreation } from '#/features/transactions/summary/callIntent'
import { RevertReason } from '#/entity/RevertReason'
import { Age } from '#/ui/Age'
import type { Fact } from '#/ui/DetailRows'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

/**
 * What the header of a transaction does not show: who sent how much to whom, and when exactly. Rows that do not apply are left out.
 */
export function mainFacts(tx: Transaction, chain: Chain): Fact[] {
  const { created_contract, from, to, value, exchange_rate, historic_exchange_rate, confirmations } = tx
  return [
    {
      label: 'Result',
      hint: 'Error with which the transaction ended, or what its status means.',
      id: factAnchor('result'),
      value: result(tx),
    },
    {
      label: 'Revert reason',
      hint: 'Error that the contract returned when it reverted the transaction.',
      id: factAnchor('revert_reason'),
      // That there is none is said where the transaction failed.
      value:
        tx.revert_reason && revertWords(tx.revert_reason).kind !== 'none' ? (
          <RevertReason reason={tx.revert_reason} to={tx.to?.hash ?? null} />
        ) : null,
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
      value: isCreation(tx) ? null : <FullAddress chain={chain.id} address={to} />,
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
      value: (
        <>
          <NativeAmountWithFiat value={value} chain={chain} rate={exchange_rate} then={historic_exchange_rate} />
          {isNotTransferred(tx) && ', not transferred'}
        </>
      ),
    },
    {
      label: 'USD values',
      hint: 'Price by which the amounts of this page are converted.',
      value: usdNote(tx),
    },
    {
      label: 'Timestamp',
      hint: 'When the block was produced, and how long the transaction was pending.',
      value: tx.timestamp || (tx.status !== null && !isDropped(tx)) ? <InclusionTime tx={tx} /> : null,
    },
    {
      label: 'Confirmations',
      hint: 'Number of blocks on top of the one that includes the transaction.',
      value:
        confirmations !== null && tx.block_number !== null ? (
          <Count value={confirmations} noun={['block confirmation', 'block confirmations']} />
        ) : null,
    },
    {
      label: 'Categories',
      hint: 'What the transaction did, as reported by the API.',
      value: tx.transaction_types?.length ? <Categories categories={tx.transaction_types} /> : null,
    },
  ]
}

function isDropped(tx: Transaction): boolean {
  return transactionState(tx).kind === 'dropped'
}

/** Whether the transaction had a value that stayed with the sender. */
function isNotTransferred(tx: Transaction): boolean {
  const { kind } = transactionState(tx)
  return (kind === 'failed' || kind === 'dropped') && tx.value !== null && tx.value > 0n
}

function Categories({ categories }: { categories: NonNullable<Transaction['transaction_types']> }) {
  return (
    <FirstOf list={categories}>
      {(shown) => (
        <span className="inline-flex flex-wrap gap-1">
          {shown.map((category) => (
            <span key={labelOf(category)} className="chip">
              {isOther(category) ? <UntrustedText text={labelOf(category)} max={40} /> : labelOf(category)}
            </span>
          ))}
        </span>
      )}
    </FirstOf>
  )
}

/** What the badge in the header does not say: the error, and what is missing. */
function result(tx: Transaction) {
  const { kind } = transactionState(tx)
  const isNamed = tx.result && (kind === 'success' || kind === 'failed') && !/^(?:success|failed)$/i.test(tx.result)
  if (!isNamed && !tx.is_pending_update) return null
  return (
    <>
      {isNamed && <ResultWords text={tx.result ?? ''} to={tx.to?.hash ?? null} />}
      {tx.is_pending_update && <p className="text-muted">Still indexing; some fields may be missing.</p>}
    </>
  )
}

/** The API's result, or the revert data in it decoded. */
function ResultWords({ text, to }: { text: string; to: string | null }) {
  if (reasonInResult(text) !== null) return <RevertReason reason={{ form: 'text', text }} to={to} />
  return <UntrustedText text={labelOf({ other: text })} max={80} />
}

/** The exact time where the header shows the age, and the age where it shows the time. */
function InclusionTime({ tx: { timestamp, confirmation_duration } }: { tx: Transaction }) {
  const mode = useDisplay('time')
  const duration = confirmationWords(confirmation_duration)
  return (
    <>
      {timestamp === null ? <MissingValue /> : mode === 'age' ? exactTime(timestamp) : <Age date={timestamp} />}
      {duration && <span className="ml-3 text-muted">{duration}</span>}
    </>
  )
}
