import { useQuery } from '@tanstack/react-query'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { blockKind } from '#/domain/blockKind'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { type BlockHit, hitsOf, typeOf } from '#/features/blocks/composed'
import { searchForBlock } from '#/features/blocks/useBlock'
import { fullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'

const explained = {
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

/** Says that a block is not part of the chain and what that means, and leads to the other blocks that are known at its height. */
export function BesideChain({ block }: { block: Block }) {
  const connection = useChain()
  const { height, hash } = block
  const kind = blockKind(block)
  // Of a block of the chain it is told only what some search has found already: hardly any has another beside it.
  const search = useQuery({
    ...searchForBlock(connection, String(height)),
    enabled: height !== null && kind !== 'chain',
  })
  const hits = hitsOf(String(height), search.data?.rows.map(({ value }) => value) ?? [])
  const others = hits.filter(({ block_hash }) => block_hash !== null && !sameHash(block_hash, hash))
  if (kind === 'chain') return <Others hits={others} chain={connection.chain.id} />
  const [title, text] = explained[kind]
  return (
    <div className="py-4">
      <Notice title={title}>
        <p>{text}</p>
        {others.length > 0 ? (
          <Others hits={others} chain={connection.chain.id} />
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

function Others({ hits, chain }: { hits: readonly BlockHit[]; chain: string }) {
  if (hits.length === 0) return null
  return (
    <div className="py-2">
      Also at this height:
      <ul>
        {hits.map((hit) => (
          <li key={hit.block_hash}>
            <span className="mr-2 text-muted">
              {typeOf(hit) === 'block' ? (
                'block of the chain'
              ) : (
                <UntrustedText text={typeOf(hit) ?? 'block'} max={20} />
              )}
            </span>
            <a href={paths.block(chain, hit.block_hash ?? '')} className={fullHash}>
              {hit.block_hash}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
