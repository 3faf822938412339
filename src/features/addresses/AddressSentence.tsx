import { Fragment } from 'react'
import type { Chain } from '#/data/config/config'
import { type AddressPart, describeAddress } from '#/domain/addressSentence'
import type { AddressCounts } from '#/domain/addressRecords'
import type { CoinHolder } from '#/api/schemas/address'
import { notesOf } from '#/domain/addressTags'
import { AddressHashLink, isScam } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { TransactionLink } from '#/entity/links'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { UntrustedText } from '#/ui/UntrustedText'

interface AddressSentenceProps {
  /** Null while nothing is known of it. */
  address: CoinHolder | null
  counts: AddressCounts | null
  /** Whether the record is but a row of a list or a search's result. */
  partial: boolean
  chain: Chain
}

/** What an address is, in a sentence for whoever knows none of the words on the page; warnings before it, notes below. */
export default function AddressSentence({ address, counts, partial, chain }: AddressSentenceProps) {
  if (!address) return null
  const notes = notesOf(address)
  const sentence = describeAddress(address, { counts, partial }).map((part, place) => (
    // A sentence's parts have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      <Part part={part} address={address} chain={chain} />
    </Fragment>
  ))
  return (
    <>
      {isScam(address) ? (
        <p role="note" className="border-l-4 border-bad bg-bad-soft px-3 py-1">
          <strong className="text-bad">⚠ The server marks this address as a scam.</strong> {sentence}
        </p>
      ) : (
        <p>{sentence}</p>
      )}
      {notes.map(({ text, warning }) => (
        <p
          key={text}
          role="note"
          className={`mt-2 border-l-4 px-3 py-1 text-base ${warning ? 'border-warn bg-warn-soft' : 'border-line bg-sunken'}`}
        >
          {warning && <strong className="text-warn">⚠ Warning: </strong>}
          <UntrustedText text={text} max={500} />
        </p>
      ))}
    </>
  )
}

function Part({ part, address, chain }: { part: AddressPart; address: CoinHolder; chain: Chain }) {
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
      return <TokenSymbol chain={chain.id} token={token} reputation={address.token?.reputation} />
    }
  }
}
