import { OpenCalls } from './openCalls'
import type { CallRecord, TraceRecord, TransactionRecord } from './transactionRecords'

/** One call of a transaction, with the calls that it made. */
export interface CallNode {
  /** The place of its record in the list or trace; null for the transaction's own call, which the list leaves out. */
  readonly place: number | null
  /** call, delegatecall, staticcall, create, selfdestruct, …; as the server says it. */
  readonly type: string | null
  readonly from: string | null
  /** Who is called or created. */
  readonly to: string | null
  readonly value: bigint | null
  readonly gas: bigint | null
  readonly error: string | null
  readonly depth: number
  readonly children: readonly CallNode[]
  /** Whether its parent could be told only by likelihood. */
  readonly guessed: boolean
  readonly failed: boolean
  /** The outermost failed call around it, which undid whatever it did. */
  readonly revertedBy: CallNode | null
  /** Whether it is on the way from an outermost failed call down to where the failure began. */
  readonly onRevertPath: boolean
  /** How many siblings in a row, with all that they call, are the same from here: 1 alone, 0 for those after the first. */
  readonly run: number
}

type Draft = {
  -readonly [Key in keyof CallNode]: Key extends 'children'
    ? Draft[]
    : Key extends 'revertedBy'
      ? Draft | null
      : CallNode[Key]
}

type Call = Pick<CallNode, 'place' | 'type' | 'from' | 'to' | 'value' | 'gas' | 'error' | 'failed'>

function draft(call: Call, guessed: boolean): Draft {
  return { ...call, depth: 0, children: [], guessed, revertedBy: null, onRevertPath: false, run: 1 }
}

/** What is read of the transaction whose calls are listed. */
type Outermost = Pick<
  TransactionRecord,
  'from' | 'to' | 'created_contract' | 'value' | 'status' | 'result' | 'raw_input'
>

/**
 * The tree of a transaction's calls, from the flat list of its internal transactions in the order in which they began.
 *
 * The list has no depth. A call is made by a call that has not ended, and comes from that one's address – the address of its
 * caller in a delegatecall, which runs another's code as itself. Where several calls fit, gas decides, and the node says
 * that it was guessed.
 */
export function callTree(calls: readonly CallRecord[], transaction: Outermost): CallNode {
  const root = draft(outermost(transaction), false)
  const open = new OpenCalls(root, root.to)
  for (const [place, record] of calls.entries()) {
    const node = draft(callOf(record, place), false)
    // Some servers list the transaction's own call too.
    if (record.index === 0 && place === 0) {
      Object.assign(root, node, { children: root.children, to: node.to ?? root.to })
      continue
    }
    const { caller, certain, address } = open.takeCaller(node.from, node.gas)
    node.guessed = !certain
    caller.children.push(node)
    open.begin(node, runsAsCaller(node.type) ? address : node.to, node.gas)
  }
  return finish(root)
}

/** The tree of a transaction's calls, from a trace, where each step says its place; null where no step does. */
export function traceTree(steps: readonly TraceRecord[]): CallNode | null {
  const open: { path: readonly number[]; node: Draft }[] = []
  let root: Draft | null = null
  const sorted = steps
    .flatMap((step, place) => (step.traceAddress === null ? [] : [{ step, place, path: step.traceAddress }]))
    .toSorted((a, b) => comparePaths(a.path, b.path))
  for (const { step, place, path } of sorted) {
    while (open.length > 0 && !isBelow(path, open.at(-1)?.path ?? [])) open.pop()
    const parent: Draft | null = open.at(-1)?.node ?? root
    // A step whose caller is missing hangs from the nearest one that is there.
    const certain = parent === null || open.at(-1)?.path.length === path.length - 1
    const node = draft(stepOf(step, place), !certain)
    open.push({ path, node })
    if (parent === null) root = node
    else parent.children.push(node)
  }
  return root && finish(root)
}

/** The calls that moved coins inside of a transaction: not its own, and none that failed or was reverted. */
export function coinMovements(root: CallNode): readonly CallNode[] {
  const found: CallNode[] = []
  walk(root, (node) => {
    const moves = node.value !== null && node.value > 0n && !node.failed && node.revertedBy === null
    if (moves && node !== root && MOVES_COINS.test(node.type ?? '')) found.push(node)
  })
  return found
}

const MOVES_COINS = /^(?:call|create2?|selfdestruct|suicide)$/i

/** A delegatecall or callcode runs code of `to` as the address that calls. */
function runsAsCaller(type: string | null): boolean {
  return /^(?:delegatecall|callcode)$/i.test(type ?? '')
}

function outermost({ from, to, created_contract, value, status, result, raw_input }: Outermost): Call {
  const failed = status === 'error'
  // A creation that failed names no contract, but has the code of one.
  const creates = to === null && (created_contract !== null || (raw_input !== null && raw_input !== '0x'))
  return {
    place: null,
    type: creates ? 'create' : 'call',
    from: from?.hash ?? null,
    to: (to ?? created_contract)?.hash ?? null,
    value,
    gas: null,
    error: failed ? result : null,
    failed,
  }
}

function callOf(
  { type, from, to, created_contract, value, gas_limit, success, error }: CallRecord,
  place: number,
): Call {
  const failed = success === false || (success === null && Boolean(error))
  const callee = (to ?? created_contract)?.hash ?? null
  return { place, type, from: from?.hash ?? null, to: callee, value, gas: gas_limit, error, failed }
}

function stepOf({ action, result, error, type }: TraceRecord, place: number): Call {
  return {
    place,
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

/** Visits every call before the calls that it made; by a stack of its own, as a tree may be a thousand deep. */
function walk<Node extends { readonly children: readonly Node[] }>(root: Node, visit: (node: Node) => void): void {
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    visit(node)
    for (let child = node.children.length - 1; child >= 0; child -= 1) {
      const next = node.children[child]
      if (next !== undefined) waiting.push(next)
    }
  }
}

/** Marks what can only be known of the whole tree. */
function finish(root: Draft): CallNode {
  root.onRevertPath = root.failed
  const order: Draft[] = []
  walk(root, (node) => {
    order.push(node)
    const last = node.children.at(-1)
    for (const child of node.children) {
      child.depth = node.depth + 1
      child.revertedBy = node.revertedBy ?? (node.failed ? node : null)
      // A caller that gives up over a failed call makes no other after it.
      child.onRevertPath = child.failed && (child.revertedBy === null || (node.onRevertPath && child === last))
    }
  })
  markRuns(order)
  return root
}

/** Same calls with the same calls below them get the same number, from the leaves up. */
function markRuns(order: readonly Draft[]): void {
  const numbers = new Map<string, number>()
  const kinds = new Map<Draft, number>()
  for (const node of order.toReversed()) {
    const below = node.children.map((child) => kinds.get(child)).join()
    const key = [node.type, node.from, node.to, node.value, node.error, node.failed, below].join('|').toLowerCase()
    const kind = numbers.get(key) ?? numbers.size
    numbers.set(key, kind)
    kinds.set(node, kind)
    let first: Draft | null = null
    for (const child of node.children) {
      if (first !== null && kinds.get(child) === kinds.get(first)) {
        first.run += 1
        child.run = 0
      } else first = child
    }
  }
}
