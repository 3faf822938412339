import type { CoinHolder } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { AddressCounts } from '#/domain/addresses/address'
import { addressTypeText } from '#/domain/addresses/addressSentence'
import { plainText } from '#/domain/text/text'
import { isScamAddress, nameOfAddress } from '#/entity/AddressLink'
import { moneyText, type Reply } from '#/entity/reply'
import { descriptionText } from '#/features/addresses/AddressSentence'

/** An address, and what its page knows of it. */
export interface AddressReplyFacts {
  /** With its checksum. */
  hash: string
  address: CoinHolder
  counts: AddressCounts | null
  /** Whether the record is only a list row or a search result. */
  isPartial: boolean
  chain: Chain
}

const MAX_LENGTH = 500

/** What a support agent answers about an address: its name, type and balance, and whether the API flags it. */
export function addressReply({ hash, address, counts, isPartial, chain }: AddressReplyFacts): Reply {
  const { coin_balance, exchange_rate } = address
  const { symbol, decimals } = chain.currency
  const name = nameOfAddress(address)
  const isScamToken = address.token?.reputation === 'scam'
  const lines: (readonly [string, string | null])[] = [
    ['Name', name ? plainText(name, 80) : null],
    ['Type', addressTypeText(address)],
    ['Warning', isScamAddress(address) ? 'Flagged as scam' : isScamToken ? 'Token flagged as scam' : null],
    ['Summary', plainText(descriptionText({ address, counts, isPartial, chain }), MAX_LENGTH)],
    ['Balance', coin_balance === null ? null : moneyText(coin_balance, decimals, symbol, exchange_rate)],
  ]
  return {
    title: `Address ${hash} on ${chain.name}`,
    lines: lines.flatMap(([label, text]) => (text ? [[label, text] as const] : [])),
  }
}
