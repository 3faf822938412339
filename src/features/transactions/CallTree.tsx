import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { CallNode } from '#/domain/callTree'
import { withToggled } from '#/domain/withToggled'
import { CallRow } from '#/features/transactions/CallRow'
import { firstDepth, treeKey, treeRows } from '#/features/transactions/treeRows'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { Button } from '#/ui/Button'

interface CallTreeProps {
  root: CallNode
  /** How many calls there are in it. */
  size: number
  names: ReadonlyMap<string, Address>
  chain: Chain
  /** What there is to say of the whole, before the buttons. */
  children: ReactNode
}

/** Height of a row, px: room for fingers. */
const rowHeight = 36

/** A transaction's calls as a tree for pointer and keys; only the rows near the window are in the document when it is long. */
export function CallTree({ root, size, names, chain, children }: CallTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<CallNode>>(new Set())
  const [spread, setSpread] = useState<ReadonlySet<CallNode>>(new Set())
  const [depth, setDepth] = useState(firstDepth(size))
  const [at, setAt] = useState(0)
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => treeRows(root, { toggled, spread, depth }), [root, toggled, spread, depth])
  const { start, end, paddingTop, paddingBottom, offsetOf } = useLineVirtualizer({
    container: tree,
    entryCount: rows.length,
    lineHeight: rowHeight,
    overscan: 12,
    renderAllUpTo: 120,
  })
  const active = Math.min(at, rows.length - 1)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== tree.current || event.altKey || event.ctrlKey || event.metaKey) return
    const act = treeKey(event.key, rows, active)
    if (act === null) return
    event.preventDefault()
    if (act === 'toggle') {
      const call = rows[active]?.call
      if (call) setToggled(withToggled(toggled, call))
      return
    }
    setAt(act.to)
    // The row may not be in the document yet.
    const top = offsetOf(act.to)
    const bar = 64
    if (top < scrollY + bar) scrollTo(0, top - bar)
    else if (top + rowHeight > scrollY + innerHeight) scrollTo(0, top + rowHeight - innerHeight)
  }

  const openTo = (levels: number) => {
    setToggled(new Set())
    setDepth(levels)
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2 pb-2">
        {children}
        {root.children.length > 0 && (
          <>
            <Button onClick={() => openTo(Infinity)}>Open all</Button>
            <Button onClick={() => openTo(1)}>Close all</Button>
          </>
        )}
      </div>
      <div
        ref={tree}
        role="tree"
        aria-label="Calls of the transaction"
        aria-activedescendant={active >= start && active < end ? `call-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="group border-t border-line [--step:0.5rem] md:[--step:1.25rem]"
        style={{ paddingTop, paddingBottom }}
      >
        {rows.slice(start, end).map((row, offset) => {
          const index = start + offset
          const { call, place, siblings, open } = row
          return (
            // The tree has the focus, and tells which row is the active one.
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
            <div
              key={index}
              id={`call-${index}`}
              role="treeitem"
              aria-level={call.depth + 1}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={call.children.length > 0 ? open : undefined}
              aria-selected={index === active}
              onClick={() => setAt(index)}
              className={rowLook(call)}
              style={{ height: rowHeight }}
            >
              <CallRow
                row={row}
                names={names}
                chain={chain}
                onToggle={(one) => setToggled(withToggled(toggled, one))}
                onSpread={(one) => setSpread(withToggled(spread, one))}
              />
            </div>
          )
        })}
      </div>
    </>
  )
}

function rowLook({ onRevertPath, revertedBy }: CallNode): string {
  const mark = onRevertPath
    ? 'border-l-3 border-l-bad bg-bad-soft'
    : revertedBy === null
      ? 'border-l-3 border-l-transparent'
      : 'border-l-3 border-l-warn'
  return `border-b border-b-line pr-2 group-focus-visible:aria-selected:outline-2 group-focus-visible:aria-selected:-outline-offset-2 group-focus-visible:aria-selected:outline-accent ${mark}`
}
