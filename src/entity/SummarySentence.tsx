import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { Address } from '#/api/schemas/address'
import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { type Chain, findChain } from '#/data/config/config'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useDisplay } from '#/data/settings/display'
import { useChain } from '#/data/sources/useChain'
import { baseUnits, exactAmount, fiat } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { rawSumHint } from '#/domain/amounts/tokenAmount'
import { shortHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { exactTime } from '#/domain/text/time'
import { revertText } from '#/domain/transactions/revertReason'
import type { NamedToken, Summary, SummaryFact, SummaryPart } from '#/domain/transactions/summaryParts'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { InstanceLink } from '#/entity/InstanceLink'
import { TransactionLink } from '#/entity/links'
import { NativeMark } from '#/entity/TokenMark'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { instanceOf, reputationOf, tokenOf } from '#/entity/transferredTokens'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

interface SummarySentenceProps {
  summary: Summary
  chain: Chain
  /** Known addresses by lower-case hash, for their names. */
  names?: ReadonlyMap<string, Address>
  transfers?: readonly TokenTransfer[]
  /** Other tokens that the sentence names. */
  tokens?: readonly Token[]
  /** Price of the native currency, USD. */
  rate?: string | null
  /** URL of what a fact was derived from. */
  hrefOf: (fact: SummaryFact) => string
}

const NO_NAMES: ReadonlyMap<string, Address> = new Map()
const NO_TRANSFERS: readonly TokenTransfer[] = []
const NO_TOKENS: readonly Token[] = []

/** A summary as a sentence whose parts link to the data they are taken from. */
export function SummarySentence({
  summary,
  chain,
  names = NO_NAMES,
  transfers = NO_TRANSFERS,
  tokens: others = NO_TOKENS,
  rate = null,
  hrefOf,
}: SummarySentenceProps): ReactNode {
  const tokens = [...transfers, ...others.map((token) => ({ token }))]
  const context: SentenceContext = {
    names,
    rate,
    chain,
    reputation: (token) => reputationOf(token, tokens, names),
    icon: (token) => tokenOf(token, tokens)?.icon_url ?? null,
    instance: (token, id) => instanceOf(token, id, transfers),
    prices: pricesOf(tokens),
  }
  return summary.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no identity but their position
    <Fragment key={index}>
      {part.kind === 'text' ? (
        part.text.slice(index === 0 ? 0 : punctuationOf(part).length)
      ) : (
        // Lines break after a hash, and none may start with a semicolon.
        <span className="has-[.hash]:whitespace-nowrap">
          <Part fact={part} context={context} href={hrefOf(part)} />
          {punctuationOf(summary[index + 1])}
        </span>
      )}
    </Fragment>
  ))
}

/** The punctuation that a text starts with; '' without any. */
function punctuationOf(part: SummaryPart | undefined): string {
  return part?.kind === 'text' ? (/^[,;.:]/.exec(part.text)?.[0] ?? '') : ''
}

/** What the parts of a sentence are shown with. */
interface SentenceContext {
  chain: Chain
  names: ReadonlyMap<string, Address>
  /** The reputation of a token, by its contract. */
  reputation: (token: string | null) => 'scam' | null
  /** URL of a token's logo, by its contract. */
  icon: (token: string | null) => string | null
  /** What is known of an NFT, by its token's contract and its ID. */
  instance: (token: string | null, id: bigint) => NftInstance | null
  /** Price of the native currency, USD. */
  rate: string | null
  /** Prices of the tokens, USD, by their contracts in lower case. */
  prices: ReadonlyMap<string, string>
}

function pricesOf(records: readonly Pick<TokenTransfer, 'token'>[]): ReadonlyMap<string, string> {
  const prices = new Map<string, string>()
  for (const { token } of records) {
    if (token?.address_hash && token.exchange_rate) prices.set(token.address_hash.toLowerCase(), token.exchange_rate)
  }
  return prices
}

interface PartProps {
  fact: SummaryFact
  context: SentenceContext
  /** Link to the fact that it was derived from. */
  href: string
}

function Part({ fact, context, href }: PartProps) {
  switch (fact.kind) {
    case 'amount':
      return <AmountPart fact={fact} context={context} href={href} />
    case 'token':
      return <TokenPart token={fact.token} context={context} />
    case 'address': {
      const { hash } = fact.address
      if (hash === null) return <MissingValue />
      const address = context.names.get(hash.toLowerCase())
      if (address) return <AddressLink chain={context.chain.id} address={address} />
      if (fact.role === 'spender' || fact.role === 'former spender') return <Spender hash={hash} />
      return <AddressHashLink chain={context.chain.id} hash={hash} />
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
    case 'key':
      return (
        <a href={href}>
          <Hash hash={fact.hex} />
        </a>
      )
    case 'number':
      return grouped(fact.value)
    case 'time':
      return exactTime(fact.date)
    case 'chain':
      return <OtherChain fact={fact} href={href} />
    case 'transaction':
      return <TransactionLink chain={context.chain.id} hash={fact.hash} />
    case 'operations':
    case 'record':
      return <a href={href}>{fact.text}</a>
  }
}

/** A spender by its name, which only its own record has: the transaction has its address. */
function Spender({ hash }: { hash: string }) {
  const connection = useChain()
  const { data } = useQuery({ ...itemQuery(connection, 'address', { hash }), ...SECONDARY })
  const { id } = connection.chain
  return data?.value?.hash ? (
    <AddressLink chain={id} address={data.value} />
  ) : (
    <AddressHashLink chain={id} hash={hash} />
  )
}

/** Another chain or an account of it, by its name and linked if that chain is configured. */
function OtherChain({ fact: { chain, receiver }, href }: { fact: ChainFact; href: string }) {
  const { config } = useChain()
  const other = findChain(config, chain)
  // Where a deposit is delivered, its receiver's page lists the delivery.
  const there = other && (receiver === null ? paths.chain(other.id) : paths.address(other.id, receiver))
  const name = other === undefined ? <a href={href}>chain {chain}</a> : <a href={there}>{other.name}</a>
  if (receiver === null) return name
  return (
    <>
      {other === undefined ? <Hash hash={receiver} /> : <AddressHashLink chain={other.id} hash={receiver} />} on {name}
    </>
  )
}

type ChainFact = Extract<SummaryFact, { kind: 'chain' }>

function TokenPart({ token, context: { chain, reputation, icon } }: { token: NamedToken; context: SentenceContext }) {
  const { hash } = token
  return <TokenSymbol chain={chain.id} token={token} reputation={reputation(hash)} icon={icon(hash)} />
}

function AmountPart({ fact, context, href }: PartProps & { fact: Extract<SummaryFact, { kind: 'amount' }> }) {
  const { value, raw, decimals, token, tokenId, isExact, isIntended } = fact
  const write = isExact && exactAmount
  const isInFiat = useDisplay('money') === 'fiat'
  if (token === 'native') {
    const { currency } = context.chain
    const usd = isInFiat ? null : fiat(value, currency.decimals, context.rate)
    return (
      <>
        <a href={href}>
          <Amount
            value={value}
            decimals={currency.decimals}
            symbol={currency.symbol}
            mark={<NativeMark currency={currency} />}
            rate={context.rate}
            write={write}
          />
        </a>
        <Dollars usd={usd} />
      </>
    )
  }
  const symbol = <TokenPart token={token} context={context} />
  if (tokenId !== undefined) {
    const id = BigInt(tokenId)
    return (
      <>
        {value !== 1n && (
          <>
            <a href={href}>
              <Amount value={value} decimals={0} />
            </a>{' '}
          </>
        )}
        {symbol}{' '}
        <InstanceLink chain={context.chain.id} token={token.hash} id={id} instance={context.instance(token.hash, id)} />
      </>
    )
  }
  return (
    <>
      <a href={href}>
        <Amount value={value} decimals={decimals ?? 0} note={rawSumHint(raw, value, decimals ?? 0)} write={write} />
        {decimals === null && ` ${baseUnits(value)}`}
      </a>{' '}
      {decimals === null && 'of '}
      {symbol}
      <Dollars usd={decimals === null || isIntended ? null : fiat(value, decimals, priceOf(token, context))} />
    </>
  )
}

/** The price of a token; that of a scam token is part of the scam. */
function priceOf({ hash }: NamedToken, { prices, reputation }: SentenceContext): string | null {
  return hash === null || reputation(hash) === 'scam' ? null : (prices.get(hash.toLowerCase()) ?? null)
}

/** The value of an amount, if it has a price. */
function Dollars({ usd }: { usd: string | null }) {
  return (
    usd && (
      <span className="text-muted" title="Value at the current price">
        {' '}
        ({usd})
      </span>
    )
  )
}

function Reason({ fact: { revert } }: { fact: Extract<SummaryFact, { kind: 'reason' }> }) {
  const text = revert.kind === 'bytes' ? shortHash(revert.hex, 8, 4) : revertText(revert)
  return <UntrustedText text={text} max={revert.kind === 'error' ? 60 : 160} />
}
