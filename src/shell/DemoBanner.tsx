import { useQuery } from '@tanstack/react-query'
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
  const isReplaying = state?.isReplaying === true
  return (
    // Two lines on a small screen, one on a larger: what loads later is at the end of its line, so nothing moves for it.
    <aside aria-label="Demo" className="border-b border-line bg-sunken text-sm text-muted print:hidden">
      <div className="mx-auto flex min-h-15 max-w-[120rem] flex-col justify-center gap-x-4 px-4 py-2 sm:min-h-9.25 sm:flex-row sm:justify-between">
        <p className="min-h-5">
          {isReplaying
            ? `Replaying ${shown.name}: block ${state.height} of ${state.head}`
            : `Recorded demo${recorded ? ` of ${recorded.toISOString().slice(0, 10)}` : ''}`}
          {state && (
            <>
              {' · '}
              {/* One button, which keeps the focus when it is pressed. */}
              <button
                type="button"
                className="text-accent underline"
                onClick={() => void start(isReplaying ? 0 : REPLAYED_BLOCKS)}
              >
                {isReplaying ? (
                  'Stop'
                ) : (
                  <>
                    Replay <span className="max-sm:hidden">the last </span>
                    {REPLAYED_BLOCKS} blocks
                  </>
                )}
              </button>
            </>
          )}
        </p>
        {isReplaying ? (
          // Not a live region: it changes each second.
          <p className="tabular-nums">Next block in {state.nextIn} s; later records are not found yet</p>
        ) : (
          <p>
            <a href={paths.addChain(LIVE_EXPLORER)} className="text-accent underline">
              Explore a live chain
            </a>
            {' · '}
            <a href={`${paths.addChain()}?rpc=${LOCAL_NODE}`} className="text-accent underline">
              Explore your own node
            </a>
          </p>
        )}
      </div>
    </aside>
  )
}
