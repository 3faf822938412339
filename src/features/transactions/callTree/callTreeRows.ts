import type { CallNode } from '#/domain/callTree'

/** A call as a row of the tree; `position` counts from 1 among `siblings` calls. */
export interface CallRow {
  readonly call: CallNode
  readonly parent: CallNode | null
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

function isExpanded(call: CallNode, { toggled, depth }: TreeExpansion): boolean {
  if (call.children.length === 0) return false
  return (call.depth < depth || call.onRevertPath) !== toggled.has(call)
}

/** The visible rows from the top; without recursion, as calls can nest a thousand deep. */
export function callTreeRows(root: CallNode, expansion: TreeExpansion): CallRow[] {
  const rows: CallRow[] = []
  const stack: CallRow[] = [
    { call: root, parent: null, position: 1, siblings: 1, open: isExpanded(root, expansion), isRunOpen: false },
  ]
  for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
    rows.push(row)
    if (!row.open) continue
    const { call } = row
    let first: CallNode | null = null
    const shown = call.children.filter((child) => {
      if (child.run !== 0) first = child
      return child.run !== 0 || (first !== null && expansion.expandedRuns.has(first))
    })
    for (let at = shown.length - 1; at >= 0; at -= 1) {
      const child = shown[at]
      if (child)
        stack.push({
          call: child,
          parent: call,
          position: at + 1,
          siblings: shown.length,
          open: isExpanded(child, expansion),
          isRunOpen: expansion.expandedRuns.has(child),
        })
    }
  }
  return rows
}

/** What a key does in a tree (WAI-ARIA tree view): moves to a row, or expands or collapses the current one; null if nothing. */
export function treeKeyAction(key: string, rows: readonly CallRow[], at: number): { to: number } | 'toggle' | null {
  const row = rows[at]
  if (row === undefined) return null
  const last = rows.length - 1
  const parent = () => {
    const to = rows.findLastIndex(({ call }, index) => index < at && call === row.parent)
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
      if (row.call.children.length === 0) return null
      return row.open ? { to: at + 1 } : 'toggle'
    case 'ArrowLeft':
      return row.open ? 'toggle' : parent()
    case 'Enter':
    case ' ':
      return row.call.children.length === 0 ? null : 'toggle'
    default:
      return null
  }
}
