import type { ReactNode } from 'react'
import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { useToken } from '#/data/queries/token'
import { feeOf } from '#/domain/amounts/fee'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { nameInSignature } from '#/domain/transactions/decoded'
import { transactionState } from '#/domain/transactions/transactionState'
import { AddressLink } from '#/entity/AddressLink'
import { unflagged, ValuesLine } from '#/entity/decoding/ValuesLine'
import { TransferredToken } from '#/entity/TransferredToken'
import { Reason } from '#/features/transactions/failure/Reason'
import { decodedError, useErrorFacts } from '#/features/transactions/failure/useErrorFacts'
import { FeeAmount } from '#/features/transactions/feeFacts'
import { feeLabel } from '#/features/transactions/feeLabel'
import {
  failureAdvice,
  failureCause,
  failureFunds,
  failureReason,
} from '#/features/transactions/summary/failureSummary'
import { raiserOf } from '#/features/transactions/summary/failedCalls'
import type { Summary } from '#/domain/transactions/summaryParts'
import { tokenToLoad } from '#/domain/transactions/tokenCall'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { PreviewRows } from '#/list/PreviewRows'
import { UntrustedText } from '#/ui/UntrustedText'

interface TransactionPreviewProps {
  /** A row of a list, which may lack what the record has. */
  transaction: Transaction
  chain: Chain
}

/** Transfers that a preview lists. */
const MAX_TRANSFERS = 5

/** What the details of a transaction's row open with: what it did, the call, its transfers and fee, or why it failed. */
export function TransactionPreview({ transaction, chain }: TransactionPreviewProps) {
  const { hash, to, decoded_input, token_transfers } = transaction
  const withoutToken = summarize(transaction, chain.currency, { token: 'loading' })
  const contract = tokenToLoad(withoutToken)
  const { value: token } = useToken(contract)
  const summary = token === null ? withoutToken : summarize(transaction, chain.currency, { token })
  const transfers = token_transfers ?? []
  const say = (parts: Summary, tokens: readonly Token[] = []) => (
    <TransactionSentence
      transaction={transaction}
      summary={{ summary: parts, token: contract === null ? null : token, transfers }}
      tokens={tokens}
      chain={chain}
      hash={hash ?? ''}
    />
  )
  const errorFacts = useErrorFacts(transaction, raiserOf(transaction, [], chain.currency))
  const isFailed = transactionState(transaction).kind === 'failed'
  const fee = feeOf(transaction, chain.currency)
  const cause = failureCause(transaction)
  const rows: { label: string; value: ReactNode }[] = [
    { label: 'Summary', value: say(summary) },
    {
      label: 'Method',
      value: decoded_input && (
        <>
          <UntrustedText text={nameInSignature(decoded_input.method_call) ?? 'unknown'} max={60} />(
          <ValuesLine decoded={decoded_input} contract={to && unflagged(to)} of="call" />)
        </>
      ),
    },
    {
      label: 'Token transfers',
      value: transfers.length > 0 && <Transfers transaction={transaction} transfers={transfers} chain={chain} />,
    },
    {
      label: 'Reason',
      value: isFailed && (
        <Reason
          sentence={say(failureReason(transaction, errorFacts), errorFacts.tokens)}
          cause={cause}
          advice={failureAdvice(transaction, cause, decodedError(transaction), errorFacts)}
        />
      ),
    },
    { label: 'Funds', value: isFailed && say(failureFunds(transaction, chain.currency)) },
    {
      label: feeLabel(fee),
      value: fee.total !== null && <FeeAmount value={fee.total} asset={fee.asset} chain={chain} />,
    },
  ]
  return <PreviewRows rows={rows} />
}

type TransfersProps = TransactionPreviewProps & { transfers: NonNullable<Transaction['token_transfers']> }

function Transfers({ transaction: { hash, token_transfers_overflow }, transfers, chain }: TransfersProps) {
  const hidden = transfers.length - MAX_TRANSFERS
  return (
    <ul>
      {transfers.slice(0, MAX_TRANSFERS).map((transfer, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- transfers of one transaction can be equal in all fields
        <li key={place}>
          <TransferredToken chain={chain.id} transfer={transfer} /> from{' '}
          <AddressLink chain={chain.id} address={transfer.from} /> to{' '}
          <AddressLink chain={chain.id} address={transfer.to} />
        </li>
      ))}
      {(hidden > 0 || token_transfers_overflow) && hash && (
        <li>
          <a href={paths.transaction(chain.id, hash, 'token-transfers')}>
            {hidden > 0 && !token_transfers_overflow ? `${grouped(hidden)} more` : 'All token transfers'}
          </a>
        </li>
      )}
    </ul>
  )
}
