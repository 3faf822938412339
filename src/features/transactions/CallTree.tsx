import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { CallNode } from '#/domain/callTree'
import { withToggled } from '#/domain/withToggled'
import { CallRow } from '#/features/transactions/CallRow'
import { firstDepth, treeKey, treeRows } from '#/features/transactions/treeRows'
import { useLineWindow } from '#/list/useLineWindow'
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
  const [begin, setBegin] = useState(0)
  const rows = useMemo(() => treeRows(root, { toggled, spread, depth }), [root, toggled, spread, depth])
  const { shown, tracker } = useLineWindow({
    count: rows.length,
    height: rowHeight,
    margin: begin,
    limit: 120,
    overscan: 12,
  })
  const active = Math.min(at, rows.length - 1)

  // Where the rows begin in the document; what stands above them may change its height with every render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (tree.current) setBegin(Math.round(tree.current.getBoundingClientRect().top + scrollY))
  })

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
    // The row may not be in the document yet: its place is known all the same.
    const top = begin + act.to * rowHeight
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
        aria-activedescendant={active >= shown.from && active < shown.to ? `call-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="group border-t border-line [--step:0.5rem] md:[--step:1.25rem]"
        style={{ paddingTop: shown.before, paddingBottom: shown.after }}
      >
        {rows.slice(shown.from, shown.to).map((row, offset) => {
          const index = shown.from + offset
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
      {tracker}
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
