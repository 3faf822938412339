import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import { sameHash } from '#/domain/hashes/hash'
import { listed, sentence, type Summary, tokenName } from '#/domain/transactions/summaryParts'
import { AddressLink, FullAddressLink } from '#/entity/AddressLink'
import { FullAddress } from '#/entity/FullAddress'
import { namedAddresses } from '#/entity/namedAddresses'
import { tokenOf } from '#/entity/transferredTokens'
import { usdNote } from '#/entity/usdNote'
import type { Liquidation, LogAmount } from '#/features/transactions/liquidation/liquidation'
import { BORROWER_ADVICE, UNKNOWN_LENDER, useLiquidations } from '#/features/transactions/liquidation/useLiquidations'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { useTwoTokens } from '#/features/transactions/useCallAmounts'
import { DetailRows, type Fact } from '#/ui/DetailRows'

interface LiquidationPanelProps {
  transaction: Transaction
  hash: string
}

/** What a transaction that liquidated a loan opens with: whose loan it was, what was paid back and taken, and what the borrower can do. */
export function LiquidationPanel({ transaction, hash }: LiquidationPanelProps) {
  const transfers = transaction.token_transfers ?? []
  const loans = useLiquidations(transaction, hash)
  const amounts = loans.flatMap(({ debt, collateral }) => [...debt, ...collateral])
  const unknown = amounts.flatMap(({ token }) => (token === null || tokenOf(token, transfers) ? [] : token))
  const { tokens, isLoading } = useTwoTokens(unknown)
  if (loans.length === 0) return null
  return (
    <section aria-label="Liquidation" className="stack-4 mb-4 text-pretty [&_dd_a]:underline">
      {loans.map((loan) => (
        <Loan
          key={loan.borrower}
          loan={loan}
          transaction={transaction}
          hash={hash}
          tokens={isLoading ? null : tokens}
        />
      ))}
    </section>
  )
}

interface LoanProps extends LiquidationPanelProps {
  loan: Liquidation
  /** Tokens that the transaction's transfers lack; null while they load. */
  tokens: readonly Token[] | null
}

function Loan({ loan: { borrower, debt, collateral }, transaction, hash, tokens }: LoanProps) {
  const { chain } = useChain()
  const transfers = transaction.token_transfers ?? []
  const known = namedAddresses([transaction, ...transfers]).get(borrower.toLowerCase())
  const say = (amounts: readonly LogAmount[]) => {
    if (amounts.length === 0) return null
    if (tokens === null) return 'Loading…'
    const records = [...tokens, ...transfers.flatMap(({ token }) => token ?? [])]
    return (
      <TransactionSentence
        transaction={transaction}
        summary={{ summary: amountsSentence(amounts, records), token: null, transfers }}
        tokens={tokens}
        chain={chain}
        hash={hash}
      />
    )
  }
  const facts: Fact[] = [
    {
      label: 'Borrower',
      hint: 'Account whose loan was liquidated.',
      value: known ? (
        <FullAddress chain={chain.id} address={known} />
      ) : (
        <FullAddressLink chain={chain.id} hash={borrower} />
      ),
    },
    {
      label: 'Debt repaid',
      hint: 'Part of the borrower’s debt that was paid back for the collateral.',
      value: say(debt),
    },
    {
      label: 'Collateral taken',
      hint: 'Collateral of the borrower that was taken for it.',
      value: (
        <>
          {say(collateral)}
          {collateral.length > 0 && usdNote(transaction) && (
            <span className="block text-sm text-muted">
              USD values are at the current prices, not those of the liquidation.
            </span>
          )}
        </>
      ),
    },
    {
      label: 'Next step',
      hint: 'What the borrower can do.',
      value: (
        <>
          {BORROWER_ADVICE[0]}
          {transaction.to ? <AddressLink chain={chain.id} address={transaction.to} /> : UNKNOWN_LENDER}
          {BORROWER_ADVICE[1]}
        </>
      ),
    },
  ]
  return <DetailRows facts={facts} />
}

/** Amounts of an event in units of their tokens, in base units where a token is unknown. */
function amountsSentence(amounts: readonly LogAmount[], records: readonly Token[]): Summary {
  return sentence(
    ...listed(
      amounts.map(({ value, token, evidence }) => {
        const record = records.find(({ address_hash }) => sameHash(address_hash, token)) ?? null
        const named = record ? tokenName(record) : { hash: token, symbol: null, name: null }
        const decimals = record?.decimals ?? null
        return [{ kind: 'amount', value: shownAmount(value, record), raw: value, decimals, token: named, evidence }]
      }),
    ),
  )
}
