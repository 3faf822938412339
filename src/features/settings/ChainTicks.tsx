import { useState } from 'react'
import type { ListedChain } from '#/data/config/chainDirectory'
import { grouped } from '#/domain/numberFormat'
import { ChainMark } from '#/entity/ChainMark'
import { UntrustedText } from '#/ui/UntrustedText'

interface ChainTicksProps {
  chains: readonly ListedChain[]
  /** By their ids. */
  ticked: ReadonlySet<string>
  /** What a chain is called that is configured already, by its id, and so is not added; null for any other. */
  nameHere: (id: string) => string | null
  onTick: (id: string) => void
}

/** Chains to choose some from, with a field that filters them by name, id or coin. */
export function ChainTicks({ chains, ticked, nameHere, onTick }: ChainTicksProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase().split(/\s+/)
  const shown = chains.filter(({ id, name, currency }) => {
    const text = `${name} ${id} ${currency.symbol}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <fieldset>
      <legend className="mb-1 text-muted">Chains to add</legend>
      <input
        type="search"
        aria-label="Filter the chains to add"
        placeholder="Name, id or currency"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="mb-2 h-11 w-full rounded-sm border border-line-strong bg-raised px-3 placeholder:text-muted md:h-9"
      />
      <ul className="max-h-80 min-h-40 overflow-y-auto rounded-sm border border-line">
        {shown.map((chain) => (
          <ChainTick
            key={chain.id}
            chain={chain}
            ticked={ticked.has(chain.id)}
            nameHere={nameHere(chain.id)}
            onTick={onTick}
          />
        ))}
        {shown.length === 0 && <li className="p-3 text-muted">None of the {grouped(chains.length)} is called that.</li>}
      </ul>
    </fieldset>
  )
}

interface ChainTickProps {
  chain: ListedChain
  ticked: boolean
  nameHere: string | null
  onTick: (id: string) => void
}

function ChainTick({ chain, ticked, nameHere, onTick }: ChainTickProps) {
  const isHere = nameHere !== null
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex min-h-11 items-center gap-3 px-3 hover:bg-sunken md:min-h-9">
        <input
          type="checkbox"
          checked={ticked && !isHere}
          disabled={isHere}
          onChange={() => onTick(chain.id)}
          className="size-4 shrink-0 accent-(--accent)"
        />
        <ChainMark chain={chain} />
        <span className="min-w-0 grow truncate">
          <UntrustedText text={nameHere ?? chain.name} />
        </span>
        <span className="text-sm text-muted">
          {isHere ? 'here already' : !chain.baseUrl ? 'needs the key' : chain.testnet ? 'test network' : ''}
        </span>
        <span className="min-w-16 text-right font-mono text-sm text-muted">{chain.id}</span>
      </label>
    </li>
  )
}
