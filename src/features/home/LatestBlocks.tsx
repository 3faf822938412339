import { useQuery } from '@tanstack/react-query'
import { firstPageQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { Count } from '#/entity/Count'
import { GasUsed } from '#/entity/GasUsed'
import { When } from '#/entity/When'

/** As many as fit in one line of the widest page. */
const shown = 6

/** The newest blocks in one line: height, age, and how full each was; nothing where the server has no such list. */
export function LatestBlocks() {
  const connection = useChain()
  const { data, isPending } = useQuery(
    firstPageQuery(connection, { resource: 'mainPageBlocks', params: {}, filters: {} }),
  )
  const blocks = data?.rows.flatMap(({ value }) => (value ? [value] : [])).slice(0, shown) ?? []
  if (!isPending && blocks.length === 0) return null
  return (
    <section aria-label="Latest blocks" className="border-b border-line py-3">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 className="text-lg font-semibold">Latest blocks</h2>
        <a href={paths.blocks(connection.chain.id)}>All blocks</a>
      </div>
      <ul className="flex min-h-21 gap-3 overflow-x-auto" aria-busy={isPending}>
        {blocks.map((block) => {
          const { height, hash, timestamp, transactions_count } = block
          return (
            <li key={hash ?? height} className="min-w-36 grow border-l-2 border-line pl-3">
              <a href={paths.block(connection.chain.id, height ?? hash ?? '')} className="text-base font-medium">
                {height ?? 'unknown'}
              </a>
              <div className="text-sm">
                <When date={timestamp} />
              </div>
              <div className="text-sm text-muted">
                <Count value={transactions_count} noun={['transaction', 'transactions']} />
              </div>
              <div className="mt-0.5 text-sm text-muted">
                <GasUsed block={block} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
