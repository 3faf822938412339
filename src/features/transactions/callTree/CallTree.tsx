import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { CallNode } from '#/domain/callTree'
import { withToggled } from '#/domain/withToggled'
import { CallTreeRow } from '#/features/transactions/callTree/CallTreeRow'
import { callTreeRows, initialDepth, treeKeyAction } from '#/features/transactions/callTree/callTreeRows'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { Button } from '#/ui/Button'

interface CallTreeProps {
  root: CallNode
  /** Number of calls. */
  size: number
  names: ReadonlyMap<string, Address>
  chain: Chain
  /** Calldata of a call; null if it is unknown. */
  inputOf: (call: CallNode) => string | null
  /** Shown above the tree, before the buttons. */
  children: ReactNode
}

const ROW_HEIGHT_PX = 36
/** Height of the sticky header. */
const HEADER_HEIGHT_PX = 64

/** A transaction's calls as a tree (WAI-ARIA tree view), virtualized when it is long. */
export function CallTree({ root, size, names, chain, inputOf, children }: CallTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<CallNode>>(new Set())
  const [expandedRuns, setExpandedRuns] = useState<ReadonlySet<CallNode>>(new Set())
  const [depth, setDepth] = useState(initialDepth(size))
  const [activeIndex, setActiveIndex] = useState(0)
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => callTreeRows(root, { toggled, expandedRuns, depth }), [root, toggled, expandedRuns, depth])
  const { start, end, paddingTop, paddingBottom, offsetOf } = useLineVirtualizer({
    container: tree,
    entryCount: rows.length,
    lineHeight: ROW_HEIGHT_PX,
    overscan: 12,
    renderAllUpTo: 120,
  })
  const active = Math.min(activeIndex, rows.length - 1)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== tree.current || event.altKey || event.ctrlKey || event.metaKey) return
    const action = treeKeyAction(event.key, rows, active)
    if (action === null) return
    event.preventDefault()
    if (action === 'toggle') {
      const call = rows[active]?.call
      if (call) setToggled(withToggled(toggled, call))
      return
    }
    setActiveIndex(action.to)
    // The row may not be rendered yet, so its position is computed.
    const top = offsetOf(action.to)
    if (top < scrollY + HEADER_HEIGHT_PX) scrollTo(0, top - HEADER_HEIGHT_PX)
    else if (top + ROW_HEIGHT_PX > scrollY + innerHeight) scrollTo(0, top + ROW_HEIGHT_PX - innerHeight)
  }

  const expandTo = (levels: number) => {
    setToggled(new Set())
    setDepth(levels)
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2 pb-2">
        {children}
        {root.children.length > 0 && (
          <>
            <Button onClick={() => expandTo(Infinity)}>Expand all</Button>
            <Button onClick={() => expandTo(1)}>Collapse all</Button>
          </>
        )}
      </div>
      <div
        ref={tree}
        role="tree"
        aria-label="Call tree"
        aria-activedescendant={active >= start && active < end ? `call-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="group border-t border-line [--step:0.5rem] md:[--step:1.25rem]"
        style={{ paddingTop, paddingBottom }}
      >
        {rows.slice(start, end).map((row, offset) => {
          const index = start + offset
          const { call, position, siblings, open } = row
          return (
            // The tree has the focus; aria-activedescendant names the active row.
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
            <div
              key={index}
              id={`call-${index}`}
              role="treeitem"
              aria-level={call.depth + 1}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={call.children.length > 0 ? open : undefined}
              aria-selected={index === active}
              onClick={() => setActiveIndex(index)}
              className={rowClass(call)}
              style={{ height: ROW_HEIGHT_PX }}
            >
              <CallTreeRow
                row={row}
                names={names}
                chain={chain}
                input={inputOf(call)}
                onToggle={(one) => setToggled(withToggled(toggled, one))}
                onToggleRun={(one) => setExpandedRuns(withToggled(expandedRuns, one))}
              />
            </div>
          )
        })}
      </div>
    </>
  )
}

function rowClass({ onRevertPath, revertedBy }: CallNode): string {
  const mark = onRevertPath
    ? 'border-l-3 border-l-bad bg-bad-soft'
    : revertedBy === null
      ? 'border-l-3 border-l-transparent'
      : 'border-l-3 border-l-warn'
  return `border-b border-b-line pr-2 group-focus-visible:aria-selected:outline-2 group-focus-visible:aria-selected:-outline-offset-2 group-focus-visible:aria-selected:outline-accent ${mark}`
}
