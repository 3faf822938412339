import { useMemo, useState } from 'react'
import { useDisplay } from '#/data/settings/display'
import { shortHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import type { Poisoning } from '#/features/tokenTransfers/poisoning'
import { withToggled } from '#/domain/withToggled'
import { collapsePoisoning, gatherPoisoning, isPoisoningRow } from '#/features/tokenTransfers/collapsePoisoning'
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
        unread: (row) =>
          isPoisoningRow(row) && (
            <PoisoningRow transfers={row.transfers} open={open.has(row.id)} onToggle={() => toggle(row.id)} />
          ),
      },
      view: (list) => {
        const { rows, indexes } = (where === 'in place' ? collapsePoisoning : gatherPoisoning)(list.rows, open)
        return { ...list, rows, pageOf: (index) => list.pageOf(indexes[index] ?? 0) }
      },
    }
  }, [definition, open, where])
}

interface PoisoningRowProps {
  transfers: readonly Poisoning[]
  open: boolean
  onToggle: () => void
}

/** Says how many transfers are collapsed and why, with a button that expands them. */
function PoisoningRow({ transfers, open, onToggle }: PoisoningRowProps) {
  const count = transfers.length
  return (
    <span className="flex min-w-0 items-center gap-x-3 whitespace-normal">
      <span className="min-w-0 leading-5">
        <span aria-hidden className="icon icon-warning" />
        {count === 1
          ? '1 possible address-poisoning transfer hidden'
          : `${grouped(count)} possible address-poisoning transfers hidden`}
        <span className="ml-2 text-sm text-muted max-lg:sr-only">{reasonOf(transfers)}</span>
      </span>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="min-h-11 shrink-0 rounded-sm border border-line-strong bg-raised px-2.5 text-ink hover:bg-sunken md:min-h-7"
      >
        {open ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}

/** Why they look like poisoning; an imitated address is named only if there is just one. */
function reasonOf(transfers: readonly Poisoning[]): string {
  const amounts = new Set(transfers.map(({ of }) => AMOUNTS[of]))
  const imitated = new Set(transfers.map((each) => (each.sign === 'look-alike' ? each.imitated : null)))
  const [first] = imitated
  const what = [...amounts].join(' or ')
  if (imitated.size > 1) return `${what}, with look-alike addresses`
  return first ? `${what}, with an address that imitates ${shortHash(first)}` : `${what}, sent to many addresses`
}

const AMOUNTS: Record<Poisoning['of'], string> = {
  nothing: 'Zero value',
  dust: 'Dust amount',
  counterfeit: 'Spoofed token',
}
