import type { CallNode } from '#/domain/transactions/callTree'
import type { CallItem, TreeItem } from '#/features/transactions/callTree/callTreeItems'

/** A call or event as a row of the tree; `position` counts from 1 among `siblings`. */
export interface TreeRow<Item extends TreeItem = TreeItem> {
  readonly item: Item
  readonly position: number
  readonly siblings: number
  readonly open: boolean
  /** Whether the similar calls after it are shown too. */
  readonly isRunOpen: boolean
}

/** Which calls of a tree are expanded. */
export interface TreeExpansion {
  /** Calls that the user expanded or collapsed, against the default. */
  readonly toggled: ReadonlySet<CallNode>
  /** First calls of a run of similar calls whose others are shown too. */
  readonly expandedRuns: ReadonlySet<CallNode>
  /** Calls above this depth are expanded by default. */
  readonly depth: number
}

/** Larger trees start with only the outermost calls and the path to a failure expanded. */
const MAX_EXPANDED_CALLS = 150

/** Depth to which a tree of `calls` calls is expanded at first. */
export function initialDepth(calls: number): number {
  return calls <= MAX_EXPANDED_CALLS ? Infinity : 1
}

function isExpanded(item: TreeItem, { toggled, depth }: TreeExpansion): boolean {
  if (item.kind === 'event' || item.children.length === 0) return false
  return (item.level < depth || item.call.onRevertPath) !== toggled.has(item.call)
}

/** The visible rows from the top; without recursion, as calls can nest a thousand deep. */
export function callTreeRows(root: CallItem, expansion: TreeExpansion): TreeRow[] {
  const rowOf = (item: TreeItem, position: number, siblings: number): TreeRow => {
    const isRunOpen = item.kind === 'call' && expansion.expandedRuns.has(item.call)
    return { item, position, siblings, open: isExpanded(item, expansion), isRunOpen }
  }
  const rows: TreeRow[] = []
  const stack = [rowOf(root, 1, 1)]
  for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
    rows.push(row)
    if (!row.open || row.item.kind === 'event') continue
    const shown = shownChildren(row.item, expansion)
    for (let at = shown.length - 1; at >= 0; at -= 1) {
      const child = shown[at]
      if (child) stack.push(rowOf(child, at + 1, shown.length))
    }
  }
  return rows
}

function shownChildren({ children }: CallItem, { expandedRuns }: TreeExpansion): TreeItem[] {
  let first: CallNode | null = null
  return children.filter((child) => {
    if (child.kind === 'event') return true
    if (child.call.run !== 0) first = child.call
    return child.call.run !== 0 || (first !== null && expandedRuns.has(first))
  })
}

/** Expands what hides an item: the calls around it, and the runs of similar calls that they are in. */
export function revealed(item: TreeItem, expansion: TreeExpansion): TreeExpansion {
  const toggled = new Set(expansion.toggled)
  const expandedRuns = new Set(expansion.expandedRuns)
  for (let inner = item; inner.parent !== null; inner = inner.parent) {
    const { parent } = inner
    if (!isExpanded(parent, expansion)) {
      if (toggled.has(parent.call)) toggled.delete(parent.call)
      else toggled.add(parent.call)
    }
    const first = inner.kind === 'call' && inner.call.run === 0 ? firstOfRun(parent, inner) : null
    if (first !== null) expandedRuns.add(first)
  }
  return { ...expansion, toggled, expandedRuns }
}

function firstOfRun({ children }: CallItem, member: CallItem): CallNode | null {
  const before = children.slice(0, children.indexOf(member))
  const first = before.findLast((child) => child.kind === 'call' && child.call.run !== 0)
  return first?.kind === 'call' ? first.call : null
}

/** What a key does in a tree (WAI-ARIA tree view): moves to a row, or expands or collapses the current one; null if nothing. */
export function treeKeyAction(key: string, rows: readonly TreeRow[], at: number): { to: number } | 'toggle' | null {
  const row = rows[at]
  if (row === undefined) return null
  const last = rows.length - 1
  const isLeaf = row.item.kind === 'event' || row.item.children.length === 0
  const parent = () => {
    const to = rows.findLastIndex(({ item }, index) => index < at && item === row.item.parent)
    return to < 0 ? null : { to }
  }
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(last, at + 1) }
    case 'ArrowUp':
      return { to: Math.max(0, at - 1) }
    case 'PageDown':
      return { to: Math.min(last, at + 10) }
    case 'PageUp':
      return { to: Math.max(0, at - 10) }
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: last }
    case 'ArrowRight':
      if (isLeaf) return null
      return row.open ? { to: at + 1 } : 'toggle'
    case 'ArrowLeft':
      return row.open ? 'toggle' : parent()
    case 'Enter':
    case ' ':
      return isLeaf ? null : 'toggle'
    default:
      return null
  }
}

/** Deeper calls are not indented further; a number shows their depth. */
export const MAX_INDENT_STEPS = 14

/** The indentation of a row of the tree. */
export function indentOf(level: number): { paddingLeft: string } {
  return { paddingLeft: `calc(${Math.min(level, MAX_INDENT_STEPS)} * var(--step))` }
}
