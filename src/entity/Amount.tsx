import type { ReactNode } from 'react'
import type { Token } from '#/api/schemas/token'
import { useDisplay } from '#/data/settings/display'
import { fiat, formatUnits, isTiny, shortAmount, type WriteAmount } from '#/domain/amounts/amount'
import type { Open } from '#/domain/open'
import { plainText } from '#/domain/text/text'
import {
  CONFIDENTIAL,
  hidesAmount,
  rawHint,
  type ScaledToken,
  shownAmount,
  tokenDecimals,
} from '#/domain/amounts/tokenAmount'
import { isCounted } from '#/domain/transactions/transactionRecords'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

interface AmountProps {
  /** Base units; null if unknown. */
  value: bigint | null
  decimals: number
  /** Omitted where the unit is shown next to the amount. */
  symbol?: string | null
  /** The mark of the currency, before its symbol. */
  mark?: ReactNode
  /** USD per whole unit, as the API's decimal string. */
  rate?: string | null
  write?: WriteAmount | undefined
  /** What follows the exact amount on hover. */
  note?: string | null
  /** Whether its unit is another one than that of the table's header, and always shown. */
  hasOwnUnit?: boolean
}

/** An amount in short form, or its USD value by the display settings; the exact amount and the value are on hover. */
export function Amount({ value, decimals, symbol, mark, rate, write = shortAmount, note, hasOwnUnit }: AmountProps) {
  const inFiat = useDisplay('money') === 'fiat'
  if (value === null) return <MissingValue />
  const exact = formatUnits(value, decimals)
  const usd = rate ? fiat(value, decimals, rate) : null
  const title = `${exact}${symbol ? ` ${plainText(symbol, 60)}` : ''}${usd ? ` (${usd})` : ''}${note ? `. ${note}` : ''}`
  if (usd && inFiat) return <span title={title}>{usd}</span>
  return (
    <span title={title} className={hasOwnUnit ? '[--cell-unit:inline]' : undefined}>
      {isTiny({ value, decimals }) ? (
        <TinyAmount exact={exact} short={write(value, decimals)} />
      ) : (
        write(value, decimals)
      )}
      {symbol && (
        <>
          {' '}
          {mark}
          <UntrustedText text={symbol} max={16} className="unit text-muted" />
        </>
      )}
    </span>
  )
}

/** The short form of a tiny amount; its exact one is read aloud and copied. */
function TinyAmount({ exact, short }: { exact: string; short: string }) {
  return (
    <span role="img" aria-label={exact} data-exact={exact}>
      {short}
    </span>
  )
}

interface TokenSupplyProps {
  token: MeasuredToken & Pick<Token, 'total_supply'>
  symbol?: string | null
  write?: WriteAmount
}

/** How much there is of a token; a negative number, which servers send of burnt tokens that they never saw minted, is unknown. */
export function TokenSupply({ token, ...look }: TokenSupplyProps) {
  const { total_supply: value } = token
  if (value !== null && value < 0n) return <MissingValue what={`The API reports ${value}`} />
  return <TokenAmount value={value} token={token} {...look} />
}

/** An amount that is encrypted on chain. */
export function ConfidentialAmount() {
  return (
    <span className="text-muted" title="The token encrypts its amounts (ERC-7984)">
      {CONFIDENTIAL}
    </span>
  )
}

/** The fields of a token that its amounts depend on. */
type MeasuredToken = Pick<Token, 'decimals' | 'exchange_rate' | 'reputation'> &
  ScaledToken & { type: Open<string> | null }

interface TokenAmountProps {
  /** Base units as the server sent them; null if unknown. */
  value: bigint | null
  token: MeasuredToken | null
  /** Those of the record; by default the token's. */
  decimals?: number | null
  /** Set if it is an amount of one NFT. */
  tokenId?: bigint | null
  /** That of the record (ERC-8056); by default the token's. */
  multiplier?: bigint | null
  /** Omitted where the symbol is shown next to the amount. */
  symbol?: string | null
  write?: WriteAmount | undefined
}

/**
 * An amount of a token, multiplied where the token says so (ERC-8056). NFTs have no decimals and are counted; a fungible token with
 * unknown decimals is shown in base units, and one that is encrypted as such (ERC-7984).
 */
export function TokenAmount({
  value,
  token,
  decimals = null,
  tokenId = null,
  multiplier = null,
  symbol = null,
  write,
}: TokenAmountProps) {
  if (hidesAmount(value, token)) return <ConfidentialAmount />
  const places = tokenDecimals(token, { decimals, token_id: tokenId })
  const isNft = tokenId !== null || isCounted(token?.type ?? null)
  const unit =
    places === null && token?.type !== 'ERC-404' && value !== null && value !== 0n
      ? `base unit${value === 1n ? '' : 's'}`
      : symbol
  return (
    <Amount
      value={value === null ? null : shownAmount(value, token, multiplier)}
      decimals={places ?? 0}
      symbol={unit}
      note={value === null ? null : rawHint(value, places ?? 0, token, multiplier)}
      // The price of a scam token is part of the scam.
      rate={places === null || isNft || token?.reputation === 'scam' ? null : (token?.exchange_rate ?? null)}
      write={write}
    />
  )
}
