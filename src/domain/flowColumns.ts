/** More columns do not fit a page: nodes further right go into the last one. */
const MAX_COLUMNS = 6

type Edge = readonly [from: string, to: string]

/**
 * Assigns the nodes of a graph to columns from 0, sources left and sinks right: each by the length of the longest path to it.
 *
 * Value flows often have cycles, to a pool and back. Edges back to a node on the current path of the depth-first search are left
 * out; the search starts from nodes without incoming edges, then from the others in their order.
 */
export function columnsOf(nodes: readonly string[], edges: readonly Edge[]): ReadonlyMap<string, number> {
  const next = new Map<string, Set<string>>(nodes.map((node) => [node, new Set()]))
  const reached = new Set<string>()
  for (const [from, to] of edges) {
    if (from === to) continue
    next.get(from)?.add(to)
    reached.add(to)
  }
  const starts = [...nodes.filter((node) => !reached.has(node)), ...nodes]
  const { order, forward } = forwardEdges(starts, next)
  const columns = new Map(nodes.map((node) => [node, 0]))
  for (const node of order) {
    for (const to of forward.get(node) ?? []) {
      columns.set(to, Math.max(columns.get(to) ?? 0, Math.min((columns.get(node) ?? 0) + 1, MAX_COLUMNS - 1)))
    }
  }
  return columns
}

/** Depth-first search: all edges except back edges, and a topological order of the nodes along them. */
function forwardEdges(starts: readonly string[], next: ReadonlyMap<string, ReadonlySet<string>>) {
  const state = new Map<string, 'open' | 'done'>()
  const forward = new Map<string, string[]>()
  const ended: string[] = []
  for (const start of starts) {
    if (state.has(start)) continue
    const path = [{ node: start, rest: [...(next.get(start) ?? [])].values() }]
    state.set(start, 'open')
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const step = here.rest.next()
      if (step.done === true) {
        state.set(here.node, 'done')
        ended.push(here.node)
        path.pop()
        continue
      }
      const to = step.value
      if (state.get(to) === 'open') continue
      const edges = forward.get(here.node) ?? []
      edges.push(to)
      forward.set(here.node, edges)
      if (state.has(to)) continue
      state.set(to, 'open')
      path.push({ node: to, rest: [...(next.get(to) ?? [])].values() })
    }
  }
  return { order: ended.toReversed(), forward }
}
