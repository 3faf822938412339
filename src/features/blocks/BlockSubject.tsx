import type { ReactNode } from 'react'
import { useChain } from '#/data/sources/useChain'
import { useCode } from '#/data/useCode'
import { useSettled } from '#/data/useSettled'
import { blockKind } from '#/domain/blockKind'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { useBlock } from '#/features/blocks/useBlock'
import { PageSubject } from '#/ui/PageMeta'

/**
 * What all tabs of a block are titled with, and what they are described by. Its height stands for it once known; a block beside
 * the chain is named by its hash, as its height is another's. `id` is a height or a hash.
 */
export function BlockSubject({ id, children }: { id: string; children: ReactNode }) {
  const { chain } = useChain()
  const { block } = useBlock(id)
  const height = block?.height ?? id
  const own = block && blockKind(block) !== 'chain' ? (block.hash ?? id) : height
  // The page's sentence, whose code no list waits for.
  const words = useCode('blockSummary', () => import('#/domain/blockSummary'), useSettled())
  const named = shortHash(String(height))
  return (
    <PageSubject
      title={`Block ${named}`}
      description={
        block && words
          ? `${words.blockText(words.summariseBlock(block), chain.currency)}.`
          : `Transactions, gas and fees of block ${named} on ${chain.name}.`
      }
      path={paths.block(chain.id, own)}
    >
      {children}
    </PageSubject>
  )
}
