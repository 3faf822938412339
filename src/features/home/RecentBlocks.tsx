import { type ReactNode, useMemo } from 'react'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { type Series, seriesOf } from '#/features/home/series'
import { useHeld } from '#/features/home/useHeld'
import { useNewest } from '#/features/home/useNewest'
import { AfterPaint } from '#/ui/AfterPaint'
import { BarChart } from '#/ui/BarChart'
import { LazyDetails } from '#/ui/LazyDetails'
import { type NumbersLine, NumbersTable } from '#/ui/NumbersTable'
import { MissingValue } from '#/ui/MissingValue'

/** More would be too thin to point at on a small screen. */
const most = 50
/** A picture of so many blocks need not show each as soon as it is there, ms. */
const pace = { refetchInterval: 60_000 }

/** What the latest blocks were like, drawn from the list of them: gas against its target, base fee and transactions; nothing where the server does not list them. `place` stands for them until they are known. */
export default function RecentBlocks({ place }: { place: ReactNode }) {
  const { chain } = useChain()
  const { data: latest, isError } = useNewest({ resource: 'blocks', params: {}, filters: {} }, pace)
  const [data, hold] = useHeld(latest)
  const blocks = useMemo(() => blocksOf(data?.rows.map(({ value }) => value) ?? []), [data])
  const series = useMemo(() => seriesOf(blocks), [blocks])
  const hrefOf = ({ height, hash }: Block) => paths.block(chain.id, height ?? hash ?? '')
  if (isError || (data && series.length === 0)) return null
  if (!data) return place
  return (
    <AfterPaint place={place}>
      <section
        aria-label="What the latest blocks were like"
        className="min-h-101 border-b border-line py-3 md:min-h-40"
      >
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-3" {...hold}>
          {series.map((each) => (
            <Picture key={each.label} series={each} blocks={blocks} hrefOf={hrefOf} />
          ))}
        </div>
        <LazyDetails summary="As a table">
          <Numbers series={series} blocks={blocks} hrefOf={hrefOf} />
        </LazyDetails>
      </section>
    </AfterPaint>
  )
}

/** The newest ones, the latest last; uncles and blocks that a reorganisation left behind are of no place in the row. */
function blocksOf(values: readonly (Block | null)[]): readonly Block[] {
  const blocks = values.flatMap((value) => value ?? []).filter(({ type }) => !type || type === 'block')
  return blocks.slice(0, most).toReversed()
}

interface PictureProps {
  series: Series
  blocks: readonly Block[]
  hrefOf: (block: Block) => string
}

/** The name of a block in words. */
function nameOf({ height, hash }: Block): string {
  return `Block ${height ?? hash ?? 'unknown'}`
}

function Picture({ series: { label, words, parts, target, full }, blocks, hrefOf }: PictureProps) {
  const columns = blocks.map((block, place) => ({
    key: block.hash ?? String(block.height),
    href: hrefOf(block),
    part: parts[place] ?? null,
    title: `${nameOf(block)}: ${words[place] ?? 'unknown'}`,
  }))
  const [first, last] = [blocks[0], blocks.at(-1)]
  return (
    <figure>
      <figcaption className="mb-1 flex justify-between gap-2">
        <span className="text-muted">{label}</span>
        <span title={last && nameOf(last)}>{words.at(-1) ?? <MissingValue />}</span>
      </figcaption>
      <BarChart columns={columns} mark={target} />
      <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
        <span>{first?.height}</span>
        <span>
          {target !== null && '┄ target, '}
          {full !== null && `full height ${full}`}
        </span>
        <span>{last?.height}</span>
      </p>
    </figure>
  )
}

interface NumbersProps {
  series: readonly Series[]
  blocks: readonly Block[]
  hrefOf: (block: Block) => string
}

/** The same in numbers, the latest first. */
function Numbers({ series, blocks, hrefOf }: NumbersProps) {
  const lines = blocks.map((block, place): NumbersLine => ({
    key: block.hash ?? String(block.height),
    head: <a href={hrefOf(block)}>{block.height ?? block.hash}</a>,
    numbers: series.map(({ words }) => words[place] ?? null),
  }))
  return (
    <div className="max-h-96 overflow-y-auto">
      <NumbersTable heads={['Block', ...series.map(({ label }) => label)]} lines={lines.toReversed()} />
    </div>
  )
}
