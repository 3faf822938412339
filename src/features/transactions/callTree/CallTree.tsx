import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import type { CallNode } from '#/domain/transactions/callTree'
import type { GasPart } from '#/features/transactions/callTree/callSteps'
import { withToggled } from '#/domain/withToggled'
import type { CallItem, TreeItem } from '#/features/transactions/callTree/callTreeItems'
import { CallTreeRow, EventRow, GasBar } from '#/features/transactions/callTree/CallTreeRow'
import {
  callTreeRows,
  initialDepth,
  revealed,
  treeKeyAction,
  type TreeExpansion,
} from '#/features/transactions/callTree/callTreeRows'
import { CallTreeSearch, useCallSearch } from '#/features/transactions/callTree/CallTreeSearch'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { Button } from '#/ui/Button'

interface CallTreeProps {
  root: CallItem
  /** Number of calls. */
  size: number
  names: ReadonlyMap<string, Address>
  chain: Chain
  gas: ReadonlyMap<CallNode, GasPart>
  /** Shown above the tree, before the buttons. */
  children: ReactNode
}

const ROW_HEIGHT_PX = 36
/** Height of the sticky header. */
const HEADER_HEIGHT_PX = 64

const NOTHING: ReadonlySet<CallNode> = new Set()

/** A transaction's calls as a tree (WAI-ARIA tree view), virtualized when it is long. */
export function CallTree({ root, size, names, chain, gas, children }: CallTreeProps) {
  const [expansion, setExpansion] = useState<TreeExpansion>(() => ({
    toggled: NOTHING,
    expandedRuns: NOTHING,
    depth: initialDepth(size),
  }))
  const [activeIndex, setActiveIndex] = useState(0)
  const [match, setMatch] = useState<TreeItem | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const search = useCallSearch(root, names)
  const rows = useMemo(() => callTreeRows(root, expansion), [root, expansion])
  const { start, end, paddingTop, paddingBottom, offsetOf, virtualizer } = useLineVirtualizer({
    container: tree,
    entryCount: rows.length,
    lineHeight: ROW_HEIGHT_PX,
    overscan: 12,
    renderAllUpTo: 120,
  })
  const active = Math.min(activeIndex, rows.length - 1)
  const isMatchSought = search.text !== ''

  const toggle = (call: CallNode) => setExpansion({ ...expansion, toggled: withToggled(expansion.toggled, call) })
  const toggleRun = (call: CallNode) =>
    setExpansion({ ...expansion, expandedRuns: withToggled(expansion.expandedRuns, call) })

  function scrollToRow(index: number): void {
    // The row may not be rendered yet, so its position is computed.
    const top = offsetOf(index)
    if (top < scrollY + HEADER_HEIGHT_PX) scrollTo(0, top - HEADER_HEIGHT_PX)
    else if (top + ROW_HEIGHT_PX > scrollY + innerHeight) scrollTo(0, top + ROW_HEIGHT_PX - innerHeight)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== tree.current || event.altKey || event.ctrlKey || event.metaKey) return
    const action = treeKeyAction(event.key, rows, active)
    if (action === null) return
    event.preventDefault()
    if (action === 'toggle') {
      const item = rows[active]?.item
      if (item?.kind === 'call') toggle(item.call)
      return
    }
    setActiveIndex(action.to)
    scrollToRow(action.to)
  }

  function openMatch(item: TreeItem): void {
    const next = revealed(item, expansion)
    const index = callTreeRows(root, next).findIndex((row) => row.item === item)
    // The page has to be as tall as the expanded tree before it can scroll there.
    flushSync(() => {
      setExpansion(next)
      setActiveIndex(index)
      setMatch(item)
    })
    scrollToRow(index)
  }

  const expandTo = (depth: number) => setExpansion({ ...expansion, toggled: NOTHING, depth })
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2 pb-2">
        {children}
        {root.children.length > 0 && (
          <>
            <Button onClick={() => expandTo(Infinity)}>
              <span>
                Expand
                <span className="max-[22rem]:sr-only"> all</span>
              </span>
            </Button>
            <Button onClick={() => expandTo(1)}>
              <span>
                Collapse
                <span className="max-[22rem]:sr-only"> all</span>
              </span>
            </Button>
            <div className="max-sm:w-full lg:ml-auto">
              <CallTreeSearch search={search} onOpen={openMatch} />
            </div>
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
        className="panel group overflow-clip [&>:last-child]:border-b-0 [--step:0.375rem] max-[22rem]:[--step:0.25rem] md:[--step:1.25rem]"
        style={{ paddingTop, paddingBottom }}
      >
        {virtualizer}
        {rows.slice(start, end).map((row, offset) => {
          const index = start + offset
          const { item, position, siblings, open, isRunOpen } = row
          const part = item.kind === 'call' ? gas.get(item.call) : undefined
          return (
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the tree has the focus
            <div
              key={index}
              id={`call-${index}`}
              role="treeitem"
              aria-level={item.level + 1}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={item.kind === 'call' && item.children.length > 0 ? open : undefined}
              aria-selected={index === active}
              onClick={() => setActiveIndex(index)}
              className={rowClass(item, isMatchSought && item === match)}
              style={{ height: ROW_HEIGHT_PX }}
            >
              {item.kind === 'event' ? (
                <EventRow item={item} names={names} chain={chain} />
              ) : (
                <CallTreeRow
                  item={item}
                  open={open}
                  isRunOpen={isRunOpen}
                  names={names}
                  chain={chain}
                  gasPart={part}
                  onToggle={toggle}
                  onToggleRun={toggleRun}
                />
              )}
              {part && <GasBar part={part} />}
            </div>
          )
        })}
      </div>
    </>
  )
}

function rowClass(item: TreeItem, isMatch: boolean): string {
  const { onRevertPath, revertedBy } = item.kind === 'call' ? item.call : item.parent.call
  const isOnPath = item.kind === 'call' && onRevertPath
  const mark = isOnPath
    ? 'border-l-3 border-l-bad bg-bad-soft'
    : revertedBy === null
      ? 'border-l-3 border-l-transparent'
      : 'border-l-3 border-l-warn'
  const found = isMatch ? 'outline-2 -outline-offset-2 outline-accent' : ''
  return `relative border-b border-b-line pr-2 group-focus-visible:aria-selected:outline-2 group-focus-visible:aria-selected:-outline-offset-2 group-focus-visible:aria-selected:outline-accent ${found} ${mark}`
}
