import { useState } from 'react'
import type { Config } from '#/data/config/config'
import { grouped } from '#/domain/amounts/numberFormat'
import { withToggled } from '#/domain/withToggled'
import { Button } from '#/ui/Button'
import { Checkbox } from '#/ui/Checkbox'
import { LazyDetails } from '#/ui/LazyPanel'
import { TextBox } from '#/ui/TextBox'

/** From this number of chains on, there is a field to filter them. */
const MIN_FILTERED_CHAINS = 12

interface ChainChoiceProps {
  config: Config
  /** IDs of the selected chains. */
  selected: ReadonlySet<string>
  /** Number of chains that are selected by default. */
  usual: number
  /** The IDs of the selected chains; null for the default ones. */
  onSelect: (chains: readonly string[] | null) => void
}

/** Checkboxes for chains, collapsed; at least one is always selected. */
export default function ChainChoice({ config, selected, usual, onSelect }: ChainChoiceProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const shown = config.chains.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(words))
  return (
    <LazyDetails summary={`Chains (${grouped(selected.size)} of ${grouped(config.chains.length)})`}>
      <fieldset className="stack-2 pb-3">
        <legend className="sr-only">Chains</legend>
        {config.chains.length >= MIN_FILTERED_CHAINS && (
          <TextBox
            type="search"
            place="toolbar"
            aria-label="Filter chains"
            placeholder="Name or ID"
            value={typed}
            onText={setTyped}
            className="w-full sm:w-72"
          />
        )}
        <div className="flex max-h-72 flex-wrap gap-x-6 overflow-y-auto">
          {shown.map(({ id, name, testnet }) => (
            <Checkbox
              key={id}
              type="checkbox"
              checked={selected.has(id)}
              disabled={selected.size === 1 && selected.has(id)}
              onChange={() => onSelect([...withToggled(selected, id)])}
              {...(testnet && { note: 'testnet' })}
            >
              {name}
            </Checkbox>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onSelect(config.chains.map(({ id }) => id))}>Select all</Button>
          <Button onClick={() => onSelect(null)}>Reset to {grouped(usual)} default</Button>
        </div>
      </fieldset>
    </LazyDetails>
  )
}
