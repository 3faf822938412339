import { useStore } from '#/data/useStore'
import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Chain } from '#/data/config/config'
import { labelIn, labels } from '#/data/labels/labels'
import { formatUnits, shortAmount } from '#/domain/amounts/amount'
import { shortHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { plainText } from '#/domain/text/text'
import { rawSumHint } from '#/domain/amounts/tokenAmount'
import type { Currency } from '#/domain/amounts/currency'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import type { FlowAsset, FlowEdge, ValueFlow } from '#/features/transactions/valueFlow/valueFlow'
import { isScamAddress, nameOfAddress } from '#/entity/AddressLink'
import { NativeMark, TokenMark } from '#/entity/TokenMark'
import { SameNameNote } from '#/entity/SameNameMark'
import { nameWithId, ownNameOf } from '#/entity/nftName'
import { instanceOf, reputationOf, tokenOf } from '#/entity/transferredTokens'
import { AddressOrUnknown } from '#/features/transactions/valueFlow/AddressOrUnknown'
import { flowLayout } from '#/features/transactions/valueFlow/flowLayout'
import { addressColors } from '#/ui/addressColors'

interface FlowProps {
  flow: ValueFlow
  names: ReadonlyMap<string, Address>
  /** The addresses whose name another one has too. */
  sharedNames: ReadonlySet<string>
  /** The source of each token's reputation. */
  transfers: readonly TokenTransfer[]
}

/** Width that the diagram fills if its labels need less. */
const ROOM_PX = 800
/** A diagram wider than the page is scaled down to `min`, then scrolled. In more room it grows to `max`, where its text is as large as the page's. */
const SCALE = { min: 12 / 13, max: 14 / 13 }
/** A size at the usual text size of 16 px, as a CSS value that grows with it. */
const inRem = (px: number) => `${px / 16}rem`
/** The pencil of src/ui/icons.css, which marks private labels. */
const PENCIL = 'M10.5 2.7 13.3 5.5 5.5 13.3l-3.3.5.5-3.3zM9 4.2 11.8 7'
/** In a tall diagram the name of a tall box is at its top, as its first edges are, px. */
const TOP_PX = 24
/** Widest character of the labels, and the mark of a token before them. */
const LABEL_PX = { character: 8.4, mark: 24 }

function nameOf(address: string | null, names: ReadonlyMap<string, Address>, maxLength: number): string {
  if (address === null) return 'unknown'
  if (address === ZERO_ADDRESS) return 'Minted / Burnt'
  const known = names.get(address.toLowerCase())
  const name = known && nameOfAddress(known)
  const scam = known && isScamAddress(known) ? 'scam: ' : ''
  return scam + (name ? plainText(name, maxLength - scam.length) : shortHash(address))
}

interface PartyNameProps extends Pick<FlowProps, 'names' | 'sharedNames'> {
  address: string | null
  maxLength: number
  /** Middle of the box, px. */
  middle: number
}

/** The name in a box, above the hash where the name does not tell the address apart; a private label has its pencil. */
function PartyName({ address, names, sharedNames, maxLength, middle }: PartyNameProps) {
  const privateLabels = useStore(labels)
  const own = address === null || address === ZERO_ADDRESS ? null : labelIn(privateLabels, address)
  const isShared = address !== null && sharedNames.has(address.toLowerCase())
  return (
    <>
      {own !== null && (
        <path d={PENCIL} transform={`translate(14 ${middle - 7}) scale(0.85)`} fill="none" className="stroke-muted" />
      )}
      <text x={own === null ? 14 : 32} y={middle + (isShared ? -4 : 4)} className="fill-ink">
        {own === null ? nameOf(address, names, maxLength) : plainText(own, maxLength - 2)}
      </text>
      {isShared && (
        <text x={14} y={middle + 12} className="fill-muted">
          {shortHash(address)}
        </text>
      )}
    </>
  )
}

/** Who sent what to whom, from left to right; hidden from assistive technology, which has the table of net changes. */
export function FlowDiagram({ flow, names, sharedNames, transfers, currency }: FlowProps & { currency: Currency }) {
  const widthOf = (edge: FlowEdge) => edgeText(edge, currency, transfers).length * LABEL_PX.character + LABEL_PX.mark
  const { width, height, isTall, boxWidth, nodes, edges } = flowLayout(flow.parties, flow.edges, ROOM_PX, widthOf)
  const maxLength = Math.floor((boxWidth - 22) / LABEL_PX.character)
  return (
    <svg
      aria-hidden="true"
      style={{
        minWidth: inRem((width + 2) * SCALE.min),
        maxWidth: inRem((width + 2) * SCALE.max),
        // Not taller than the panel because of its scale.
        maxHeight: `max(${inRem(height + 18)}, var(--room) - 2rem)`,
      }}
      viewBox={`-1 -16 ${width + 2} ${height + 18}`}
      // Text in pixels of the drawing, which grows as a whole with the text size of the browser.
      className="mx-auto block w-full text-[13px]/[18px]"
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
          className={edge.asset.token === 'native' ? 'stroke-accent' : 'stroke-line-strong'}
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
          <PartyName
            address={address}
            names={names}
            sharedNames={sharedNames}
            maxLength={maxLength}
            middle={isTall ? Math.min(tall / 2, TOP_PX) : tall / 2}
          />
        </g>
      ))}
      {edges.flatMap(({ edge, labels: positions }) =>
        positions.map(({ x, y, anchor }) => (
          <foreignObject
            key={`${edge.from}${edge.to}${edge.asset.key}${x}`}
            x={anchor === 'start' ? x : x - widthOf(edge)}
            y={y - 14}
            width={widthOf(edge)}
            height={18}
            className={`overflow-visible whitespace-nowrap ${anchor === 'end' ? 'text-right' : ''}`}
          >
            <EdgeLabel edge={edge} names={names} transfers={transfers} currency={currency} />
          </foreignObject>
        )),
      )}
    </svg>
  )
}

interface FlowListProps extends FlowProps {
  chain: Chain
  /** Whether it is shown on screens of any width, without the diagram. */
  isOnly?: boolean
}

/** The same as a list, for assistive technology and where there is no room for the diagram. */
export function FlowList({ flow: { edges }, names, sharedNames, transfers, chain, isOnly = false }: FlowListProps) {
  return (
    <ul aria-label="Value flow" className={`ruled w-full min-w-0 ${isOnly ? '' : 'lg:sr-only'}`}>
      {edges.map((edge) => (
        <li
          key={`${edge.from}${edge.to}${edge.asset.key}`}
          className={`flex flex-wrap gap-x-2 gap-y-1 ${isOnly ? '' : 'py-2'}`}
        >
          <AddressOrUnknown address={edge.from} names={names} sharedNames={sharedNames} chain={chain} />
          <span className="flex min-w-0 gap-x-2">
            <span aria-hidden="true" className="icon icon-right text-muted" />
            <span className="sr-only">to</span>
            <AddressOrUnknown address={edge.to} names={names} sharedNames={sharedNames} chain={chain} />
          </span>
          <span className={isOnly ? 'max-md:ml-auto' : 'ml-auto'}>
            <EdgeLabel edge={edge} names={names} transfers={transfers} currency={chain.currency} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The mark of an edge's asset, and what it transfers. */
function EdgeLabel({
  edge,
  names,
  transfers,
  currency,
}: Pick<FlowProps, 'names' | 'transfers'> & { edge: FlowEdge; currency: Currency }) {
  const { token } = edge.asset
  return (
    // Its background keeps lines from crossing the text. A symbol that is written from right to left follows its amount.
    <span dir="ltr" className="bg-raised" title={exactText(edge, currency)}>
      {token === 'native' ? (
        <NativeMark currency={currency} />
      ) : (
        <TokenMark token={token} url={tokenOf(token.hash, transfers)?.icon_url ?? null} />
      )}
      {edgeText(edge, currency, transfers)}
      {token !== 'native' && <SameNameNote token={token.hash} />}
      {isScamAsset(edge.asset, transfers, names) && <span className="text-bad"> scam</span>}
    </span>
  )
}

/** What an edge transfers: an amount in the asset's unit, an NFT by its name or ID, or 'some' if the amount is unknown, 'confidential' if it is encrypted. */
function edgeText(
  { asset, amount, count, tokenIds }: FlowEdge,
  currency: Currency,
  transfers: readonly TokenTransfer[],
): string {
  const { token, decimals, nft } = asset
  const symbol =
    token === 'native'
      ? plainText(currency.symbol, 10)
      : plainText(token.symbol || token.name || (token.hash ? shortHash(token.hash) : '?'), 10)
  const times = count > 1 ? ` in ${grouped(count)}` : ''
  const isEncrypted = token !== 'native' && token.isConfidential
  if (amount === null) return `${isEncrypted ? 'confidential' : 'some'} ${symbol}${times}`
  const [id] = tokenIds
  if (nft && amount === 1n && id !== undefined && token !== 'native') {
    const instance = instanceOf(token.hash, BigInt(id), transfers)
    if (instance && ownNameOf(instance)) return plainText(nameWithId(instance, BigInt(id)), MAX_NFT_NAME)
    if (id.length < 9) return `${symbol} #${id}`
  }
  const digits = token === 'native' ? currency.decimals : decimals
  return `${shortAmount(amount, digits ?? 0)}${digits === null ? (amount === 1n ? ' unit' : ' units') : ''} ${symbol}${times}`
}

/** The exact amount of an edge, and the raw one where that differs; none of an unknown amount, or of one without decimals. */
function exactText({ asset: { token, decimals }, amount, raw }: FlowEdge, currency: Currency): string | undefined {
  const digits = token === 'native' ? currency.decimals : decimals
  if (amount === null || digits === null) return undefined
  const note = rawSumHint(raw, amount, digits)
  return `${formatUnits(amount, digits)}${note ? `. ${note}` : ''}`
}

/** Characters of the name of an NFT in the diagram. */
const MAX_NFT_NAME = 24

function isScamAsset(
  { token }: FlowAsset,
  transfers: readonly TokenTransfer[],
  names: ReadonlyMap<string, Address>,
): boolean {
  return token !== 'native' && reputationOf(token.hash, transfers, names) === 'scam'
}
