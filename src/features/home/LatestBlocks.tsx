import '#/ui/fadingBar.css'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { Count } from '#/entity/Count'
import { GasUsed } from '#/entity/Gas'
import { Timestamp } from '#/entity/Timestamp'
import { useLatestBlocks } from '#/data/queries/useLatestBlocks'
import { LatestHeading } from '#/features/home/LatestHeading'
import { moveAmongLinks } from '#/ui/roving'
import { Skeleton } from '#/ui/Skeleton'

/** Blocks that fit in one line of the widest page. */
const MAX_BLOCKS = 6

const blockCell = 'panel min-w-40 grow basis-0 px-3 py-2'

/** The latest blocks in one line: height, age, transactions and gas used; nothing without such a list. */
export function LatestBlocks() {
  const { chain } = useChain()
  const { blocks = [], freeze, isPending } = useLatestBlocks('mainPageBlocks')
  if (!isPending && blocks.length === 0) return null
  return (
    <section aria-label="Latest blocks" className="pt-5">
      <LatestHeading what="blocks" href={paths.blocks(chain.id)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the links inside */}
      <ul
        className="fading-bar mt-2 flex min-h-22 gap-3 overflow-x-auto [--bar-gap:0.75rem]"
        aria-busy={isPending}
        {...freeze}
        onKeyDown={moveAmongLinks}
      >
        {isPending && <LatestBlocksSkeleton />}
        {blocks.slice(0, MAX_BLOCKS).map((block, index) => {
          const { height, hash, timestamp, transactions_count } = block
          return (
            <li key={hash ?? height} className={blockCell}>
              <div className="flex items-baseline justify-between gap-x-2">
                <a
                  href={paths.block(chain.id, height ?? hash ?? '')}
                  tabIndex={index === 0 ? undefined : -1}
                  className="text-lg font-medium"
                >
                  {height ?? 'unknown'}
                </a>
                <span className="text-sm whitespace-nowrap">
                  <Timestamp date={timestamp} />
                </span>
              </div>
              <div className="text-sm text-muted">
                <Count value={transactions_count} noun={['transaction', 'transactions']} />
              </div>
              <div className="mt-0.5 text-sm text-muted">
                <GasUsed block={block} of="gas used" />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LatestBlocksSkeleton() {
  return Array.from({ length: MAX_BLOCKS }, (_, index) => (
    <li key={index} aria-hidden className={blockCell}>
      <Skeleton className="w-16" />
      <br />
      <Skeleton className="w-24" />
    </li>
  ))
}
