import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { useHasWatched } from '#/data/watch/watches'
import { counted } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { AddChainHint, ChainDirectory, ChainListNote, LinkPanel } from '#/features/home/ChainDirectory'
import BookmarksAndRecent from '#/features/home/BookmarksAndRecent'
import { Examples } from '#/features/home/Examples'
import { SearchBox } from '#/shell/SearchBox'
import { LazyPanel } from '#/ui/LazyPanel'
import { PageMeta } from '#/ui/PageMeta'

const WatchPanel = lazy(() => import('#/features/watch/WatchPanel'))

export const Route = createFileRoute('/')({
  // With one chain there is nothing to choose.
  beforeLoad: ({ context: { config } }) => {
    const [only, second] = config.chains
    if (only && !second && !config.chainsFrom)
      throw redirect({ to: '/$chain', params: { chain: only.id }, replace: true })
  },
  component: Chains,
})

function Chains() {
  const connection = Route.useRouteContext()
  const { config } = connection
  const hasWatched = useHasWatched()
  return (
    <>
      <PageMeta title="All chains" />
      <div className="pt-8 pb-8 text-center md:pt-14 md:pb-10">
        <h1 className="pb-5 text-xl font-semibold md:text-2xl">
          Block explorer for {counted(config.chains.length, 'EVM chain', 'EVM chains')}
        </h1>
        <div className="text-left">
          <SearchBox config={config} chain={null} position="page" />
        </div>
        <Examples examples={config.examples} className="justify-center" />
      </div>
      {hasWatched && (
        <LazyPanel fallback={<div className="h-40" />}>
          <WatchPanel connection={connection} />
        </LazyPanel>
      )}
      {config.chainsFrom && <ChainListNote connection={connection} />}
      <ChainDirectory connection={connection} />
      <BookmarksAndRecent config={config} />
      <div className="grid gap-4 pb-6 md:grid-cols-2">
        <LinkPanel href={paths.portfolio()} icon="coin" title="Portfolio">
          Balances, tokens and NFTs of your addresses on all chains
        </LinkPanel>
        <AddChainHint demo={config.demo} />
      </div>
    </>
  )
}
