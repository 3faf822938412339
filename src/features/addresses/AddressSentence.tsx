import { Fragment } from 'react'
import type { CoinHolder } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { AddressCounts } from '#/domain/addresses/address'
import { type AddressPart, addressPartText, addressTypeText, describeAddress } from '#/domain/addresses/addressSentence'
import { notesOf } from '#/features/addresses/addressTags'
import { TokenNote } from '#/features/addresses/TokenNote'
import { AddressHashLink, isScamAddress } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { TransactionLink } from '#/entity/links'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { UntrustedText } from '#/ui/UntrustedText'

interface AddressSentenceProps {
  address: CoinHolder
  counts: AddressCounts | null
  /** Whether the record is only a list row or a search result. */
  isPartial: boolean
  chain: Chain
}

/** The description of an address but its balance, which is next to it; nothing if that is all there is to say. */
export function AddressSentence({ address, counts, isPartial, chain }: AddressSentenceProps) {
  return describeAddress(address, { counts, partial: isPartial, withBalance: false }).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no identity but their index
    <Fragment key={index}>
      <SentencePart part={part} address={address} chain={chain} />
    </Fragment>
  ))
}

/** A warning if the address or its token is flagged as scam, or imitates another token, and the notes of its tags. */
export function AddressNotes({ address }: { address: CoinHolder }) {
  return (
    <>
      <TokenNote address={address} />
      {isScamAddress(address) && address.token === null && (
        <p role="note" className="border-l-4 border-bad bg-bad-soft px-3 py-1">
          <strong className="icon icon-warning text-bad">Flagged as scam.</strong>
        </p>
      )}
      {notesOf(address).map(({ text, warning }) => (
        <p
          key={text}
          role="note"
          className={`border-l-4 px-3 py-1 ${warning ? 'border-warn bg-warn-soft' : 'border-line bg-sunken'}`}
        >
          {warning && <strong className="icon icon-warning text-warn">Warning: </strong>}
          <UntrustedText text={text} max={500} />
        </p>
      ))}
    </>
  )
}

function SentencePart({ part, address, chain }: { part: AddressPart; address: CoinHolder; chain: Chain }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'address':
      return (
        <AddressHashLink
          chain={chain.id}
          hash={part.hash}
          name={part.name}
          kind={part.contract ? 'contract' : 'account'}
        />
      )
    case 'transaction':
      return <TransactionLink chain={chain.id} hash={part.hash} />
    case 'balance': {
      const { symbol, decimals } = chain.currency
      if (part.value === 0n) return <UntrustedText text={symbol} max={16} />
      return <Amount value={part.value} decimals={decimals} symbol={symbol} rate={address.exchange_rate} />
    }
    case 'token': {
      const { address_hash, symbol, name } = part.token
      const token = { hash: address_hash, symbol, name }
      return (
        <TokenSymbol
          chain={chain.id}
          token={token}
          reputation={address.token?.reputation}
          icon={address.token?.icon_url ?? null}
        />
      )
    }
  }
}

/** The type and description of an address as plain text, for the page's description. It may contain untrusted names. */
export function addressText({ address, counts, isPartial, chain }: AddressSentenceProps): string {
  const parts = describeAddress(address, { counts, partial: isPartial }).map((part) =>
    addressPartText(part, chain.currency),
  )
  const warning = isScamAddress(address) ? 'Flagged as scam. ' : ''
  return `${warning}${addressTypeText(address)} ${address.hash} on ${chain.name}. ${parts.join('')}`
}

/** What `AddressSentence` shows, as plain text. It may contain untrusted names. */
export function descriptionText({ address, counts, isPartial, chain }: AddressSentenceProps): string {
  const parts = describeAddress(address, { counts, partial: isPartial, withBalance: false })
  return parts.map((part) => addressPartText(part, chain.currency)).join('')
}
