import type { ReactNode } from 'react'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { otherFacts } from '#/features/blocks/otherFields'
import { DetailRows } from '#/ui/DetailRows'
import { RawApiResponse } from '#/ui/RawApiResponse'

interface OtherFactsProps {
  /** Null where it can't be read. */
  block: Block | null
  /** As the server sent it. */
  raw: unknown
}

/** What is known of a block below its first facts: its gas, fees and rewards, what seals it, and all that its server sent. */
export function OtherFacts({ block, raw }: OtherFactsProps): ReactNode {
  const { chain } = useChain()
  return (
    <>
      {block && <DetailRows facts={otherFacts(block, chain)} />}
      <div className="my-4">
        <RawApiResponse raw={raw} />
      </div>
    </>
  )
}
