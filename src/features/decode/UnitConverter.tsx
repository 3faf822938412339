import type { Chain } from '#/data/config/config'
import { formatUnits, parseUnits } from '#/domain/amounts/amount'
import { TextField } from '#/ui/Field'
import type { DecodeState } from '#/features/decode/useDecodeState'

const DEFAULT_DECIMALS = '6'
const MAX_DECIMALS = 77

interface UnitConverterProps {
  chain: Chain
  state: DecodeState
  onChange: (changed: Partial<DecodeState>) => void
}

/** The same amount in wei, gwei, the native currency and a token's units, exact to the last digit. */
export function UnitConverter({ chain: { currency }, state, onChange }: UnitConverterProps) {
  const { amount, unit } = state
  const decimals = state.decimals === '' ? DEFAULT_DECIMALS : state.decimals
  const places = /^\d+$/.test(decimals) ? Math.min(Number(decimals), MAX_DECIMALS) : null
  const units = [
    { unit: 'wei', label: 'Wei (base unit)', decimals: 0 },
    { unit: 'gwei', label: 'Gwei', decimals: 9 },
    { unit: '', label: currency.symbol, decimals: currency.decimals },
    { unit: 'token', label: `Token with ${places ?? '?'} decimals`, decimals: places ?? 0 },
  ] as const
  const entered = units.find((each) => each.unit === unit) ?? units[2]
  const value = amount.trim() === '' ? null : parseUnits(amount, entered.decimals)
  const problem =
    amount.trim() !== '' && value === null ? `Not a number with ${entered.decimals} decimals or fewer` : null
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {units.map((each) => (
        <TextField
          key={each.unit}
          label={each.label}
          inputMode="decimal"
          value={each === entered ? amount : value === null ? '' : formatUnits(value, each.decimals)}
          error={each === entered ? problem : null}
          onText={(text) => onChange({ amount: text, unit: each.unit })}
          className="w-full font-mono text-sm"
        />
      ))}
      <TextField
        label="Decimals of the token"
        inputMode="numeric"
        value={decimals}
        error={places === null || Number(decimals) > MAX_DECIMALS ? `Enter a number up to ${MAX_DECIMALS}` : null}
        onText={(text) => onChange({ decimals: text })}
        className="w-full font-mono text-sm"
      />
    </div>
  )
}
