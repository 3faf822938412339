import { chainIdOf } from '#/domain/chainKey'
import { csvLine } from '#/domain/text/csv'
import { formatDecimal, formatUnits } from '#/domain/amounts/amount'
import { labelOf } from '#/domain/open'
import { type Exclusion, type Holding, shownValue } from '#/features/portfolio/portfolio'
import { CONFIDENTIAL, hidesAmount } from '#/domain/amounts/tokenAmount'
import type { HoldingsContext } from '#/features/portfolio/HoldingCells'
import type { PortfolioGap } from '#/features/portfolio/portfolioReads'

const HEADERS = [
  'chain_id',
  'chain',
  'address',
  'asset_type',
  'token_address',
  'name',
  'symbol',
  'amount',
  'amount_in_base_units',
  'decimals',
  'price_usd',
  'value_usd',
  'counted',
  'reason',
  'price_source',
  'received (UTC)',
]

const REASONS: Record<Exclusion, string> = {
  scam: 'flagged as scam by the API',
  'look-alike': 'look-alike',
  'no-price': 'no price',
  nft: 'NFT',
}

/** The reason where a price is there. */
const UNKNOWN = 'no value: the amount, the decimals or the price cannot be read'

/**
 * All holdings as CSV, one line for each asset of an address on a chain, amounts and values exact; then a line for each read that is
 * missing or not complete, with the reason.
 */
export function holdingsCsv(
  holdings: readonly Holding[],
  gaps: readonly PortfolioGap[],
  { chains }: HoldingsContext,
): string {
  const held = holdings.map(
    ({ chain: key, address, token, value, decimals, rate, usd, exclusion, source, receivedAt }) => {
      const chain = chains.get(key)
      const shown = shownValue({ value, token })
      const isHidden = hidesAmount(value, token)
      const names = token
        ? [
            token.type === null ? '' : labelOf(token.type),
            token.address_hash ?? '',
            token.name ?? '',
            token.symbol ?? '',
          ]
        : ['native', '', chain?.currency.name ?? '', chain?.currency.symbol ?? '']
      return [
        chainIdOf(key),
        chain?.name ?? '',
        address,
        ...names,
        isHidden
          ? CONFIDENTIAL
          : shown === null || (decimals === null && exclusion !== 'nft')
            ? ''
            : formatUnits(shown, decimals ?? 0),
        value === null || isHidden ? '' : String(value),
        decimals === null ? '' : String(decimals),
        rate ?? '',
        exclusion === null && usd ? formatDecimal(usd) : '',
        exclusion === null ? 'yes' : 'no',
        exclusion === null ? '' : exclusion === 'no-price' && rate !== null ? UNKNOWN : REASONS[exclusion],
        source,
        receivedAt > 0 ? new Date(receivedAt).toISOString().slice(0, 19).replace('T', ' ') : '',
      ]
    },
  )
  const missing = gaps.flatMap(({ chain, reason, reads }) =>
    reads.map(({ address }) => [
      chain.id,
      chain.name,
      address,
      ...Array<string>(9).fill(''),
      'no',
      `not included: ${reason}`,
    ]),
  )
  return [HEADERS, ...held, ...missing].map((cells) => csvLine(HEADERS.map((_, place) => cells[place] ?? ''))).join('')
}
