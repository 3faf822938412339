import type { FormEvent } from 'react'
import type { Chain } from '#/data/config/config'
import { Button } from '#/ui/Button'
import { Checkbox } from '#/ui/Checkbox'
import { TextField } from '#/ui/Field'

/** What the user can edit of a chain. */
export type ChainDetails = Pick<Chain, 'name' | 'currency' | 'testnet'>

interface ChainFormProps {
  /** Initial values. */
  start: Omit<ChainDetails, 'testnet'> & { testnet?: boolean }
  /** Text of the button. */
  label: string
  onDone: (details: ChainDetails) => void
}

const TEXT_FIELDS = [
  { name: 'name', label: 'Name', required: true, className: 'sm:col-span-3' },
  { name: 'symbol', label: 'Currency symbol', required: true, className: '' },
  { name: 'coin', label: 'Currency name', required: false, className: '' },
] as const

/** Name and native currency of a chain. */
export function ChainForm({ start: { name, currency, testnet = false }, label, onDone }: ChainFormProps) {
  const values = { name, symbol: currency.symbol, coin: currency.name }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (field: string) => {
      const value = data.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const symbol = text('symbol')
    onDone({
      name: text('name') || symbol,
      currency: { name: text('coin') || symbol, symbol, decimals: Number(text('decimals')) },
      testnet: data.has('testnet'),
    })
  }
  return (
    <form onSubmit={submit} className="stack-4">
      <div className="grid gap-3 sm:grid-cols-3">
        {TEXT_FIELDS.map((field) => (
          <div key={field.name} className={field.className}>
            <TextField
              label={field.label}
              name={field.name}
              required={field.required}
              pattern={field.required ? '.*\\S.*' : undefined}
              maxLength={60}
              defaultValue={values[field.name]}
            />
          </div>
        ))}
        <TextField
          label="Decimals"
          name="decimals"
          type="number"
          required
          min={0}
          max={77}
          step={1}
          defaultValue={currency.decimals}
        />
      </div>
      <Checkbox type="checkbox" name="testnet" defaultChecked={testnet}>
        Testnet
      </Checkbox>
      <Button type="submit">{label}</Button>
    </form>
  )
}
