import { lazy } from 'react'
import { setChains } from '#/data/addressSet/addressSet'
import { type Chain, type Config, usualChains } from '#/data/config/config'
import { LazyPanel } from '#/ui/LazyPanel'

const ChainChoice = lazy(() => import('#/entity/ChainChoice'))

/** Checkboxes for the chains of the set. */
export function SetChainChoice({ config, chains }: { config: Config; chains: readonly Chain[] }) {
  return (
    <LazyPanel fallback={<p className="text-muted">Chains…</p>}>
      <ChainChoice
        config={config}
        selected={new Set(chains.map(({ id }) => id))}
        usual={usualChains(config).length}
        onSelect={setChains.set}
      />
    </LazyPanel>
  )
}
