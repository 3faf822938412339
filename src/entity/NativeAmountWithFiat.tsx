import type { Chain } from '#/data/config/config'
import { AmountWithFiat } from '#/entity/AmountWithFiat'
import { NativeMark } from '#/entity/TokenMark'
import { UntrustedText } from '#/ui/UntrustedText'

interface NativeAmountWithFiatProps {
  /** Wei; null if unknown. */
  value: bigint | null
  chain: Chain
  /** Current USD price of the native currency. */
  rate: string | null
  /** The USD price at the time, if known. */
  then?: string | null
}

/** An exact amount of the native currency with its USD value, for detail pages. */
export function NativeAmountWithFiat({ chain: { currency }, ...amount }: NativeAmountWithFiatProps) {
  const unit = (
    <>
      <NativeMark currency={currency} />
      <UntrustedText text={currency.symbol} max={16} />
    </>
  )
  return <AmountWithFiat {...amount} decimals={currency.decimals} unit={unit} />
}
