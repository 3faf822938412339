import { useMemo, useState } from 'react'
import { useDisplay } from '#/data/display'
import { useCode } from '#/data/useCode'
import { withToggled } from '#/domain/withToggled'
import type { TableLook } from '#/list/look'
import type { PagedList } from '#/list/usePagedList'

/** The lists in which what looks like poisoning is folded. */
type FoldedList = 'addressTokenTransfers' | 'transactionTokenTransfers'

const load = () =>
  Promise.all([import('#/features/tokenTransfers/folding'), import('#/features/tokenTransfers/FoldedLine')])
// Asked for along with the list, which does not wait for it.
void load().catch(() => undefined)

/** How a list of transfers is shown with those folded that look like poisoning: every one is counted, and a click away. */
export function useFolding<N extends FoldedList>(
  look: TableLook<N>,
): { look: TableLook<N>; view?: ((list: PagedList<N>) => PagedList<N>) | undefined } {
  const folded = useDisplay('folded')
  const code = useCode('folding', load)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    if (!code) return { look }
    const [{ foldPoisoning, gatherPoisoning, isFoldLine }, { FoldedLine }] = code
    const toggle = (id: string) => setOpen((before) => withToggled(before, id))
    return {
      look: {
        ...look,
        unread: (row) =>
          isFoldLine(row) && <FoldedLine folded={row.folded} open={open.has(row.id)} onToggle={() => toggle(row.id)} />,
      },
      view: (list) => {
        const { rows, places } = (folded === 'in place' ? foldPoisoning : gatherPoisoning)(list.rows, open)
        return { ...list, rows, pageOf: (index) => list.pageOf(places[index] ?? 0) }
      },
    }
  }, [code, look, open, folded])
}
