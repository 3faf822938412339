import { ApiError } from '#/api/errors'
import { useChain } from '#/data/useChain'
import { useItemLook } from '#/data/useLookAgain'
import { blockText, summariseBlock } from '#/domain/blockSummary'
import { OneRecord } from '#/entity/OneRecord'
import { AbsentBlock } from '#/features/blocks/AbsentBlock'
import { BesideChain } from '#/features/blocks/BesideChain'
import { ComposedBlock } from '#/features/blocks/ComposedBlock'
import { blockFacts } from '#/features/blocks/fields'
import { FutureBlock } from '#/features/blocks/FutureBlock'
import { useBlock } from '#/features/blocks/useBlock'
import { Facts } from '#/ui/Facts'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one block, or of when it will be there; `id` is a height or a hash. */
export function BlockOverview({ id }: { id: string }) {
  const { chain } = useChain()
  const look = useItemLook('block', { id })
  const known = useBlock(id)
  const { query, block, unserved } = known
  const description = block ? `${blockText(summariseBlock(block), chain.currency)}.` : undefined
  return (
    <section aria-label="Overview of the block">
      <PageMeta description={description} />
      {unserved ? (
        <ComposedBlock id={id} known={known} />
      ) : !query.data && isAbsent(query.error, id) ? (
        /^\d+$/.test(id) ? (
          <FutureBlock height={id} look={look} />
        ) : (
          <AbsentBlock hash={id} look={look} />
        )
      ) : (
        <OneRecord query={query} what="Details of the block" absent="No such block is known here.">
          {(value) => (
            <>
              <BesideChain block={value} />
              <Facts facts={blockFacts(value, chain)} />
            </>
          )}
        </OneRecord>
      )}
    </section>
  )
}

/** Servers refuse a height that is beyond their own numbers as invalid: no block has it yet, either. */
function isAbsent(error: Error | null, id: string): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'not-found' || (error.kind === 'invalid' && /^\d{16,}$/.test(id))
}
