import { useQuery } from '@tanstack/react-query'
import { type Chain, defaultChain } from '#/data/config/config'
import { itemQuery } from '#/data/queries/resourceQueries'
import type { Connection } from '#/data/sources/dataSource'
import { paths } from '#/domain/links/paths'

/** An explorer that works without a key, which the form of a live chain starts with. */
const LIVE_EXPLORER = 'https://eth.blockscout.com'

/** Where nodes listen on their own machine. */
const LOCAL_NODE = 'http://127.0.0.1:8545'

/** Says once, on every page of the demo, that its chains are recorded and when; with the ways to a live chain and to a node. */
export default function DemoBanner({ connection, chain }: { connection: Connection; chain: Chain | null }) {
  const shown = chain ?? defaultChain(connection.config)
  // The demo's responses are on this device.
  const { data } = useQuery(itemQuery({ ...connection, chain: shown }, 'stats', {}))
  const recorded = data?.value?.gas_price_updated_at
  return (
    <aside
      aria-label="Demo"
      className="min-h-14.25 border-b border-line bg-sunken text-sm text-muted sm:min-h-9.25 print:hidden"
    >
      <p className="mx-auto max-w-[120rem] px-4 py-2">
        Recorded demo{recorded && ` of ${recorded.toISOString().slice(0, 10)}`} ·{' '}
        <a href={paths.addChain(LIVE_EXPLORER)} className="text-accent underline">
          Explore a live chain
        </a>
        {' · '}
        <a href={`${paths.addChain()}?rpc=${LOCAL_NODE}`} className="text-accent underline">
          Explore your own node
        </a>
      </p>
    </aside>
  )
}
