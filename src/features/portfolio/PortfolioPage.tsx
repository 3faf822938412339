import { useRouterState } from '@tanstack/react-router'
import { type Ref, useMemo, useRef } from 'react'
import { useAddressSet } from '#/data/addressSet/addressSet'
import {
  type Portfolio,
  type PortfolioReach,
  type PortfolioRead,
  usePortfolio,
} from '#/features/portfolio/usePortfolio'
import { usdText } from '#/domain/tokens/netWorth'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import {
  type Exclusion,
  type Grouping,
  GROUPINGS,
  groupHoldings,
  type Holding,
  judgeBalances,
  totalValueOf,
} from '#/features/portfolio/portfolio'
import type { HoldingsContext } from '#/features/portfolio/HoldingCells'
import { HoldingsTable } from '#/features/portfolio/HoldingsTable'
import { PortfolioGaps } from '#/features/portfolio/PortfolioGaps'
import { balancesOf, type PortfolioGap, gapsOf } from '#/features/portfolio/portfolioReads'
import { ScamNote } from '#/list/ScamNote'
import { Button } from '#/ui/Button'
import { ProgressBar } from '#/ui/ProgressBar'
import { ChoiceBar } from '#/ui/ChoiceBar'
import { downloadFile } from '#/ui/downloadFile'
import { LazyDetails } from '#/ui/LazyPanel'
import { MissingValue } from '#/ui/MissingValue'
import { PageMeta } from '#/ui/PageMeta'
import { Stats } from '#/ui/Stats'

/** The holdings of the set of addresses, grouped as the URL says. */
export function PortfolioPage({ reach, by }: { reach: PortfolioReach; by: Grouping }) {
  const { addresses, chains } = useAddressSet(reach.config)
  const hashes = useMemo(() => addresses.map(({ hash }) => hash), [addresses])
  const portfolio = usePortfolio(reach, chains, hashes)
  const { reads } = portfolio
  const action = useRef<HTMLButtonElement>(null)
  const retry = (ids: readonly string[]) => {
    portfolio.retry(ids)
    // The button that was pressed disappears.
    action.current?.focus()
  }
  const symbols = useMemo(() => new Map(chains.map(({ id, currency }) => [id, currency.symbol])), [chains])
  const holdings = useMemo(() => judgeBalances(balancesOf(reads), symbols), [reads, symbols])
  const gaps = useMemo(() => gapsOf(reads), [reads])
  const [partial, others] = [gaps.filter(({ isPartial }) => isPartial), gaps.filter(({ isPartial }) => !isPartial)]
  const context = useMemo((): HoldingsContext => {
    const open = reads.filter(({ state }) => state.kind !== 'success').concat(partialReads(gaps))
    const incomplete = new Set(open.flatMap(({ chain, address }) => [chain.id, address]))
    return {
      chains: new Map(chains.map((chain) => [chain.id, chain])),
      names: new Map(addresses.flatMap(({ hash, name }) => (name === null ? [] : [[hash, name]]))),
      isIncomplete: (key) => incomplete.has(key),
    }
  }, [reads, gaps, chains, addresses])
  if (addresses.length === 0) {
    return (
      <>
        <PageMeta title="Portfolio" />
        <p className="py-6 text-muted">No addresses yet. Add addresses to see their balances, tokens and NFTs.</p>
      </>
    )
  }
  return (
    <div className="stack-6 py-4">
      <PageMeta title="Portfolio" />
      <Summary holdings={holdings} reads={reads} gaps={gaps} />
      <Progress portfolio={portfolio} action={action} onExport={() => void exportCsv(holdings, gaps, context)} />
      <ScamNote resource="addressTokens" />
      {partial.length > 0 && <PortfolioGaps title="Not included" gaps={partial} context={context} onRetry={retry} />}
      <Holdings
        holdings={holdings}
        by={by}
        context={context}
        seeds={{ chain: chains.map(({ id }) => id), address: hashes }}
      />
      {/* Last, as what loads later is above it. */}
      {others.length > 0 && !portfolio.isRunning && (
        <PortfolioGaps title="No activity" gaps={others} context={context} onRetry={retry} />
      )}
    </div>
  )
}

function partialReads(gaps: readonly PortfolioGap[]): PortfolioRead[] {
  return gaps.flatMap(({ isPartial, reads }) => (isPartial ? reads : []))
}

async function exportCsv(
  holdings: readonly Holding[],
  gaps: readonly PortfolioGap[],
  context: HoldingsContext,
): Promise<void> {
  const [{ holdingsCsv }, { fileName }] = await Promise.all([
    import('#/features/portfolio/holdingsCsv'),
    import('#/list/export/file'),
  ])
  const text = `\uFEFF${holdingsCsv(holdings, gaps, context)}`
  downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName('', ['portfolio'], 'csv', new Date()))
}

interface SummaryProps {
  holdings: readonly Holding[]
  reads: readonly PortfolioRead[]
  gaps: readonly PortfolioGap[]
}

function Summary({ holdings, reads, gaps }: SummaryProps) {
  const isPartial = reads.some(({ state }) => state.kind !== 'success') || gaps.some((gap) => gap.isPartial)
  const held = holdings.filter(({ value }) => value !== 0n)
  const excluded = held.filter(({ exclusion }) => exclusion !== null && exclusion !== 'nft')
  const nfts = held.filter(({ exclusion }) => exclusion === 'nft')
  const isLoading = reads.some(({ state }) => state.kind === 'waiting' || state.kind === 'loading')
  const hasPrice = held.some(({ exclusion }) => exclusion === null)
  const isUnpriced = !hasPrice && held.some(({ exclusion }) => exclusion === 'no-price')
  return (
    <Stats
      figures={[
        {
          label: 'Net worth',
          hint: 'Native currencies and tokens with a price, without tokens flagged as scam and look-alikes',
          value:
            hasPrice || (!isPartial && !isUnpriced) ? (
              `${isPartial ? 'At least ' : ''}${usdText(totalValueOf(held))}`
            ) : isLoading ? undefined : (
              <MissingValue what={isPartial ? 'No holdings with a price loaded' : 'No holding has a price'} />
            ),
          room: 'line',
        },
        { label: 'Assets', value: grouped(assetCount(held.filter(({ exclusion }) => exclusion === null))) },
        { label: 'NFT collections', value: grouped(assetCount(nfts)) },
        { label: 'Assets not in net worth', value: grouped(assetCount(excluded)) },
      ]}
    />
  )
}

function assetCount(holdings: readonly Holding[]): number {
  return new Set(holdings.map(({ asset }) => asset)).size
}

interface ProgressProps {
  portfolio: Portfolio
  /** The button that stops, resumes or repeats the reads. */
  action: Ref<HTMLButtonElement>
  onExport: () => void
}

function Progress({ portfolio, action, onExport }: ProgressProps) {
  const { reads, isRunning, stop, resume, refresh } = portfolio
  const count = (...kinds: PortfolioRead['state']['kind'][]) =>
    reads.filter(({ state }) => kinds.includes(state.kind)).length
  const [done, failed, skipped, stopped] = [count('success'), count('failed'), count('skipped'), count('stopped')]
  const limited = reads.some(({ state }) => state.kind === 'waiting' && state.until !== null)
  const phase = isRunning
    ? 'Loading balances…'
    : [
        done === reads.length ? 'All reads complete' : 'Some reads are missing',
        failed > 0 && `${grouped(failed)} failed`,
        skipped > 0 && `${grouped(skipped)} skipped to save API credits`,
        stopped > 0 && `${grouped(stopped)} stopped`,
      ]
        .filter(Boolean)
        .join(', ')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {/* On a small screen a line of its own: the buttons must not move when its length changes. */}
      <div className="flex flex-wrap items-center gap-x-3 max-md:w-full">
        {done < reads.length && (
          <ProgressBar aria-label="Reads" max={reads.length} value={done} className="w-20 md:w-32" />
        )}
        <span>
          {grouped(done)} of {counted(reads.length, 'read', 'reads')}
        </span>
        <span role="status" className="text-muted">
          {phase}
        </span>
        {isRunning && limited && <span className="text-muted">Waiting for a rate limit</span>}
      </div>
      {/* One button, so that it keeps the focus when its label changes. */}
      <Button
        ref={action}
        className="min-w-20 justify-center"
        onClick={isRunning ? stop : done < reads.length ? () => resume(true) : refresh}
      >
        {isRunning ? 'Stop' : stopped > 0 ? 'Resume' : done < reads.length ? 'Retry failed' : 'Refresh'}
      </Button>
      <Button onClick={onExport} title={done < reads.length ? 'The file says what is missing' : undefined}>
        Export CSV
      </Button>
    </div>
  )
}

interface HoldingsProps {
  holdings: readonly Holding[]
  by: Grouping
  context: HoldingsContext
  /** Chains and addresses, which are shown without holdings, too. */
  seeds: { readonly chain: readonly string[]; readonly address: readonly string[] }
}

const LABELS: Record<Grouping, string> = { asset: 'Assets', chain: 'Chains', address: 'Addresses' }

const EXCLUDED: readonly [Exclusion, string][] = [
  ['no-price', 'No price'],
  ['look-alike', 'Look-alikes'],
  ['scam', 'Flagged as scam'],
]

function Holdings({ holdings, by, context, seeds }: HoldingsProps) {
  const fragment = useRouterState({ select: ({ location }) => location.hash })
  const only = (exclusion: Exclusion | null) => holdings.filter((each) => each.exclusion === exclusion)
  const groups = groupHoldings(only(null), by, by === 'asset' ? [] : seeds[by])
  const nfts = groupHoldings(only('nft'), 'asset')
  const excluded = EXCLUDED.map(([reason, title]) => ({ title, groups: groupHoldings(only(reason), 'asset') })).filter(
    (each) => each.groups.length > 0,
  )
  return (
    <>
      <section aria-labelledby="portfolio-holdings" className="stack-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="portfolio-holdings" className="text-lg font-semibold">
            Holdings
          </h2>
          <ChoiceBar
            groups={[
              {
                label: 'Group by',
                choices: GROUPINGS.map((each) => ({
                  label: LABELS[each],
                  href: `${paths.portfolio()}${each === 'asset' ? '' : `?by=${each}`}${fragment && `#${fragment}`}`,
                  on: each === by,
                })),
              },
            ]}
          />
        </div>
        {groups.length === 0 ? (
          <p className="text-muted">No holdings with a price</p>
        ) : (
          <HoldingsTable key={by} label={`Holdings by ${by}`} by={by} groups={groups} context={context} />
        )}
      </section>
      {nfts.length > 0 && (
        <section aria-labelledby="portfolio-nfts" className="stack-3">
          <h2 id="portfolio-nfts" className="text-lg font-semibold">
            NFTs
          </h2>
          <HoldingsTable
            label="NFTs by collection"
            header="Collection"
            by="asset"
            groups={nfts}
            context={context}
            isPriced={false}
          />
        </section>
      )}
      {excluded.length > 0 && (
        <section aria-labelledby="portfolio-excluded" className="stack-3">
          <h2 id="portfolio-excluded" className="text-lg font-semibold">
            Not in net worth
          </h2>
          {excluded.map(({ title, groups: those }) => (
            <LazyDetails key={title} summary={`${title} (${grouped(those.length)})`}>
              <HoldingsTable label={title} by="asset" groups={those} context={context} isPriced={false} />
            </LazyDetails>
          ))}
        </section>
      )}
    </>
  )
}
