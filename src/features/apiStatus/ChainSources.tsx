import { useQueryClient } from '@tanstack/react-query'
import { type Chain, type Config, proUrlOf } from '#/data/config/config'
import { choiceFor, choose, type SourceChoice } from '#/data/sources/sourceChoices'
import { useEndpointFallbacks, useSource } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { endpointPaths, sourceReasonText } from '#/entity/sourceText'
import { SelectBox } from '#/ui/TextBox'

/** The data source of each chain and why it is used, with a choice where a chain has two. */
export function ChainSources({ config }: { config: Config }) {
  return (
    <ul className="panel ruled px-4">
      {config.chains.map((chain) => (
        <ChainSource key={chain.id} config={config} chain={chain} />
      ))}
    </ul>
  )
}

function ChainSource({ config, chain }: { config: Config; chain: Chain }) {
  const client = useQueryClient()
  const { root, deprecated, reason, node } = useSource({ config, chain })
  const fallbacks = useEndpointFallbacks({ config, chain })
  const denied = endpointPaths(fallbacks.filter(({ kind }) => kind === 'forbidden'))
  const missing = endpointPaths(fallbacks.filter(({ kind }) => kind !== 'forbidden'))
  const hasBoth = Boolean(chain.baseUrl && proUrlOf(config, chain))
  const change = (choice: SourceChoice) => {
    choose(chain.id, choice)
    // Data from the other source is loaded again.
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey.slice(0, 2).includes(chain.id) })
  }
  return (
    <li className="grid min-h-11 items-center gap-x-6 gap-y-1 py-2 md:grid-cols-[12rem_1fr_16rem]">
      <a href={paths.chain(chain.id)} className="font-medium">
        {chain.name}
      </a>
      <span className="min-w-0">
        <span className="font-mono text-sm break-all">{new URL(node ?? root.url, location.origin).host}</span>
        <span className="text-muted">
          {node
            ? ' · JSON-RPC node'
            : deprecated && reason
              ? ` · ${chain.name} API: ${sourceReasonText(reason)}`
              : ' · Multichain API'}
          {denied && ` · ${denied}: ${chain.name} API, as the multichain API denied access`}
          {missing && ` · ${missing}: ${chain.name} API, as the multichain API doesn’t have it`}
        </span>
        {deprecated && (
          <span
            className="ml-2 rounded-sm bg-warn-soft px-1.5 text-sm text-warn"
            title="Chain APIs are being replaced by the multichain API"
          >
            deprecated
          </span>
        )}
      </span>
      {hasBoth ? (
        <SelectBox
          place="toolbar"
          aria-label={`Data source of ${chain.name}`}
          value={choiceFor(chain.id)}
          onText={(choice) => change(choice as SourceChoice)}
        >
          <option value="auto">Automatic</option>
          <option value="multichain">Multichain API</option>
          <option value="instance">{chain.name} API</option>
        </SelectBox>
      ) : (
        <span className="text-sm text-muted">Only source</span>
      )}
    </li>
  )
}
