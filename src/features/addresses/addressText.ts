import type { CoinHolder } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { type AddressPart, describeAddress } from '#/domain/addressSentence'
import type { AddressCounts } from '#/domain/addressRecords'
import { shortAmount } from '#/domain/amount'
import { shortHash } from '#/domain/hash'
import { isScam } from '#/entity/AddressLink'

interface Known {
  address: CoinHolder
  counts: AddressCounts | null
  /** Whether the record is but a row of a list or a search's result. */
  partial: boolean
}

/** What an address is, as its page says it, in plain text that may hold names which anybody wrote: for descriptions. */
export function addressText({ address, counts, partial }: Known, { currency, name }: Chain): string {
  const sentence = describeAddress(address, { counts, partial }).map((part) => textOf(part, currency))
  const warning = isScam(address) ? 'The server marks this address as a scam. ' : ''
  return `${warning}${sentence.join('')} ${address.hash} on ${name}.`
}

function textOf(part: AddressPart, { symbol, decimals }: Chain['currency']): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'address':
      return part.name ?? shortHash(part.hash)
    case 'transaction':
      return shortHash(part.hash)
    case 'balance':
      return part.value === 0n ? symbol : `${shortAmount(part.value, decimals)} ${symbol}`
    case 'token':
      return part.token.symbol || part.token.name || 'of unknown name'
  }
}
