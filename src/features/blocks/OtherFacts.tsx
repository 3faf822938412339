import type { ReactNode } from 'react'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/useChain'
import { otherFacts } from '#/features/blocks/otherFields'
import { Facts } from '#/ui/Facts'
import { MoreFromServer } from '#/ui/MoreFromServer'

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
      {block && <Facts facts={otherFacts(block, chain)} />}
      <div className="my-4">
        <MoreFromServer raw={raw} />
      </div>
    </>
  )
}
