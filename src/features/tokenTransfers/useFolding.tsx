import { useMemo, useState } from 'react'
import { useDisplay } from '#/data/settings/display'
import { useCode } from '#/data/useCode'
import { withToggled } from '#/domain/withToggled'
import type { TableDefinition } from '#/list/definition'
import type { InfiniteList } from '#/list/useInfiniteList'

/** The lists in which what looks like poisoning is folded. */
type FoldedList = 'addressTokenTransfers' | 'transactionTokenTransfers'

const load = () =>
  Promise.all([import('#/features/tokenTransfers/folding'), import('#/features/tokenTransfers/FoldedLine')])
// Asked for along with the list, which does not wait for it.
void load().catch(() => undefined)

/** How a list of transfers is shown with those folded that definition like poisoning: every one is counted, and a click away. */
export function useFolding<N extends FoldedList>(
  definition: TableDefinition<N>,
): { definition: TableDefinition<N>; view?: ((list: InfiniteList<N>) => InfiniteList<N>) | undefined } {
  const folded = useDisplay('folded')
  const code = useCode('folding', load)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    if (!code) return { definition }
    const [{ foldPoisoning, gatherPoisoning, isFoldLine }, { FoldedLine }] = code
    const toggle = (id: string) => setOpen((before) => withToggled(before, id))
    return {
      definition: {
        ...definition,
        unread: (row) =>
          isFoldLine(row) && <FoldedLine folded={row.folded} open={open.has(row.id)} onToggle={() => toggle(row.id)} />,
      },
      view: (list) => {
        const { rows, places } = (folded === 'in place' ? foldPoisoning : gatherPoisoning)(list.rows, open)
        return { ...list, rows, pageOf: (index) => list.pageOf(places[index] ?? 0) }
      },
    }
  }, [code, definition, open, folded])
}
