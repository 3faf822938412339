import type { ListName } from '#/api/resources'
import { paths } from '#/domain/links/paths'
import { PageTabs } from '#/shell/PageTabs'

/** The tabs of a rollup's lists: those of the stack that a list belongs to. */
export function RollupTabs({ chain, list }: { chain: string; list: string }) {
  const stack = ROLLUP_STACKS.find(({ lists }) => lists.some((each) => each.list === list))
  if (!stack || stack.lists.length === 1) return null
  const tabs = stack.lists.map(({ label, list: path, resource }) => ({ label, path, resource }))
  return <PageTabs label={stack.name} base={paths.rollup(chain)} tabs={tabs} />
}

/** A list of a rollup: its name, and the last segment of its path. */
interface RollupLink {
  readonly label: string
  readonly list: string
  readonly resource: ListName
}

/** The rollup stacks, each with its lists; a server has those of one stack at most. */
export const ROLLUP_STACKS: readonly {
  readonly name: string
  readonly lists: readonly [RollupLink, ...RollupLink[]]
}[] = [
  {
    name: 'Optimism rollup',
    lists: [
      { label: 'Batches', list: 'optimism-batches', resource: 'optimismBatches' },
      { label: 'Deposits', list: 'optimism-deposits', resource: 'optimismDeposits' },
      { label: 'Withdrawals', list: 'optimism-withdrawals', resource: 'optimismWithdrawals' },
      { label: 'Output roots', list: 'optimism-output-roots', resource: 'optimismOutputRoots' },
      { label: 'Dispute games', list: 'optimism-games', resource: 'optimismGames' },
    ],
  },
  {
    name: 'Arbitrum rollup',
    lists: [
      { label: 'Batches', list: 'arbitrum-batches', resource: 'arbitrumBatches' },
      { label: 'Deposits', list: 'arbitrum-deposits', resource: 'arbitrumDeposits' },
      { label: 'Withdrawals', list: 'arbitrum-withdrawals', resource: 'arbitrumWithdrawals' },
    ],
  },
  { name: 'zkSync rollup', lists: [{ label: 'Batches', list: 'zksync-batches', resource: 'zksyncBatches' }] },
  {
    name: 'Scroll rollup',
    lists: [
      { label: 'Batches', list: 'scroll-batches', resource: 'scrollBatches' },
      { label: 'Deposits', list: 'scroll-deposits', resource: 'scrollDeposits' },
      { label: 'Withdrawals', list: 'scroll-withdrawals', resource: 'scrollWithdrawals' },
    ],
  },
]
