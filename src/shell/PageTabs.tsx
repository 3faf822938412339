import { useRouterState } from '@tanstack/react-router'
import { RESOURCES, type ResourceName } from '#/api/resources'
import type { RouteTab, TabRows } from '#/data/routeTabs'
import { paths } from '#/domain/links/paths'
import { useHasOnlyContract, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { TabBar } from '#/ui/TabBar'

/** A tab of a page. */
interface Tab extends Pick<RouteTab, 'label' | 'resource'>, TabRows {
  /** Path below the record's own path; '' for the first tab. */
  readonly path: string
}

interface PageTabsProps {
  /** What the tabs belong to, for assistive technology. */
  label: string
  /** The record's own path. */
  base: string
  tabs: readonly Tab[]
}

/** The tabs of a record's page, each a path below the record's own. */
export function PageTabs({ label, base, tabs }: PageTabsProps) {
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  const unsupported = useUnsupportedEndpoints(tabs.flatMap(({ resource }) => resource ?? []))
  const contractAlone = useHasOnlyContract()
  const links = tabs.map((tab) => ({ ...tab, href: tab.path ? `${base}/${tab.path}` : base }))
  const current = links.findLast(({ href }) => path === href || path.startsWith(`${href}/`))
  const isMissing = (name: ResourceName) =>
    unsupported.has(name) || (contractAlone && RESOURCES[name].source === 'served')
  // The current tab stays visible even if unsupported: its page says what is missing.
  const shown = links.filter((link) => link === current || !(link.empty || (link.resource && isMissing(link.resource))))
  return <TabBar label={label} links={shown} current={current?.href ?? base} />
}
