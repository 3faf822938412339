import type { Token } from '#/api/schemas/token'
import type { Chain } from '#/data/config/config'
import { exactAmount, unitPrice } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { hidesAmount, shownAmount } from '#/domain/amounts/tokenAmount'
import { plainText } from '#/domain/text/text'
import { phraseText, tokenKind } from '#/domain/tokens/tokenSummary'
import { isCounted } from '#/domain/transactions/transactionRecords'
import { knownLines, type Reply, type ReplyLine } from '#/entity/reply'
import { tokenWarningLines } from '#/entity/tokenWarnings'
import { type Distributor, distributorText } from '#/features/tokens/useDistributor'

/** What warns of a token. */
interface TokenWarnings {
  /** What the API flags as scam; null if nothing. */
  readonly warning: string | null
  /** The better-known token of the same name; null if there is none. */
  readonly namesake: Token | null
  /** The address flagged as scam that made all known transfers; null if there is none. */
  readonly distributor: Distributor | null
}

/** A token, and what its page knows of it. */
export interface TokenReplyFacts {
  hash: string
  token: Token
  warnings: TokenWarnings
  holders: bigint | null
  chain: Chain
}

/** What a support agent answers about a token: what it is, what warns of it, its supply and its price. */
export function tokenReply({ hash, token, warnings, holders, chain }: TokenReplyFacts): Reply {
  const { decimals, symbol, total_supply: supply, type } = token
  const { warning, namesake, distributor } = warnings
  const lines: ReplyLine[] = [
    ['Name', plainText([token.name, symbol && `(${symbol})`].filter(Boolean).join(' '), 120)],
    ...tokenWarningLines(warning, namesake),
    ['Transfers', distributor && `${distributorText(distributor)} ${distributor.address.hash}`],
    // On the page too, a flagged token is no "ERC-20 token".
    ['Summary', warning === null ? plainText(phraseText(tokenKind(token)), 200) : null],
    ['Holders', holders === null ? null : grouped(holders)],
    [
      'Total supply',
      supply === null || supply < 0n || hidesAmount(supply, token) || (decimals === null && !isCounted(type))
        ? null
        : `${exactAmount(shownAmount(supply, token), decimals ?? 0)} ${plainText(symbol ?? '', 60)}`.trim(),
    ],
    // The price of a scam token is part of the scam.
    ['Price', warning === null ? unitPrice(token.exchange_rate) : null],
  ]
  return {
    title: `Token ${hash} on ${chain.name}`,
    lines: knownLines(lines),
  }
}
