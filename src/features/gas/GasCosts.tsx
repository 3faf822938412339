import type { Chain } from '#/data/config/config'
import { fiat, shortAmount } from '#/domain/amounts/amount'
import { USUAL_CALLS, weiOfGwei } from '#/domain/amounts/gas'
import { grouped } from '#/domain/amounts/numberFormat'
import { plainText } from '#/domain/text/text'
import { type GasPrices, TIERS } from '#/features/gas/GasPriceTiers'
import { NumbersTable } from '#/ui/NumbersTable'

interface GasCostsProps {
  /** Null while they load. */
  prices: GasPrices | null
  chain: Chain
  /** US dollars for one coin; null if unknown. */
  rate: string | null
  /** Whether transactions pay a fee for L1 on top. */
  hasL1Fee: boolean
}

/** What usual transactions cost at each price of gas. */
export function GasCosts({ prices, chain: { currency }, rate, hasL1Fee }: GasCostsProps) {
  const symbol = plainText(currency.symbol, 16)
  const costAt = (gas: bigint, gwei: number | null) => {
    const wei = weiOfGwei(gwei)
    if (wei === null) return null
    const usd = fiat(wei * gas, currency.decimals, rate, { significant: 3, fractionDigits: 6 })
    return (
      <>
        <span className={usd ? 'max-[22rem]:hidden' : undefined}>
          {shortAmount(wei * gas, currency.decimals, { significant: 3, fractionDigits: 18 })}
          <span className="text-muted max-sm:hidden"> {symbol}</span>
        </span>
        {usd && (
          <span className="text-muted max-lg:block">
            {' '}
            <span className="max-[22rem]:hidden">(</span>
            {usd}
            <span className="max-[22rem]:hidden">)</span>
          </span>
        )}
      </>
    )
  }
  const lines = USUAL_CALLS.map(({ label, gas }) => ({
    key: label,
    head: (
      <>
        {label} <span className="text-sm text-muted max-lg:block sm:whitespace-nowrap">{grouped(gas)} gas</span>
      </>
    ),
    numbers: TIERS.map(([, tier]) => (prices ? costAt(gas, prices[tier]?.price ?? null) : '…')),
  }))
  return (
    <section aria-labelledby="gas-costs" className="panel mt-3 px-4 py-3 max-[22rem]:px-3">
      <h2 id="gas-costs" className="pb-2 text-lg font-semibold">
        Usual fees{' '}
        <span className={`font-normal text-muted sm:hidden ${rate === null ? '' : 'max-[22rem]:hidden'}`}>
          in {symbol}
        </span>
      </h2>
      <div className="max-sm:text-sm max-sm:[&_td]:pl-1 max-sm:[&_thead_th:not(:first-child)]:pl-1 sm:[&_table]:table-fixed">
        <NumbersTable heads={['Transaction', ...TIERS.map(([label]) => label)]} lines={lines} />
      </div>
      <p className="pt-2 text-sm text-muted">
        A payment takes 21,000 gas, on some rollups more. Token transfers and swaps depend on their contracts: the gas
        is a usual one.{hasL1Fee && ' The L1 fee is paid on top.'}
      </p>
    </section>
  )
}
