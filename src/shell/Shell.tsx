import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Chain, type Config, nodeUrlOf } from '#/data/config/config'
import { nodeApiRoot } from '#/data/sources/dataSource'
import { optionalWhenIdle, whenIdle } from '#/data/whenIdle'
import { CHAIN_PAGES, SITE_PAGES } from '#/entity/pageTitles'
import { accentStyle } from '#/entity/ChainMark'
import { ChainSwitcher } from '#/shell/ChainSwitcher'
import { SearchBox } from '#/shell/SearchBox'
import { LazyPanel } from '#/ui/LazyPanel'
import { SiteLogo, SiteNotice } from '#/shell/Brand'
import { TabBar } from '#/ui/TabBar'
import { DisplayButton } from '#/shell/DisplayButton'
import { paths } from '#/domain/links/paths'

// Loaded when idle, as the rows of the page come first.
const Footer = lazy(() => whenIdle().then(() => import('#/shell/Footer')))
const HeaderGas = lazy(() => optionalWhenIdle(() => import('#/shell/HeaderGas')))
const DemoBanner = lazy(() => whenIdle().then(() => import('#/shell/DemoBanner')))
const NodeNote = lazy(() => import('#/shell/NodeNote'))
const UnknownFields = lazy(() => whenIdle().then(() => import('#/shell/UnknownFields')))
const LookAlikes = lazy(() => whenIdle().then(() => import('#/shell/LookAlikes')))

/** The frame of every page: header, navigation and footer, with the chain's color as accent. */
export function Shell({ config, chain, children }: { config: Config; chain: Chain | null; children: ReactNode }) {
  const { brand, unknownFields = [] } = config
  const connection = useRouteContext({ from: '__root__' })
  const main = useRef<HTMLElement>(null)
  const isHome = useRouterState({ select: (state) => (pathOfPage(state) ?? location.pathname) === paths.chains() })
  return (
    <div style={chain ? accentStyle(chain) : undefined} className="accented flex min-h-dvh flex-col bg-ground text-ink">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:bg-raised focus:p-2"
      >
        Skip to content
      </a>
      {unknownFields.length > 0 && (
        <LazyPanel>
          <UnknownFields fields={unknownFields} />
        </LazyPanel>
      )}
      {config.demo && !chain?.added && (
        <LazyPanel fallback={<div className="min-h-15.25 sm:min-h-9.5" />}>
          <DemoBanner connection={connection} chain={chain} />
        </LazyPanel>
      )}
      {brand.notice && <SiteNotice notice={brand.notice} />}
      <header className="sticky top-0 z-10 border-b border-line bg-ground">
        <div className="mx-auto flex h-(--bar) max-w-[120rem] items-center gap-2 px-4 md:gap-4">
          <SiteLogo brand={brand} />
          <ChainSwitcher config={config} chain={chain} />
          {isHome ? <div className="grow" /> : <SearchBox config={config} chain={chain} position="header" />}
          {/* Has its space from the start. */}
          <div className="hidden min-w-32 shrink-0 text-right text-sm lg:block">
            <Suspense>{chain && <HeaderGas key={chain.id} chain={chain} />}</Suspense>
          </div>
          <DisplayButton />
        </div>
      </header>
      {chain ? <ChainNav chain={chain} /> : <SiteNav />}
      {chain && nodeUrlOf(chain) !== undefined && (
        <LazyPanel>
          <NodeNote key={chain.id} chain={chain} />
        </LazyPanel>
      )}
      <main
        id="main"
        ref={main}
        data-chain={chain?.name}
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-[120rem] px-4 pb-8 outline-none"
      >
        {children}
      </main>
      <footer className="[overflow-anchor:none] min-h-14 border-t border-line text-sm text-muted">
        <LazyPanel>
          <Footer config={config} chain={chain} />
        </LazyPanel>
      </footer>
      <PageEffects main={main} />
    </div>
  )
}

/** The path of the page that is shown, also while another one loads; none before the first. */
function pathOfPage({ resolvedLocation }: { resolvedLocation?: { pathname: string } | undefined }): string | undefined {
  return resolvedLocation && paths.of(resolvedLocation.pathname)
}

/** What starts over with every page: the look-alike check and the focus. */
function PageEffects({ main }: { main: RefObject<HTMLElement | null> }) {
  const path = useRouterState({ select: pathOfPage })
  const before = useRef(path)

  // After a navigation the focused link may be gone: move the focus to the new page.
  useEffect(() => {
    const { activeElement: focused, body } = document
    if (before.current !== undefined && before.current !== path && (focused ?? body) === body)
      main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path, main])

  return (
    <LazyPanel>
      <LookAlikes key={path} />
    </LazyPanel>
  )
}

const SITE_LINKS = SITE_PAGES.map(([page, label]) => ({ label, href: paths[page]() }))

/** The navigation of pages that are of no chain. */
function SiteNav() {
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  // The tabs of the portfolio belong to it.
  const current = path.startsWith(`${paths.portfolio()}/`) ? paths.portfolio() : path
  return (
    <div className="mx-auto w-full max-w-[120rem] px-4">
      <TabBar label="Site" links={SITE_LINKS} current={current} currentAs={current === path ? 'page' : 'true'} />
    </div>
  )
}

/** Lists of a chain that a node may be unable to give. */
const NODE_LISTS = ['addresses', 'tokens', 'internalTransactions'] as const

function ChainNav({ chain }: { chain: Chain }) {
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  const { notes } = useRouteContext({ from: '__root__' }).client
  const isNode = nodeUrlOf(chain) !== undefined
  const lacked = useSyncExternalStore(notes.subscribe, () => {
    const { url } = nodeApiRoot(chain.id)
    return NODE_LISTS.filter((name) => isNode && notes.lacks(url, name)).join()
  })
  const pages = isNode ? [...CHAIN_PAGES, ['devnet', 'Local node'] as const] : CHAIN_PAGES
  const links = pages.map(([page, label, segment]) => ({
    label,
    href: page === 'portfolio' ? paths.portfolio() : paths[page](chain.id),
    segment,
  }))
  // A record's page belongs to its list.
  const current =
    links.find(({ segment }) => segment && `${path}/`.startsWith(paths.below(chain.id, `/${segment}/`)))?.href ?? path
  const hidden = new Set(
    NODE_LISTS.filter((name) => lacked.split(',').includes(name)).map((name) => paths[name](chain.id)),
  )
  // The current page stays visible: it says what is missing.
  const shown = links.filter(({ href }) => href === current || !hidden.has(href))
  return (
    <div className="mx-auto w-full max-w-[120rem] px-4">
      <TabBar label="Chain" links={shown} current={current} currentAs={current === path ? 'page' : 'true'} />
    </div>
  )
}
