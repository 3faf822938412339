import { type Call, type CallNode, type CallDraft, draft, finish } from './callTree'
import type { TraceRecord } from './transactionRecords'

/** The call tree of a transaction, from a raw trace, whose steps have trace addresses; null if none has. */
export function traceTree(steps: readonly TraceRecord[]): CallNode | null {
  const open: { path: readonly number[]; node: CallDraft }[] = []
  let root: CallDraft | null = null
  const sorted = steps
    .flatMap((step, index) => (step.traceAddress === null ? [] : [{ step, index, path: step.traceAddress }]))
    .toSorted((a, b) => comparePaths(a.path, b.path))
  for (const { step, index, path } of sorted) {
    while (open.length > 0 && !isBelow(path, open.at(-1)?.path ?? [])) open.pop()
    const parent: CallDraft | null = open.at(-1)?.node ?? root
    // A step whose caller is missing goes below its nearest ancestor.
    const certain = parent === null || open.at(-1)?.path.length === path.length - 1
    const node = draft(stepOf(step, index), !certain)
    open.push({ path, node })
    if (parent === null) root = node
    else parent.children.push(node)
  }
  return root && finish(root)
}

function stepOf({ action, result, error, type }: TraceRecord, index: number): Call {
  return {
    index,
    type: action?.callType || type,
    from: action?.from ?? null,
    to: action?.to ?? result?.address ?? null,
    value: action?.value ?? null,
    gas: action?.gas ?? null,
    error,
    failed: Boolean(error),
  }
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length)
  for (let depth = 0; depth < length; depth += 1) {
    const difference = (a[depth] ?? 0) - (b[depth] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function isBelow(path: readonly number[], above: readonly number[]): boolean {
  if (above.length >= path.length) return false
  for (let depth = 0; depth < above.length; depth += 1) if (path[depth] !== above[depth]) return false
  return true
}
