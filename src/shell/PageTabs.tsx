import { useRouterState } from '@tanstack/react-router'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { paths } from '#/domain/paths'
import { useContractAlone, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { TabBar } from '#/ui/TabBar'

/** A tab of a record's page. */
export interface Tab {
  readonly label: string
  /** Below the record's own path, which is the first tab's. */
  readonly path: string
  /** What the tab shows: a server that lacks it has no such tab. */
  readonly resource?: ResourceName
  /** How much there is to see, where it is known. */
  readonly count?: bigint | number | null | undefined
  /** Digits that the count may have. */
  readonly room?: number | undefined
  /** True where the record is known to have nothing there. */
  readonly empty?: boolean
}

interface PageTabsProps {
  /** What the tabs belong to, for assistive technology. */
  label: string
  /** The record's own path. */
  base: string
  tabs: readonly Tab[]
}

/** The tabs of a record's page: each is a path below the record's own; the deepest one that the URL is in is current. */
export function PageTabs({ label, base, tabs }: PageTabsProps) {
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  const lacking = useUnsupportedEndpoints(tabs.flatMap(({ resource }) => resource ?? []))
  const contractAlone = useContractAlone()
  const links = tabs.map((tab) => ({ ...tab, href: tab.path ? `${base}/${tab.path}` : base }))
  const current = links.findLast(({ href }) => path === href || path.startsWith(`${href}/`))
  const isMissing = (name: ResourceName) => lacking.has(name) || (contractAlone && RESOURCES[name].source === 'served')
  // A link that led here stays where it is: the page below says what is missing.
  const shown = links.filter((link) => link === current || !(link.empty || (link.resource && isMissing(link.resource))))
  return <TabBar label={label} links={shown} current={current?.href ?? base} />
}
