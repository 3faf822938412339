import type { CallNode } from '#/domain/callTree'

/** A call as a row of the tree, where it stands among its siblings, from 1. */
export interface TreeRow {
  readonly call: CallNode
  readonly parent: CallNode | null
  readonly place: number
  readonly siblings: number
  readonly open: boolean
}

/** What the reader opened or closed against what is so at first. */
export interface Folding {
  readonly toggled: ReadonlySet<CallNode>
  /** Calls whose like ones after them are shown too. */
  readonly spread: ReadonlySet<CallNode>
  /** Up to which depth calls are open at first. */
  readonly depth: number
}

/** Trees of up to this many calls are open at first; of larger ones, the outermost calls and the way to what failed. */
const fewCalls = 150

/** How deep a tree is open at first. */
export function firstDepth(calls: number): number {
  return calls <= fewCalls ? Infinity : 1
}

/** Whether the calls that a call made are shown. */
function isOpen(call: CallNode, { toggled, depth }: Folding): boolean {
  if (call.children.length === 0) return false
  return (call.depth < depth || call.onRevertPath) !== toggled.has(call)
}

/** The rows that are shown, from the top; without recursion, as calls nest a thousand deep. */
export function treeRows(root: CallNode, folding: Folding): TreeRow[] {
  const rows: TreeRow[] = []
  const waiting: TreeRow[] = [{ call: root, parent: null, place: 1, siblings: 1, open: isOpen(root, folding) }]
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row)
    if (!row.open) continue
    const { call } = row
    let first: CallNode | null = null
    const shown = call.children.filter((child) => {
      if (child.run !== 0) first = child
      return child.run !== 0 || (first !== null && folding.spread.has(first))
    })
    for (let at = shown.length - 1; at >= 0; at -= 1) {
      const child = shown[at]
      if (child)
        waiting.push({ call: child, parent: call, place: at + 1, siblings: shown.length, open: isOpen(child, folding) })
    }
  }
  return rows
}

/** What a key does in a tree: move to a row, or open or close the one that it is on; null where it does nothing. */
export function treeKey(key: string, rows: readonly TreeRow[], at: number): { to: number } | 'toggle' | null {
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
