import { useQuery } from '@tanstack/react-query'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { blockKind } from '#/domain/blocks/blockKind'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { blockSearchQuery, type BlockSearchResult, blocksInSearch, searchResultType } from './useBlock'
import { fullHash } from '#/ui/Hash'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

const TEXTS = {
  uncle: [
    'Uncle: this block is not canonical',
    'It is valid, but another block of the same height became part of the chain. Its validator may have received an uncle reward.',
  ],
  reorged: [
    'Reorged: this block is not canonical',
    'It was part of the chain until a reorg replaced it. Its transactions count only if a canonical block includes them.',
  ],
  other: ['This block may not be canonical', 'Unknown block type:'],
} as const

/** Explains why a block is not canonical (an uncle, or reorged), and links to the other known blocks of its height. */
export function OrphanedBlockNotice({ block }: { block: Block }) {
  const connection = useChain()
  const { height, hash, type } = block
  const kind = blockKind(block)
  // Few canonical blocks have another at their height: for these only an earlier search is read from the cache.
  const search = useQuery({
    ...blockSearchQuery(connection, String(height)),
    enabled: height !== null && kind !== 'canonical',
  })
  const blocks = blocksInSearch(String(height), search.data?.rows.map(({ value }) => value) ?? [])
  const others = blocks.filter(({ block_hash }) => block_hash !== null && !sameHash(block_hash, hash))
  if (kind === 'canonical') return <SameHeight blocks={others} chain={connection.chain.id} />
  const [title, text] = TEXTS[kind]
  return (
    <div className="py-4">
      <Notice title={title}>
        <p>
          {text} {kind === 'other' && <UntrustedText text={type ?? ''} max={40} />}
        </p>
        {others.length > 0 ? (
          <SameHeight blocks={others} chain={connection.chain.id} />
        ) : (
          height !== null && (
            <a href={paths.block(connection.chain.id, height)} className="underline">
              Canonical block {height}
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
                'canonical'
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
