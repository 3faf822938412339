import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { Count } from '#/entity/Count'
import { GasUsed } from '#/entity/GasUsed'
import { Timestamp } from '#/entity/Timestamp'
import { useHeld } from '#/features/home/useHeld'
import { useNewest } from '#/features/home/useNewest'
import { moveAmongLinks } from '#/ui/roving'

/** As many as fit in one line of the widest page. */
const shown = 6

/** The newest blocks in one line: height, age, and how full each was; nothing where the server has no such list. */
export default function LatestBlocks() {
  const { chain } = useChain()
  const { data: latest, isPending } = useNewest({ resource: 'mainPageBlocks', params: {}, filters: {} })
  const [data, hold] = useHeld(latest)
  const blocks = data?.rows.flatMap(({ value }) => (value ? [value] : [])).slice(0, shown) ?? []
  if (!isPending && blocks.length === 0) return null
  return (
    <section aria-label="Latest blocks" className="border-b border-line py-3">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 className="text-lg font-semibold">Latest blocks</h2>
        <a href={paths.blocks(chain.id)}>All blocks</a>
      </div>
      {/* The keys act on the links inside, which have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="flex min-h-21 gap-3 overflow-x-auto" aria-busy={isPending} {...hold} onKeyDown={moveAmongLinks}>
        {blocks.map((block, index) => {
          const { height, hash, timestamp, transactions_count } = block
          return (
            <li key={hash ?? height} className="min-w-36 grow border-l-2 border-line pl-3">
              <a
                href={paths.block(chain.id, height ?? hash ?? '')}
                tabIndex={index === 0 ? undefined : -1}
                className="text-base font-medium"
              >
                {height ?? 'unknown'}
              </a>
              <div className="text-sm">
                <Timestamp date={timestamp} />
              </div>
              <div className="text-sm text-muted">
                <Count value={transactions_count} noun={['transaction', 'transactions']} />
              </div>
              <div className="mt-0.5 text-sm text-muted">
                <GasUsed block={block} of="of its gas" />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
