import { useRouterState } from '@tanstack/react-router'
import { LinkBar } from '#/ui/LinkBar'

interface PageTabsProps {
  /** What the tabs belong to, for assistive technology. */
  label: string
  /** The record's own path, which is its first tab's. */
  base: string
  tabs: readonly (readonly [label: string, path: string])[]
}

/** The tabs of a record's page: each is a path below the record's own; the deepest one that the URL is in is current. */
export function PageTabs({ label, base, tabs }: PageTabsProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const links = tabs.map(([text, tail]) => ({ label: text, href: tail ? `${base}/${tail}` : base }))
  const current = links.findLast(({ href }) => path === href || path.startsWith(`${href}/`))
  return <LinkBar label={label} links={links} current={current?.href ?? base} />
}
