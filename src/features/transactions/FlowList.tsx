import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Chain } from '#/data/config/config'
import type { ValueFlow } from '#/domain/valueFlow'
import { edgeText, isScamAsset } from '#/features/transactions/flowWords'
import { Party } from '#/features/transactions/Party'

interface FlowListProps {
  flow: ValueFlow
  names: ReadonlyMap<string, Address>
  /** Which tell what the server thinks of each token. */
  transfers: readonly TokenTransfer[]
  chain: Chain
}

/** Who gave what to whom, a line for each: what the diagram draws, for screens that are too narrow for it. */
export function FlowList({ flow: { edges }, names, transfers, chain }: FlowListProps) {
  return (
    <ul aria-label="Value flow" className="ruled border-y border-line md:hidden">
      {edges.map((edge) => (
        <li key={`${edge.from}${edge.to}${edge.asset.key}`} className="flex flex-wrap gap-x-2 gap-y-1 py-2">
          <Party address={edge.from} names={names} chain={chain} />
          <span aria-hidden="true" className="text-muted">
            →
          </span>
          <span className="sr-only">to</span>
          <Party address={edge.to} names={names} chain={chain} />
          <span className="ml-auto">
            {edgeText(edge, chain.currency)}
            {isScamAsset(edge.asset, transfers, names) && <span className="text-bad"> scam</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
