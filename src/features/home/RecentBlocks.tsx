import { useMemo } from 'react'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { type BlockSeries, blockSeries } from '#/features/home/blockSeries'
import { useLatestBlocks } from '#/data/queries/useLatestBlocks'
import { Age } from '#/ui/Age'
import { BarChart } from '#/ui/BarChart'
import { LazyDetails } from '#/ui/LazyDetails'
import { MissingValue } from '#/ui/MissingValue'
import { type NumbersLine, NumbersTable } from '#/ui/NumbersTable'

/** More bars would be too thin to point at on a small screen. */
const MAX_BLOCKS = 50
/** A chart of 50 blocks does not need every new block immediately. */
const REFETCH_INTERVAL_MS = 60_000

/** Bar charts of the latest blocks: gas used, base fee and transactions; nothing if the API does not list blocks. */
export function RecentBlocks() {
  const { chain } = useChain()
  const { blocks: latest, freeze, isError } = useLatestBlocks('blocks', REFETCH_INTERVAL_MS)
  const blocks = useMemo(() => canonicalBlocks(latest ?? []), [latest])
  const series = useMemo(() => blockSeries(blocks), [blocks])
  const hrefOf = ({ height, hash }: Block) => paths.block(chain.id, height ?? hash ?? '')
  if (isError || (latest && series.length === 0)) return null
  if (!latest) return <RecentBlocksSkeleton />
  return (
    <section aria-label="Recent blocks" className="panel mt-3 min-h-101 px-4 pt-3 md:min-h-40">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-3" {...freeze}>
        {series.map((each) => (
          <BlockChart key={each.label} series={each} blocks={blocks} hrefOf={hrefOf} />
        ))}
      </div>
      <LazyDetails summary="Show as table">
        <BlockNumbers series={series} blocks={blocks} hrefOf={hrefOf} />
      </LazyDetails>
    </section>
  )
}

function RecentBlocksSkeleton() {
  return (
    <div
      aria-hidden
      className="panel mt-3 grid min-h-101 content-start gap-x-8 gap-y-10 px-4 pt-3 text-muted md:min-h-40 md:grid-cols-3"
    >
      {['Gas used', 'Base fee', 'Transactions'].map((label) => (
        <div key={label} className="h-20 border-b border-line-strong">
          {label}
        </div>
      ))}
    </div>
  )
}

/** Without uncles and reorged blocks, oldest first. */
function canonicalBlocks(latest: readonly Block[]): readonly Block[] {
  const blocks = latest.filter(({ type }) => !type || type === 'block')
  return blocks.slice(0, MAX_BLOCKS).toReversed()
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
    <figure>
      <figcaption className="mb-1 flex justify-between gap-2">
        <span className="text-muted">{label}</span>
        <span title={last && blockName(last)}>{texts.at(-1) ?? <MissingValue />}</span>
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
      {block?.height} {block?.timestamp && <Age date={block.timestamp} />}
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
