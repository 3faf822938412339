/** More columns than this do not fit a page; what would stand further right stands in the last one. */
const MOST_COLUMNS = 6

type Edge = readonly [from: string, to: string]

/**
 * Puts the nodes of a graph into columns from 0, sources left and sinks right: each as far right as the longest path to it.
 *
 * Value often goes in circles, out to a pool and back. An edge that leads back to a node from which the walk came is left out,
 * so that paths end; the walk starts from the nodes that nothing leads to, then from the others in their order.
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
      columns.set(to, Math.max(columns.get(to) ?? 0, Math.min((columns.get(node) ?? 0) + 1, MOST_COLUMNS - 1)))
    }
  }
  return columns
}

/** A walk in depth that keeps every edge but those back into its own path, and says in which order all of those lead forward. */
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
