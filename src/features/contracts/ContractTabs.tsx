import { useRouterState } from '@tanstack/react-router'
import { paths } from '#/domain/links/paths'
import { contractHref } from '#/features/contracts/contractSearch'
import { TabBar } from '#/ui/TabBar'

/** The tabs inside of the Contract tab, each a path below it. */
const TABS = [
  ['Code', ''],
  ['ABI', '/abi'],
  ['Read', '/read'],
  ['Write', '/write'],
] as const

interface ContractTabsProps {
  chain: string
  hash: string
  /** The implementation that is shown, if it is one; it stays selected. */
  implementation: string | undefined
}

/** The tabs inside of the Contract tab. */
export function ContractTabs({ chain, hash, implementation }: ContractTabsProps) {
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  const base = paths.address(chain, hash, 'contract')
  const query = implementation === undefined ? '' : contractHref({ of: implementation })
  const links = TABS.map(([label, tab]) => ({ label, href: base + tab + query }))
  return <TabBar label="Contract" links={links} current={path.replace(/\/$/, '') + query} />
}
