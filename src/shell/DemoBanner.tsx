import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Chain, defaultChain } from '#/data/config/config'
import { useReplay } from '#/data/queries/replay'
import { itemQuery } from '#/data/queries/resourceQueries'
import type { Connection } from '#/data/sources/dataSource'
import { paths } from '#/domain/links/paths'

/** An explorer that works without a key, which the form of a live chain starts with. */
const LIVE_EXPLORER = 'https://eth.blockscout.com'

/** Where nodes listen on their own machine. */
const LOCAL_NODE = 'http://127.0.0.1:8545'

/** Blocks that a press replays. */
const REPLAYED_BLOCKS = 30

/**
 * Says once, on every page of the demo, that its chains are recorded and when; with a replay of the last blocks, and the ways to a live
 * chain and to a node.
 */
export default function DemoBanner({ connection, chain }: { connection: Connection; chain: Chain | null }) {
  const shown = chain ?? defaultChain(connection.config)
  // The demo's responses are on this device.
  const { data } = useQuery(itemQuery({ ...connection, chain: shown }, 'stats', {}))
  const { state, start } = useReplay(shown)
  const recorded = data?.value?.gas_price_updated_at
  return (
    <aside
      aria-label="Demo"
      className="min-h-19.25 border-b border-line bg-sunken text-sm text-muted sm:min-h-9.25 print:hidden"
    >
      <p className="mx-auto max-w-[120rem] px-4 py-2">
        {state?.isReplaying ? (
          <>
            Replaying {shown.name}: block {state.height} of {state.head}. Blocks come as recorded, at most 15 s apart;
            later records are not found yet. <Press onClick={() => void start(0)}>Stop</Press>
          </>
        ) : (
          <>
            Recorded demo{recorded && ` of ${recorded.toISOString().slice(0, 10)}`}
            {state && (
              <>
                {' · '}
                <Press onClick={() => void start(REPLAYED_BLOCKS)}>Replay the last {REPLAYED_BLOCKS} blocks</Press>
              </>
            )}
            {' · '}
            <a href={paths.addChain(LIVE_EXPLORER)} className="text-accent underline">
              Explore a live chain
            </a>
            {' · '}
            <a href={`${paths.addChain()}?rpc=${LOCAL_NODE}`} className="text-accent underline">
              Explore your own node
            </a>
          </>
        )}
      </p>
    </aside>
  )
}

function Press(props: { onClick: () => void; children: ReactNode }) {
  return <button type="button" className="text-accent underline" {...props} />
}
