import { useHoldersInBrief } from '#/data/queries/instanceHolders'
import type { InstanceParams } from '#/data/queries/instance'
import { paths } from '#/domain/paths'
import { Count } from '#/entity/Count'
import { severalMayHoldIt } from '#/features/nfts/laterParts'

/** How many hold an NFT that several may hold, which no record of it tells. */
export function HoldersInBrief({ chain, hash, id }: InstanceParams & { chain: string }) {
  const holders = useHoldersInBrief({ hash, id })
  if (!holders) return severalMayHoldIt
  return (
    <a href={paths.instance(chain, hash, id, 'holders')}>
      {holders.areMore && 'more than '}
      <Count value={holders.count} noun={['holder', 'holders']} />
    </a>
  )
}
