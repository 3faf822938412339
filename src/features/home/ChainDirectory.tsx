import type { Connection } from '#/data/sources/connection'
import { grouped } from '#/domain/numberFormat'
import { ChainEntry } from '#/features/home/ChainEntry'

const kinds = [
  { label: 'Main networks', testnet: false },
  { label: 'Test networks', testnet: true },
]

/** All chains, main and test networks apart, each with how far it has come. */
export function ChainDirectory({ connection }: { connection: Connection }) {
  const { chains } = connection.config
  return kinds.map(({ label, testnet }) => {
    const those = chains.filter((chain) => chain.testnet === testnet)
    return (
      those.length > 0 && (
        <section key={label} aria-labelledby={`chains-${testnet}`} className="pb-6">
          <h2 id={`chains-${testnet}`} className="mb-2 text-lg font-semibold">
            {label} <span className="font-normal text-muted">{grouped(those.length)}</span>
          </h2>
          <ul className="grid gap-x-4 md:grid-cols-2 xl:grid-cols-3">
            {those.map((chain) => (
              <ChainEntry key={chain.id} connection={connection} chain={chain} />
            ))}
          </ul>
        </section>
      )
    )
  })
}
