import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ListedChain } from '#/data/config/chainDirectory'
import { addChains } from '#/data/config/addedChains'
import { type Chain, findChain } from '#/data/config/config'
import type { Multichain, Prober } from '#/data/sources/probe'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { withToggled } from '#/domain/withToggled'
import { ChainMark } from '#/entity/ChainMark'
import { ApiKeyForm } from '#/features/settings/ApiKeyForm'
import { UnsavedChainsNotice } from '#/features/settings/UnsavedChainsNotice'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { TextBox } from '#/ui/TextBox'

/** A multichain API: its API key, and a list of its chains to add some from. */
export function AddMultichainChains({ connection, found }: { connection: Prober; found: Multichain }) {
  const { proUrl, chains, chosen } = found
  const router = useRouter()
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(chosen ? [chosen] : []))
  const [unsaved, setUnsaved] = useState<readonly Chain[]>([])
  const { host } = new URL(proUrl)
  const configuredName = (id: string) => {
    const chain = findChain(connection.config, id)
    return chain && !chain.added ? chain.name : null
  }
  const toAdd = chains.filter(({ id }) => selected.has(id) && configuredName(id) === null)
  const toggle = (id: string) => setSelected((before) => withToggled(before, id))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const added = toAdd.map(({ known: _, ...chain }): Chain => ({ ...chain, added: true }))
    if (!(await addChains(router, added))) setUnsaved(added)
    else router.history.push(added.length === 1 && added[0] ? paths.chain(added[0].id) : paths.chains())
  }
  if (unsaved.length > 0) return <UnsavedChainsNotice chains={unsaved} />
  return (
    <div className="stack-6">
      <h2 className="text-lg font-semibold">
        Connected to <span className="font-mono text-base break-all">{host}</span>: {grouped(chains.length)}{' '}
        {chains.length === 1 ? 'chain' : 'chains'}
      </h2>
      <ApiKeyForm connection={connection} proUrl={proUrl} chain={toAdd[0]?.id ?? chains[0]?.id ?? '1'} />
      <form onSubmit={(event) => void submit(event)} className="stack-3">
        <ChainSelection chains={chains} selected={selected} configuredName={configuredName} onToggle={toggle} />
        <p className="text-sm text-muted">
          Without an API key, each chain uses its own API if it has one. Chains without one need the key.
        </p>
        <Button type="submit" disabled={toAdd.length === 0}>
          {toAdd.length === 1 ? `Add ${toAdd[0]?.name}` : `Add ${toAdd.length || ''} chains`}
        </Button>
      </form>
    </div>
  )
}

interface ChainSelectionProps {
  chains: readonly ListedChain[]
  /** Chain IDs. */
  selected: ReadonlySet<string>
  /** Name of a chain that is configured already and cannot be added; null for any other. */
  configuredName: (id: string) => string | null
  onToggle: (id: string) => void
}

/** Checkboxes for chains, with a filter by name, ID or currency. */
function ChainSelection({ chains, selected, configuredName, onToggle }: ChainSelectionProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase().split(/\s+/)
  const shown = chains.filter(({ id, name, currency }) => {
    const text = `${name} ${id} ${currency.symbol}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <fieldset>
      <legend className="mb-1 text-muted">Chains to add</legend>
      <TextBox
        type="search"
        aria-label="Filter chains to add"
        placeholder="Name, ID or currency"
        value={typed}
        onText={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="mb-2 w-full"
      />
      <ul className="max-h-80 min-h-40 overflow-y-auto rounded-sm border border-line">
        {shown.map((chain) => (
          <ChainCheckbox
            key={chain.id}
            chain={chain}
            isSelected={selected.has(chain.id)}
            configuredName={configuredName(chain.id)}
            onToggle={onToggle}
          />
        ))}
        {shown.length === 0 && <li className="p-3 text-muted">No matching chains</li>}
      </ul>
    </fieldset>
  )
}

interface ChainCheckboxProps {
  chain: ListedChain
  isSelected: boolean
  configuredName: string | null
  onToggle: (id: string) => void
}

function ChainCheckbox({ chain, isSelected, configuredName, onToggle }: ChainCheckboxProps) {
  const isConfigured = configuredName !== null
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex min-h-11 items-center gap-3 px-3 hover:bg-sunken md:min-h-9">
        <input
          type="checkbox"
          checked={isSelected && !isConfigured}
          disabled={isConfigured}
          onChange={() => onToggle(chain.id)}
          className="size-4 shrink-0 accent-(--accent)"
        />
        <ChainMark chain={chain} />
        <span className="min-w-0 grow truncate">
          <UntrustedText text={configuredName ?? chain.name} />
        </span>
        <span className="text-sm text-muted">
          {isConfigured ? 'already configured' : !chain.baseUrl ? 'needs an API key' : chain.testnet ? 'testnet' : ''}
        </span>
        <span className="min-w-16 text-right font-mono text-sm text-muted">{chain.id}</span>
      </label>
    </li>
  )
}
