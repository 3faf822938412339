import { paths } from '#/domain/paths'
import { PageTabs } from '#/shell/PageTabs'
import { ROLLUP_STACKS } from '#/shell/rollupStacks'

/** The tabs of a rollup's lists: those of the stack that a list belongs to. */
export function RollupTabs({ chain, list }: { chain: string; list: string }) {
  const stack = ROLLUP_STACKS.find(({ lists }) => lists.some((each) => each.list === list))
  if (!stack || stack.lists.length === 1) return null
  const tabs = stack.lists.map(({ label, list: path, resource }) => ({ label, path, resource }))
  return <PageTabs label={stack.name} base={paths.rollup(chain)} tabs={tabs} />
}
