import { useMemo } from 'react'
import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { useLatestBlocks } from '#/data/queries/useLatestBlocks'
import { useChain } from '#/data/sources/useChain'
import { gasPriceText } from '#/domain/amounts/gas'
import { gasPart, gasShare, gasTarget } from '#/domain/blocks/block'
import { grouped, numberFormat } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { Age } from '#/ui/Age'
import { BarChart } from '#/ui/BarChart'
import { LazyDetails } from '#/ui/LazyPanel'
import { MissingValue } from '#/ui/MissingValue'
import { type NumbersLine, NumbersTable } from '#/ui/NumbersTable'

/** More bars would be too thin to point at on a small screen. */
const MAX_BLOCKS = 50

/** Bar charts of the latest blocks: gas used, base fee and transactions; nothing if the API does not list blocks. */
export function RecentBlocks() {
  const { chain } = useChain()
  const { blocks: latest, freeze, isError } = useLatestBlocks('blocks')
  // Oldest first.
  const blocks = useMemo(() => (latest ?? []).slice(0, MAX_BLOCKS).toReversed(), [latest])
  const series = useMemo(() => blockSeries(blocks, chain.currency), [blocks, chain.currency])
  const hrefOf = ({ height, hash }: Block) => paths.block(chain.id, height ?? hash ?? '')
  if (isError || (latest && series.length === 0)) return null
  if (!latest) return <RecentBlocksSkeleton />
  return (
    <section
      aria-label="Recent blocks"
      className="panel relative mt-3 min-h-102 px-4 pt-3 md:min-h-41 lg:min-h-33 lg:pr-28 md:pb-3"
    >
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-3" {...freeze}>
        {series.map((each) => (
          <BlockChart key={each.label} series={each} blocks={blocks} hrefOf={hrefOf} />
        ))}
      </div>
      <div className="text-sm">
        <LazyDetails summary="As table" isInCorner>
          <BlockNumbers series={series} blocks={blocks} hrefOf={hrefOf} />
        </LazyDetails>
      </div>
    </section>
  )
}

function RecentBlocksSkeleton() {
  return (
    <div
      aria-hidden
      className="panel mt-3 grid min-h-102 content-start gap-x-8 gap-y-10 px-4 pt-3 text-muted md:min-h-41 lg:min-h-33 md:grid-cols-3 lg:pr-28"
    >
      {['Gas used', 'Base fee', 'Transactions'].map((label) => (
        <div key={label} className="h-20 border-b border-line-strong">
          {label}
        </div>
      ))}
    </div>
  )
}

function blockName({ height, hash }: Block): string {
  return `Block ${height ?? hash ?? 'unknown'}`
}

interface BlockChartProps {
  series: BlockSeries
  blocks: readonly Block[]
  hrefOf: (block: Block) => string
}

function BlockChart({ series: { label, texts, parts, target, full }, blocks, hrefOf }: BlockChartProps) {
  const columns = blocks.map((block, index) => ({
    key: block.hash ?? String(block.height),
    href: hrefOf(block),
    part: parts[index] ?? null,
    title: `${blockName(block)}: ${texts[index] ?? 'unknown'}`,
  }))
  const last = blocks.at(-1)
  return (
    <figure className="@container">
      <figcaption className="mb-1 flex items-baseline justify-between gap-2">
        <span className="text-muted">
          {label}
          {target !== null && <span className="pl-3 text-sm whitespace-nowrap">┄ target</span>}
        </span>
        <span className="text-lg font-medium" title={last && blockName(last)}>
          {texts.at(-1) ?? <MissingValue />}
        </span>
      </figcaption>
      <BarChart
        bars={columns}
        mark={target}
        axes={{ full, first: <Place block={blocks[0]} />, last: <Place block={last} /> }}
      />
    </figure>
  )
}

/** The height and time of a block below its bar. */
function Place({ block }: { block: Block | undefined }) {
  return (
    <>
      {block?.height}{' '}
      <span className="@max-[15rem]:hidden">
        {block?.timestamp && (
          <>
            · <Age date={block.timestamp} />
          </>
        )}
      </span>
    </>
  )
}

interface BlockNumbersProps {
  series: readonly BlockSeries[]
  blocks: readonly Block[]
  hrefOf: (block: Block) => string
}

/** The same as numbers, latest first. */
function BlockNumbers({ series, blocks, hrefOf }: BlockNumbersProps) {
  const lines = blocks.map((block, index): NumbersLine => ({
    key: block.hash ?? String(block.height),
    head: <a href={hrefOf(block)}>{block.height ?? block.hash}</a>,
    numbers: series.map(({ texts }) => texts[index] ?? null),
  }))
  return (
    <div className="max-h-96 overflow-y-auto">
      <NumbersTable heads={['Block', ...series.map(({ label }) => label)]} lines={lines.toReversed()} />
    </div>
  )
}

/** One value of each block, ready for a bar chart. */
export interface BlockSeries {
  readonly label: string
  /** The value of each block as text; null if unknown. */
  readonly texts: readonly (string | null)[]
  /** The height of each bar, 0 to 1; null if unknown. */
  readonly parts: readonly (number | null)[]
  /** The height of the target line, 0 to 1; null if there is none. */
  readonly target: number | null
  /** The value of a full bar as text. */
  readonly full: string | null
}

interface Metric {
  readonly label: string
  readonly text: (block: Block) => string | null
  readonly size: (block: Block) => number | null
  /** The text of the value of a full bar, where that of a value is too long for an axis. */
  readonly short?: (size: number) => string
  /** The size of a full bar, and its text; by default the largest of all blocks. */
  readonly full?: readonly [size: number, text: string]
  readonly target?: (block: Block) => number | null
}

const metricsIn = (currency: Chain['currency']): readonly Metric[] => [
  {
    label: 'Gas used',
    text: gasShare,
    size: gasPart,
    full: [1, numberFormat(undefined, { style: 'percent' })(1)],
    target: targetOf,
  },
  {
    label: 'Base fee',
    text: ({ base_fee_per_gas: wei }) => (wei === null ? null : gasPriceText(wei, currency)),
    short: (wei) => gasPriceText(BigInt(wei), currency, { significant: 3 }),
    // The height of a bar needs no more digits than a number has.
    size: ({ base_fee_per_gas: wei }) => (wei === null ? null : Number(wei)),
  },
  {
    label: 'Transactions',
    text: ({ transactions_count: count }) => (count === null ? null : grouped(count)),
    size: ({ transactions_count: count }) => count,
  },
]

/** The series of some blocks, in their order. A series with fewer than two known values is left out. */
export function blockSeries(blocks: readonly Block[], currency: Chain['currency']): BlockSeries[] {
  return metricsIn(currency).flatMap(({ label, text, short, size, full, target = () => null }) => {
    const sizes = blocks.map(size)
    if (sizes.filter((each) => each !== null).length < 2) return []
    const texts = blocks.map(text)
    const largest = Math.max(...sizes.map((each) => each ?? 0))
    const largestText = short ? short(largest) : (texts[sizes.indexOf(largest)] ?? null)
    const [fullSize, fullText] = full ?? [largest, largestText]
    const parts = sizes.map((each) =>
      each === null ? null : fullSize > 0 ? Math.max(0, Math.min(1, each / fullSize)) : 0,
    )
    const latestTarget = blocks.map(target).findLast((each) => each !== null) ?? null
    return [{ label, texts, parts, target: latestTarget, full: fullText }]
  })
}

function targetOf(block: Block): number | null {
  return gasTarget(gasPart(block), block.gas_target_percentage)
}
