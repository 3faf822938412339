import { useRouterState } from '@tanstack/react-router'
import type { Block } from '#/api/schemas/block'
import { isMissing } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { blockKind } from '#/domain/blocks/blockKind'
import { BlockSentence } from '#/features/blocks/BlockSentence'
import { blockNote, blockText, summarizeBlock } from '#/features/blocks/blockSummary'
import { shortHash } from '#/domain/hashes/hash'
import { RECORD_NOUNS } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { RecordActions } from '#/entity/RecordActions'
import { Timestamp } from '#/entity/Timestamp'
import { BlockPager } from '#/features/blocks/BlockPager'
import { useBlock } from '#/features/blocks/useBlock'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/Hash'
import { RecordHeader, RecordSentence } from '#/ui/RecordHeader'
import { UntrustedText } from '#/ui/UntrustedText'

/** The header of all tabs of a block: height, previous and next block, hash and timestamp, and a sentence where it is no ordinary block. */
export function BlockHeader({ id }: { id: string }) {
  const { chain } = useChain()
  const record = useBlock(id)
  const { value: block } = record
  const isOverview = useRouterState({
    select: ({ location }) => paths.of(location.pathname).replace(/\/+$/, '') === paths.block(chain.id, id),
  })
  const note = block && blockNote(block)
  const isHeight = /^\d+$/.test(id)
  const hash = block?.hash ?? (isHeight ? null : id)
  return (
    <RecordHeader
      noun={RECORD_NOUNS.block}
      parents={[{ key: 'blocks', label: 'Blocks', href: paths.blocks(chain.id) }]}
      isNounInTitle
      title={
        <>
          <span className="mr-3 wrap-anywhere">{block?.height ?? (isHeight ? id : shortHash(id))}</span>
          <BlockPager chain={chain.id} id={id} {...neighborsOf(block, id)} />
        </>
      }
      identity={
        hash ? (
          <>
            <FullHash hash={hash} />
            <CopyButton text={hash} what="block hash" />
          </>
        ) : isMissing(record) ? (
          <span className="text-muted">Hash unknown</span>
        ) : undefined
      }
      actions={<RecordActions what={hash ? 'Block hash' : 'Block height'} id={hash ?? id} json={record.text} />}
      marks={
        block ? (
          <BlockMarks block={block} />
        ) : isMissing(record) ? (
          <span className="icon icon-ban text-muted">Not found</span>
        ) : undefined
      }
    >
      {block && note && (
        <RecordSentence room="short" clamp={!isOverview}>
          <BlockSentence parts={note} block={block} chain={chain} />
        </RecordSentence>
      )}
    </RecordHeader>
  )
}

/** The blocks before and after a block, by height. An orphaned block has only its parent, by hash. */
function neighborsOf(block: Block | null, id: string) {
  if (block && blockKind(block) !== 'canonical') return { previous: block.parent_hash, next: null }
  const height = block?.height ?? (/^\d{1,15}$/.test(id) ? Number(id) : null)
  if (height === null) return { previous: block?.parent_hash ?? null, next: null }
  return { previous: height > 0 ? height - 1 : null, next: height + 1 }
}

function BlockMarks({ block }: { block: Block }) {
  const { type, timestamp, is_pending_update } = block
  return (
    <>
      {type && blockKind(block) !== 'canonical' && (
        <span className="icon icon-warning rounded-xs bg-warn-soft px-1.5 text-warn">
          <UntrustedText text={type} max={20} />
        </span>
      )}
      <Timestamp date={timestamp} />
      {is_pending_update && <span className="text-muted">Being re-indexed; values may change.</span>}
    </>
  )
}

/**
 * Title, description and canonical path of all tabs of a block. The canonical path has the height, but the hash for an orphaned
 * block, whose height is another block's.
 */
export function useBlockMeta(id: string) {
  const { chain } = useChain()
  const { value: block } = useBlock(id)
  const height = block?.height ?? id
  const isOrphaned = block && blockKind(block) !== 'canonical'
  const name = shortHash(String(height))
  return {
    title: `Block ${name}`,
    description: block
      ? `${blockText(summarizeBlock(block), chain.currency)}.`
      : `Transactions, gas and fees of block ${name} on ${chain.name}.`,
    path: paths.block(chain.id, isOrphaned ? (block.hash ?? id) : height),
  }
}
