import { useSyncExternalStore } from 'react'
import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { type Labels, labelIn, labels } from '#/data/labels/labels'
import { shortHash } from '#/domain/hash'
import { type Currency, ZERO_ADDRESS } from '#/domain/transactionRecords'
import type { FlowEdge, ValueFlow } from '#/domain/valueFlow'
import { isScam, nameOfAddress } from '#/entity/AddressLink'
import { flowLayout } from '#/features/transactions/flowLayout'
import { edgeText, harmless, isScamAsset } from '#/features/transactions/flowWords'
import { addressColors } from '#/ui/addressColors'

interface FlowDiagramProps {
  flow: ValueFlow
  names: ReadonlyMap<string, Address>
  /** Which tell what the server thinks of each token. */
  transfers: readonly TokenTransfer[]
  currency: Currency
}

/** What the diagram fills where its labels leave it the choice, px. */
const room = 1200
/** It is drawn smaller to fit where it is wider than its place, as long as it can be read; then it is scrolled. */
const smallest = 0.85
/** What one character may take, px. */
const digit = 7.3

/** `most` is how many characters there is room for. */
function partyName(address: string | null, names: ReadonlyMap<string, Address>, own: Labels, most: number): string {
  if (address === null) return 'not known'
  if (address === ZERO_ADDRESS) return 'minted or burned'
  const label = labelIn(own, address)
  if (label) return `✎ ${harmless(label, most - 2)}`
  const known = names.get(address.toLowerCase())
  const name = known && nameOfAddress(known)
  const scam = known && isScam(known) ? 'scam: ' : ''
  return scam + (name ? harmless(name, most - scam.length) : shortHash(address, 6, 5))
}

/** Who gave what to whom, drawn from left to right; the table beside it says the same to those who do not see it. */
export function FlowDiagram({ flow, names, transfers, currency }: FlowDiagramProps) {
  const own = useSyncExternalStore(labels.subscribe, labels.get)
  const widthOf = (edge: FlowEdge) => edgeText(edge, currency).length * digit
  const { width, height, boxWidth, nodes, edges } = flowLayout(flow.parties, flow.edges, room, widthOf)
  const most = Math.floor((boxWidth - 22) / digit)
  return (
    <svg
      aria-hidden="true"
      width={width + 2}
      height={height + 18}
      style={{ minWidth: (width + 2) * smallest }}
      viewBox={`-1 -16 ${width + 2} ${height + 18}`}
      className="block h-auto max-w-full text-xs"
    >
      <defs>
        <marker id="flow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0.5L8 4L0 7.5Z" className="fill-line-strong" />
        </marker>
      </defs>
      {edges.map(({ edge, path }) => (
        <path
          key={`${edge.from}${edge.to}${edge.asset.key}`}
          d={path}
          fill="none"
          strokeWidth="1.5"
          className={edge.asset.token === 'coin' ? 'stroke-accent' : 'stroke-line-strong'}
          strokeDasharray={edge.asset.nft ? '5 3' : undefined}
          markerEnd="url(#flow-head)"
        />
      ))}
      {nodes.map(({ party: { address }, x, y, height: tall }) => (
        <g key={address} transform={`translate(${x} ${y})`}>
          <title>{address}</title>
          <rect width={boxWidth} height={tall} rx="3" className="fill-raised stroke-line-strong" />
          {address !== null && address !== ZERO_ADDRESS && (
            <rect
              width="4"
              height={tall}
              rx="2"
              style={{ ...addressColors(address), fill: 'hsl(var(--h1, 0) 62% 52%)' }}
            />
          )}
          <text x="14" y={tall / 2 + 4} className="fill-ink">
            {partyName(address, names, own, most)}
          </text>
        </g>
      ))}
      {edges.map(({ edge, label }) => (
        <text
          key={`${edge.from}${edge.to}${edge.asset.key}`}
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          // A rim of the ground keeps lines from striking through the words.
          style={{ paintOrder: 'stroke', stroke: 'var(--ground)', strokeWidth: 3 }}
          className="fill-ink"
        >
          {edgeText(edge, currency)}
          {isScamAsset(edge.asset, transfers, names) && <tspan className="fill-bad"> scam</tspan>}
        </text>
      ))}
    </svg>
  )
}
