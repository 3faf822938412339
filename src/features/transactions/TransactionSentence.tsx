import { Fragment, type ReactNode } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { baseUnits, fineAmount } from '#/domain/fineAmount'
import { shortHash } from '#/domain/hash'
import type { Fact, TokenName } from '#/domain/summaryParts'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { InstanceLink } from '#/entity/InstanceLink'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { evidenceHref } from '#/features/transactions/evidence'
import { addressesIn, reputationOf } from '#/features/transactions/parties'
import { useSummary } from '#/features/transactions/useSummary'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

interface TransactionSentenceProps {
  transaction: Transaction
  /** Whether its server lost it while it waited. */
  forgotten: boolean
  chain: Chain
  hash: string
}

/** What a transaction did, or tried to do, in a sentence whose parts lead to where they were taken from. */
export function TransactionSentence({ transaction, forgotten, chain, hash }: TransactionSentenceProps): ReactNode {
  const { summary, token: called, transfers } = useSummary(transaction, { hash, forgotten })
  const names = addressesIn([transaction, ...transfers])
  const tokens = called === null ? transfers : [...transfers, { token: called }]
  const known: Known = {
    names,
    rate: transaction.exchange_rate,
    chain,
    reputation: (token) => reputationOf(token, tokens, names),
  }
  return summary.map((part, place) => (
    // A sentence's parts have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {part.kind === 'text' ? (
        part.text
      ) : (
        <Part fact={part} known={known} href={evidenceHref(chain.id, hash, part.evidence)} />
      )}
    </Fragment>
  ))
}

/** What is known of what a sentence names. */
interface Known {
  chain: Chain
  names: ReturnType<typeof addressesIn>
  /** What the server thinks of a token, by its contract. */
  reputation: (token: string | null) => 'scam' | null
  /** Dollars for one coin. */
  rate: string | null
}

interface PartProps {
  fact: Fact
  known: Known
  /** Where what it says can be checked. */
  href: string
}

function Part({ fact, known, href }: PartProps) {
  switch (fact.kind) {
    case 'amount':
      return <AmountPart fact={fact} known={known} href={href} />
    case 'token':
      return <TokenPart token={fact.token} known={known} />
    case 'address': {
      const { hash } = fact.address
      if (hash === null) return <MissingValue />
      const address = known.names.get(hash.toLowerCase())
      return address ? (
        <AddressLink chain={known.chain.id} address={address} />
      ) : (
        <AddressHashLink chain={known.chain.id} hash={hash} />
      )
    }
    case 'method':
      return (
        <a href={href}>
          <UntrustedText text={fact.name} max={60} />
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
          <UntrustedText text={fact.text} max={120} />
        </a>
      )
  }
}

function TokenPart({ token, known: { chain, reputation } }: { token: TokenName; known: Known }) {
  return <TokenSymbol chain={chain.id} token={token} reputation={reputation(token.hash)} />
}

function AmountPart({ fact, known, href }: PartProps & { fact: Extract<Fact, { kind: 'amount' }> }) {
  const { value, decimals, token, tokenId } = fact
  if (token === 'coin') {
    const { currency } = known.chain
    return (
      <a href={href}>
        <Amount
          value={value}
          decimals={currency.decimals}
          symbol={currency.symbol}
          rate={known.rate}
          write={fineAmount}
        />
      </a>
    )
  }
  const symbol = <TokenPart token={token} known={known} />
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
        {symbol} <InstanceLink chain={known.chain.id} token={token.hash} id={BigInt(tokenId)} />
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
      return <UntrustedText text={revert.text} max={160} />
    case 'panic':
      return revert.words ?? `Panic(0x${revert.code.toString(16)})`
    case 'bytes':
      return <UntrustedText text={shortHash(revert.hex, 8, 4)} max={24} />
    case 'error':
      return (
        <UntrustedText
          text={`${revert.name}(${revert.parameters.map(({ value }) => argument(value)).join(', ')})`}
          max={160}
        />
      )
  }
}
