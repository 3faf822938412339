import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { addChains, removeChain } from '#/data/config/updateChains'
import { type Chain, type Config, proUrlOf } from '#/data/config/config'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { ChainForm } from '#/features/settings/ChainForm'
import { Button } from '#/ui/Button'
import { SettingsSection } from '#/features/settings/SettingsSection'

/** The chains that the user added in this browser, to edit or remove. */
export function AddedChains({ config }: { config: Config }) {
  const added = config.chains.filter((chain) => chain.added)
  return (
    <SettingsSection about="Chains added here">
      <p className="text-muted">
        {added.length === 0
          ? 'None was added in this browser yet.'
          : 'They are kept in this browser, beside those that this explorer is configured with.'}
      </p>
      {added.length > 0 && (
        <ul className="border-t border-line">
          {added.map((chain) => (
            <AddedChain key={chain.id} config={config} chain={chain} />
          ))}
        </ul>
      )}
      <p>
        <a href={paths.addChain()} className="inline-flex min-h-11 items-center underline md:min-h-8">
          Add a chain
        </a>
      </p>
    </SettingsSection>
  )
}

function AddedChain({ config, chain }: { config: Config; chain: Chain }) {
  const router = useRouter()
  const [editing, setEditing] = useState(false)
  const servers = [proUrlOf(config, chain), chain.baseUrl].flatMap((url) => (url ? [new URL(url).host] : []))
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChainMark chain={chain} />
        <a href={paths.chain(chain.id)} className="font-medium">
          {chain.name}
        </a>
        <span className="min-w-0 grow text-sm text-muted">
          <span className="font-mono">{chain.id}</span>, read from{' '}
          <span className="font-mono break-all">{servers.join(', else ')}</span>
        </span>
        <Button
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
          aria-label={`Rename ${chain.name} or its coin`}
        >
          Edit
        </Button>
        <Button onClick={() => void removeChain(router, chain.id)} aria-label={`Remove ${chain.name}`}>
          Remove
        </Button>
      </div>
      {editing && (
        <div className="py-3 pl-8">
          <ChainForm
            start={chain}
            label="Save"
            onDone={(details) => {
              setEditing(false)
              void addChains(router, [{ ...chain, ...details }])
            }}
          />
        </div>
      )}
    </li>
  )
}
