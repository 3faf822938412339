import { Fragment } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config'
import { baseUnits, fineAmount } from '#/domain/fineAmount'
import { shortHash } from '#/domain/hash'
import type { Fact } from '#/domain/summaryParts'
import { summarise } from '#/domain/transactionSummary'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { InstanceLink } from '#/entity/InstanceLink'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { evidenceHref } from '#/features/transactions/evidence'
import { addressesIn, reputationOf } from '#/features/transactions/parties'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

interface PartProps {
  fact: Fact
  transaction: Transaction
  chain: Chain
  /** Where what it says can be checked. */
  href: string
}

/** What a transaction did, or tried to do, in a sentence whose parts lead to where they were taken from. */
export default function TransactionSentence({
  transaction,
  chain,
  hash,
}: {
  /** Null while it is not known. */
  transaction: Transaction | null
  chain: Chain
  hash: string
}) {
  if (transaction === null) return null
  return summarise(transaction, chain.currency).map((part, place) => (
    // A sentence's parts have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {part.kind === 'text' ? (
        part.text
      ) : (
        <Part fact={part} transaction={transaction} chain={chain} href={evidenceHref(chain.id, hash, part.evidence)} />
      )}
    </Fragment>
  ))
}

function namesIn(transaction: Transaction) {
  return addressesIn([transaction, ...(transaction.token_transfers ?? [])])
}

function tokenReputation(transaction: Transaction, hash: string | null) {
  return reputationOf(hash, transaction.token_transfers, namesIn(transaction))
}

function Part({ fact, transaction, chain, href }: PartProps) {
  switch (fact.kind) {
    case 'amount':
      return <AmountPart fact={fact} transaction={transaction} chain={chain} href={href} />
    case 'token':
      return (
        <TokenSymbol chain={chain.id} token={fact.token} reputation={tokenReputation(transaction, fact.token.hash)} />
      )
    case 'address': {
      const { hash } = fact.address
      if (hash === null) return <Unknown />
      const address = namesIn(transaction).get(hash.toLowerCase())
      return address ? (
        <AddressLink chain={chain.id} address={address} />
      ) : (
        <AddressHashLink chain={chain.id} hash={hash} />
      )
    }
    case 'method':
      return (
        <a href={href}>
          <HostileText text={fact.name} max={60} />
        </a>
      )
    case 'reason':
      return (
        <a href={href}>
          <Reason fact={fact} />
        </a>
      )
    case 'quote':
      return (
        <a href={href}>
          <HostileText text={fact.text} max={120} />
        </a>
      )
  }
}

function AmountPart({ fact, transaction, chain, href }: PartProps & { fact: Extract<Fact, { kind: 'amount' }> }) {
  const { value, decimals, token, tokenId } = fact
  if (token === 'coin') {
    const { currency } = chain
    return (
      <a href={href}>
        <Amount value={value} decimals={currency.decimals} rate={transaction.exchange_rate} write={fineAmount} />{' '}
        <HostileText text={currency.symbol} max={16} />
      </a>
    )
  }
  const symbol = <TokenSymbol chain={chain.id} token={token} reputation={tokenReputation(transaction, token.hash)} />
  if (tokenId !== undefined) {
    return (
      <>
        {value !== 1n && (
          <>
            <a href={href}>
              <Amount value={value} decimals={0} />
            </a>{' '}
          </>
        )}
        {symbol} <InstanceLink chain={chain.id} token={token.hash} id={BigInt(tokenId)} />
      </>
    )
  }
  return (
    <>
      <a href={href}>
        <Amount value={value} decimals={decimals ?? 0} write={fineAmount} />
        {decimals === null && ` ${baseUnits(value)}`}
      </a>{' '}
      {decimals === null && 'of '}
      {symbol}
    </>
  )
}

/** An argument of an error is told by its value; lists and tuples are for the overview. */
function argument(value: unknown): string {
  if (typeof value !== 'string') return value === null ? '?' : '…'
  return /^0x[\da-f]{40,}$/i.test(value) ? shortHash(value) : value
}

function Reason({ fact: { revert } }: { fact: Extract<Fact, { kind: 'reason' }> }) {
  switch (revert.kind) {
    case 'message':
      return <HostileText text={revert.text} max={160} />
    case 'panic':
      return revert.words ?? `Panic(0x${revert.code.toString(16)})`
    case 'bytes':
      return <HostileText text={shortHash(revert.hex, 8, 4)} max={24} />
    case 'error':
      return (
        <HostileText
          text={`${revert.name}(${revert.parameters.map(({ value }) => argument(value)).join(', ')})`}
          max={160}
        />
      )
  }
}
