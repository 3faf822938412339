import { useId, type ReactNode } from 'react'
import { type Config, usualChains } from '#/data/config/config'
import type { WatchFields, WatchProblems } from '#/data/watch/watchRule'
import ChainChoice from '#/entity/ChainChoice'
import { Checkbox } from '#/ui/Checkbox'
import { Field, TextField } from '#/ui/Field'
import { SelectBox } from '#/ui/TextBox'

interface WatchFormProps {
  config: Config
  fields: WatchFields
  problems: WatchProblems
  onChange: (fields: WatchFields) => void
}

/** The rule of a watched address: directions, approvals, asset, amount and chains. */
export default function WatchForm({ config, fields, problems, onChange }: WatchFormProps) {
  const id = useId()
  const set = (change: Partial<WatchFields>) => onChange({ ...fields, ...change })
  const usual = usualChains(config).map((chain) => chain.id)
  const invalid = (field: keyof WatchProblems) =>
    problems[field] !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` }
  return (
    <div className="stack-3 border-l-2 border-line-strong pl-4">
      <fieldset {...invalid('kinds')}>
        <legend className="mb-1 text-muted">List when this address has</legend>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox type="checkbox" checked={fields.in} onChange={({ target }) => set({ in: target.checked })}>
            In
          </Checkbox>
          <Checkbox type="checkbox" checked={fields.out} onChange={({ target }) => set({ out: target.checked })}>
            Out
          </Checkbox>
          <Checkbox
            type="checkbox"
            checked={fields.approvals}
            onChange={({ target }) => set({ approvals: target.checked })}
          >
            Approvals
          </Checkbox>
        </div>
        <Problem id={`${id}-kinds`}>{problems.kinds}</Problem>
      </fieldset>
      <Field label="Asset">
        {(wiring) => (
          <SelectBox
            {...wiring}
            value={fields.asset}
            onText={(value) => set({ asset: value === 'native' || value === 'token' ? value : 'any' })}
          >
            <option value="any">Any</option>
            <option value="native">Native currency</option>
            <option value="token">One token</option>
          </SelectBox>
        )}
      </Field>
      {fields.asset === 'token' && (
        <TextField
          label="Token contract"
          value={fields.token}
          onText={(token) => set({ token })}
          error={problems.token}
          placeholder="0x…"
          className="w-full font-mono"
        />
      )}
      <TextField
        label="Only amounts above (optional)"
        value={fields.above}
        onText={(above) => set({ above })}
        error={problems.above}
        hint="In units of whatever is moved. Unknown amounts and approvals are always listed."
        inputMode="decimal"
        placeholder="Any amount"
        className="w-full sm:w-60"
      />
      <ChainChoice
        config={config}
        selected={new Set(fields.chains ?? usual)}
        usual={usual.length}
        onSelect={(chains) => set({ chains })}
      />
      <Problem id={`${id}-chains`}>{problems.chains}</Problem>
      <p className="text-sm text-muted">
        One open tab polls the API of each chain, which sees the address. New movements are listed on the page of all
        chains. Approvals are those that the address makes by its own transactions.
      </p>
    </div>
  )
}

function Problem({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <span id={id} role="alert" className="mt-1 block text-bad">
      {children}
    </span>
  )
}
