import { useMemo, useState } from 'react'
import { useDisplay } from '#/data/settings/display'
import { withToggled } from '#/domain/withToggled'
import {
  collapsePoisoning,
  gatherPoisoning,
  isPoisoningRow,
  poisoningOf,
} from '#/features/tokenTransfers/collapsePoisoning'
import { imitatedPairs, poisoningReason } from '#/domain/addresses/poisoningWords'
import { ImitatedPairs } from '#/entity/ImitatedPairs'
import { PoisoningLine } from '#/features/tokenTransfers/PoisoningLine'
import type { Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import type { InfiniteList } from '#/list/useInfiniteList'

/** The lists in which transfers that look like address poisoning are collapsed. */
type CollapsibleList = 'addressTokenTransfers' | 'transactionTokenTransfers'

/** Collapses the transfers of a list that look like address poisoning: each is counted, and one click away. */
export function useCollapsedPoisoning<N extends CollapsibleList>(
  definition: TableDefinition<N>,
): { definition: TableDefinition<N>; view: (list: InfiniteList<N>) => InfiniteList<N> } {
  const where = useDisplay('folded')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    const toggle = (id: string) => setOpen((before) => withToggled(before, id))
    return {
      definition: {
        ...definition,
        columns: definition.columns.map((column, index) => (index === 0 ? withMark(column) : column)),
        unread: (row) =>
          isPoisoningRow(row) && (
            <PoisoningLine transfers={row.transfers} open={open.has(row.id)} onToggle={() => toggle(row.id)} />
          ),
        unreadDetails: (row) =>
          isPoisoningRow(row) && (
            <div className="mb-3 empty:hidden">
              <ImitatedPairs pairs={imitatedPairs(row.transfers)} />
            </div>
          ),
      },
      view: (list) => {
        const { rows, indexes } = (where === 'in place' ? collapsePoisoning : gatherPoisoning)(list.rows, open)
        return { ...list, rows, pageOf: (index) => list.pageOf(indexes[index] ?? 0) }
      },
    }
  }, [definition, open, where])
}

/** A column whose cells mark the transfers that look like poisoning, for when they are shown. */
function withMark<N extends CollapsibleList>(column: Column<N>): Column<N> {
  return {
    ...column,
    cell: (row, context) => {
      const poisoning = poisoningOf(row)
      const reason = poisoning && `Possible address poisoning: ${poisoningReason([poisoning]).toLowerCase()}`
      return (
        <>
          {reason && <span role="img" aria-label={reason} title={reason} className="icon icon-warning text-bad" />}
          {column.cell(row, context)}
        </>
      )
    },
  }
}
