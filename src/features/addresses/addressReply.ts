import type { CoinHolder } from '#/api/schemas/address'
import type { Token } from '#/api/schemas/token'
import type { Chain } from '#/data/config/config'
import type { AddressCounts } from '#/domain/addresses/address'
import { addressTypeText } from '#/domain/addresses/addressSentence'
import { describePoisoning } from '#/domain/addresses/poisoningWords'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { sameHash } from '#/domain/hashes/hash'
import { plainText } from '#/domain/text/text'
import { isScamAddress, nameOfAddress } from '#/entity/AddressLink'
import { MISTYPED_WORDS } from '#/entity/mistypedWords'
import { knownLines, moneyText, type Reply, type ReplyLine } from '#/entity/reply'
import { tokenWarningLines, warningOf } from '#/entity/tokenWarnings'
import { descriptionText } from '#/features/addresses/AddressSentence'
import type { AddressPoisoning } from '#/features/addresses/useAddressPoisoning'

/** An address, and what its page knows of it. */
export interface AddressReplyFacts {
  /** With its checksum, or as it was given if that is invalid. */
  hash: string
  /** Whether its checksum is invalid. */
  isMistyped: boolean
  address: CoinHolder
  counts: AddressCounts | null
  /** Whether the record is only a list row or a search result. */
  isPartial: boolean
  /** What its latest token transfers show of address poisoning; null if nothing. */
  poisoning: AddressPoisoning | null
  /** The better-known token of the name of its own token; null if there is none. */
  namesake: Token | null
  chain: Chain
}

const MAX_LENGTH = 500

/** What a support agent answers about an address: its name, type and balance, and what warns of it. */
export function addressReply({
  hash,
  isMistyped,
  address,
  counts,
  isPartial,
  poisoning,
  namesake,
  chain,
}: AddressReplyFacts): Reply {
  const { coin_balance, exchange_rate, token } = address
  const { symbol, decimals } = chain.currency
  const name = nameOfAddress(address)
  const lines: ReplyLine[] = [
    ['Warning', isMistyped ? MISTYPED_WORDS.join(' ') : null],
    ['Name', name ? plainText(name, 80) : null],
    ['Type', addressTypeText(address)],
    ...(token
      ? tokenWarningLines(warningOf(token.reputation === 'scam', isScamAddress(address)), namesake)
      : [['Warning', isScamAddress(address) ? 'Flagged as scam' : null] as const]),
    ...(poisoning ? poisoningLines(poisoning, hash) : []),
    ['Summary', plainText(descriptionText({ address, counts, isPartial, chain }), MAX_LENGTH)],
    ['Balance', coin_balance === null ? null : moneyText(coin_balance, decimals, symbol, exchange_rate)],
  ]
  return {
    title: `Address ${hash} on ${chain.name}`,
    lines: knownLines(lines),
  }
}

/** The most pairs of a look-alike address and the one that it imitates. */
const MAX_PAIRS = 5

/** The warning, the look-alike addresses whole with those that they imitate, and what became of funds. */
function poisoningLines({ of, transfers, only, compared }: AddressPoisoning, hash: string) {
  const { pairs, title, start, reason, advice, funds } = describePoisoning(transfers, hash)
  const found = `${grouped(transfers.length)} of the latest ${counted(compared, 'token transfer', 'token transfers')}`
  const whose = sameHash(of, hash) ? '' : ` of ${of}`
  const which = only ? ` See ${only}.` : ''
  return [
    ['Warning', `${title}. ${start}${found}${whose}: ${reason}.${which} ${advice}`.trim()],
    ...pairs
      .slice(0, MAX_PAIRS)
      .map(({ address, imitated }) => ['Look-alike address', `${address} imitates ${imitated}`] as const),
    ['Funds', funds],
  ] as const
}
