import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { addChains, removeChain } from '#/data/config/addedChains'
import { type Chain, type Config, nodeUrlOf, proUrlOf } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { ChainMark } from '#/entity/ChainMark'
import { ChainForm } from '#/features/settings/ChainForm'
import { Button } from '#/ui/Button'
import { SettingsSection } from '#/features/settings/SettingsSection'

/** The chains that the user added in this browser, to edit or remove. */
export function AddedChains({ config }: { config: Config }) {
  const added = config.chains.filter((chain) => chain.added)
  return (
    <SettingsSection title="Added chains">
      <p className="text-muted">
        {added.length === 0 ? 'No added chains yet' : 'Saved in this browser, in addition to the configured chains.'}
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
          Add chain
        </a>
      </p>
    </SettingsSection>
  )
}

function AddedChain({ config, chain }: { config: Config; chain: Chain }) {
  const router = useRouter()
  const [editing, setEditing] = useState(false)
  const urls = [proUrlOf(config, chain), chain.baseUrl, nodeUrlOf(chain)]
  const hosts = urls.flatMap((url) => (url ? [new URL(url, location.origin).host] : []))
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChainMark chain={chain} />
        <a href={paths.chain(chain.id)} className="font-medium">
          {chain.name}
        </a>
        <span className="min-w-0 grow text-sm text-muted">
          <span className="font-mono">{chain.id}</span> ·{' '}
          <span className="font-mono break-all">{hosts.join(', ')}</span>
        </span>
        <Button aria-expanded={editing} onClick={() => setEditing(!editing)} aria-label={`Edit ${chain.name}`}>
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
