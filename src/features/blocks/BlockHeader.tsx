import { useRouterState } from '@tanstack/react-router'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { useSettled } from '#/data/useSettled'
import { blockKind } from '#/domain/blockKind'
import { sameHash, shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { AddressLink } from '#/entity/AddressLink'
import { RecordActions } from '#/entity/RecordActions'
import { Timestamp } from '#/entity/Timestamp'
import { BlockSentence } from '#/features/blocks/laterParts'
import { Neighbours } from '#/features/blocks/Neighbours'
import { useBlock } from '#/features/blocks/useBlock'
import { AfterPaint } from '#/ui/AfterPaint'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { RecordHeader } from '#/ui/RecordHeader'
import { SentencePlace } from '#/ui/SentencePlace'

/** The head of a block's page: its height, its neighbours, when it was made and by whom, and what it did. `id` is a height or a hash. */
export default function BlockHeader({ id }: { id: string }) {
  const { chain } = useChain()
  const { query, block, missing } = useBlock(id)
  const named = /^\d+$/.test(id)
  const hash = block?.hash ?? (named ? null : id)
  return (
    <RecordHeader
      noun={
        <>
          <span className="font-normal text-muted">Block</span>{' '}
          <span className="mr-3 break-all">{block?.height ?? (named ? id : shortHash(id))}</span>
          <Neighbours chain={chain.id} id={id} {...neighboursOf(block, id)} />
        </>
      }
      identity={
        hash ? (
          <>
            <FullHash hash={hash} />
            <CopyButton text={hash} what="block hash" />
          </>
        ) : missing ? null : undefined
      }
      actions={<RecordActions what={hash ? 'Block hash' : 'Block height'} id={hash ?? id} json={query.data?.text} />}
      marks={block ? <Marks block={block} chain={chain.id} /> : missing ? null : undefined}
    >
      {!missing && <Sentence id={id} />}
    </RecordHeader>
  )
}

/** What the block is and did; apart from its head, which need not be drawn anew for it. */
function Sentence({ id }: { id: string }) {
  const { chain } = useChain()
  const { block } = useBlock(id)
  const atOverview = useRouterState({
    select: ({ location }) => paths.of(location.pathname).replace(/\/+$/, '') === paths.block(chain.id, id),
  })
  const settled = useSettled()
  return (
    <SentencePlace about={id} room={atOverview ? 'short' : 'short above a list'}>
      {/* A list of the block's comes first, and needs none of its code. */}
      {block && (atOverview || settled) && (
        <AfterPaint>
          <BlockSentence block={block} chain={chain} id={id} />
        </AfterPaint>
      )}
    </SentencePlace>
  )
}

/** The blocks on either side: by height; one beside the chain has its parent before it and nothing known after it. */
function neighboursOf(block: Block | null, id: string) {
  if (block && blockKind(block) !== 'chain') return { previous: block.parent_hash, next: null }
  const height = block?.height ?? (/^\d{1,15}$/.test(id) ? Number(id) : null)
  if (height === null) return { previous: block?.parent_hash ?? null, next: null }
  return { previous: height > 0 ? height - 1 : null, next: height + 1 }
}

function Marks({ block, chain }: { block: Block; chain: string }) {
  const { type, timestamp, miner, is_pending_update } = block
  return (
    <>
      {type && blockKind(block) !== 'chain' && (
        <span className="rounded-xs bg-warn-soft px-1.5 text-warn">
          ⚠ <UntrustedText text={type} max={20} />
        </span>
      )}
      <Timestamp date={timestamp} />
      {/* Chains without named producers have the zero address here. */}
      {miner && !sameHash(miner.hash, ZERO_ADDRESS) && (
        <span>
          <span className="text-muted">by </span>
          <AddressLink chain={chain} address={miner} />
        </span>
      )}
      {is_pending_update && (
        <span className="text-muted">The server is reading it anew: its fields may still change.</span>
      )}
    </>
  )
}
