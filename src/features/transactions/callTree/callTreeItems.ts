import type { Address } from '#/api/schemas/address'
import type { Log } from '#/api/schemas/log'
import type { CallNode } from '#/domain/transactions/callTree'
import { shortHash } from '#/domain/hashes/hash'

/** What the raw trace reports of a call, and the list of internal transactions does not; null is unknown. */
export interface CallFacts {
  readonly input: string | null
  readonly output: string | null
  readonly gasUsed: bigint | null
}

/** Of a call that the raw trace does not have. */
export const NO_FACTS: CallFacts = { input: null, output: null, gasUsed: null }

/** A call as it is shown in the tree. */
export interface CallItem {
  readonly kind: 'call'
  readonly call: CallNode
  readonly facts: CallFacts
  /** The delegatecall that is shown as part of this call, because it forwards the same calldata. */
  readonly forwardedTo: CallNode | null
  readonly parent: CallItem | null
  readonly level: number
  readonly children: readonly TreeItem[]
}

/** An event that a call emitted. */
export interface EventItem {
  readonly kind: 'event'
  readonly log: Log
  readonly parent: CallItem
  readonly level: number
}

/** A row of the tree. */
export type TreeItem = CallItem | EventItem

interface Shown {
  readonly factsOf: (call: CallNode) => CallFacts
  /** Whether a delegatecall with the calldata of its caller is shown as part of it, as a proxy does nothing else. */
  readonly foldsProxies: boolean
  readonly events: ReadonlyMap<CallNode, readonly Log[]>
}

/** The tree as it is shown; without recursion, as calls can nest a thousand deep. */
export function callTreeItems(root: CallNode, { factsOf, foldsProxies, events }: Shown): CallItem {
  type Draft = Omit<CallItem, 'children'> & { readonly children: TreeItem[] }
  const draft = (call: CallNode, parent: CallItem | null): Draft => ({
    kind: 'call',
    call,
    facts: factsOf(call),
    forwardedTo: foldsProxies ? forwardingIn(call, factsOf) : null,
    parent,
    level: parent === null ? 0 : parent.level + 1,
    children: [],
  })
  const first = draft(root, null)
  const waiting = [first]
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    for (const log of events.get(item.call) ?? [])
      item.children.push({ kind: 'event', log, parent: item, level: item.level + 1 })
    for (const call of madeBy(item.call, item.forwardedTo)) {
      const child = draft(call, item)
      item.children.push(child)
      waiting.push(child)
    }
  }
  return first
}

/** The calls that a call made, with those of its forwarding delegatecall in that one's place. */
function madeBy(call: CallNode, forwardedTo: CallNode | null): readonly CallNode[] {
  return forwardedTo === null
    ? call.children
    : call.children.flatMap((child) => (child === forwardedTo ? child.children : [child]))
}

/** The delegatecall by which a proxy passes its own call on; null if there is none, or its calldata is unknown. */
function forwardingIn(call: CallNode, factsOf: (call: CallNode) => CallFacts): CallNode | null {
  const { input } = factsOf(call)
  if (input === null || input === '0x') return null
  const forwards = call.children.filter(
    (child) =>
      child.type?.toLowerCase() === 'delegatecall' &&
      child.failed === call.failed &&
      !child.isInferred &&
      factsOf(child).input?.toLowerCase() === input.toLowerCase(),
  )
  const [only] = forwards
  // Two calls in one row would hide one of them.
  return forwards.length === 1 && only?.run === 1 ? only : null
}

/** All items from the top down, also those of collapsed calls. */
export function itemsInOrder(root: CallItem): readonly TreeItem[] {
  const items: TreeItem[] = []
  const waiting: TreeItem[] = [root]
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    items.push(item)
    if (item.kind === 'call') for (const child of item.children.toReversed()) waiting.push(child)
  }
  return items
}

/** What is equal in the calldata of a run of similar calls. */
export type RunInputs = 'equal' | 'equal function' | 'different or unknown'

/** Compares the calldata of the calls of a run; `first` is its first. */
export function runInputs(first: CallItem): RunInputs {
  const inputs = runOf(first).map(({ facts }) => facts.input)
  const [input] = inputs
  if (input == null || inputs.includes(null)) return 'different or unknown'
  if (inputs.every((each) => each === input)) return 'equal'
  const selector = input.slice(0, 10)
  return inputs.every((each) => each?.slice(0, 10) === selector) ? 'equal function' : 'different or unknown'
}

/** The calls of the run that begins with a call. */
export function runOf(first: CallItem): readonly CallItem[] {
  const { parent, call } = first
  if (parent === null || call.run < 2) return [first]
  const calls = parent.children.filter((child) => child.kind === 'call')
  const start = calls.indexOf(first)
  return calls.slice(start, start + call.run)
}

/** How the failed ones of some calls failed: "reverted in Mishaps" if all reverted in the same contract, else "failed". */
export function failureText(calls: readonly CallNode[], names: ReadonlyMap<string, Address>): string {
  const origins = new Map<string | null, string | null>()
  for (const call of calls) {
    if (!call.failed) continue
    const origin = originOf(call)
    if (!/revert/i.test(origin.error ?? '')) return 'failed'
    origins.set(origin.to?.toLowerCase() ?? null, origin.to)
  }
  const [only] = origins
  const [key, hash] = only ?? []
  if (origins.size !== 1 || !key || !hash) return 'reverted'
  return `reverted in ${names.get(key)?.name ?? shortHash(hash)}`
}

/** The call that failed first inside of a failed call. */
function originOf(call: CallNode): CallNode {
  let origin = call
  for (let last = call.children.at(-1); last?.failed; last = last.children.at(-1)) origin = last
  return origin
}

/** All calls inside of a call; without recursion, as calls can nest a thousand deep. */
export function callsIn(root: CallNode): readonly CallNode[] {
  const found: CallNode[] = []
  const waiting = [...root.children]
  for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
    found.push(call)
    for (const child of call.children) waiting.push(child)
  }
  return found
}
