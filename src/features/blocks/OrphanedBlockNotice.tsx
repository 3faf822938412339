import { useQuery } from '@tanstack/react-query'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { blockKind } from '#/domain/blockKind'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { blockSearchQuery, type BlockSearchResult, blocksInSearch, searchResultType } from '#/features/blocks/useBlock'
import { fullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'

const texts = {
  uncle: [
    'This block is an uncle',
    'It is valid, but came second: the chain went on from another block. A later block may have listed it, and paid its producer for that.',
  ],
  reorg: [
    'This block was left behind by a reorganisation',
    'It was part of the chain, until nodes switched to a branch without it. Nothing in it counts unless a block of the chain holds it too.',
  ],
  other: ['This block may not be part of the chain', 'Its server calls it by a word that is not explained anywhere.'],
} as const

/** Explains why a block is not canonical (an uncle, or reorged), and links to the other known blocks of its height. */
export function OrphanedBlockNotice({ block }: { block: Block }) {
  const connection = useChain()
  const { height, hash } = block
  const kind = blockKind(block)
  // Few canonical blocks have another at their height: for these only an earlier search is read from the cache.
  const search = useQuery({
    ...blockSearchQuery(connection, String(height)),
    enabled: height !== null && kind !== 'chain',
  })
  const blocks = blocksInSearch(String(height), search.data?.rows.map(({ value }) => value) ?? [])
  const others = blocks.filter(({ block_hash }) => block_hash !== null && !sameHash(block_hash, hash))
  if (kind === 'chain') return <SameHeight blocks={others} chain={connection.chain.id} />
  const [title, text] = texts[kind]
  return (
    <div className="py-4">
      <Notice title={title}>
        <p>{text}</p>
        {others.length > 0 ? (
          <SameHeight blocks={others} chain={connection.chain.id} />
        ) : (
          height !== null && (
            <a href={paths.block(connection.chain.id, height)} className="underline">
              Block {height} of the chain
            </a>
          )
        )}
      </Notice>
    </div>
  )
}

function SameHeight({ blocks, chain }: { blocks: readonly BlockSearchResult[]; chain: string }) {
  if (blocks.length === 0) return null
  return (
    <div className="py-2">
      Also at this height:
      <ul>
        {blocks.map((block) => (
          <li key={block.block_hash}>
            <span className="mr-2 text-muted">
              {searchResultType(block) === 'block' ? (
                'block of the chain'
              ) : (
                <UntrustedText text={searchResultType(block) ?? 'block'} max={20} />
              )}
            </span>
            <a href={paths.block(chain, block.block_hash ?? '')} className={fullHash}>
              {block.block_hash}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
