import { OpenCalls } from './openCalls'
import type { CallRecord, TransactionRecord } from './transactionRecords'

/** One call of a transaction, with the calls that it made. */
export interface CallNode {
  /** Index of its record in the list or trace; null for the transaction's own call, which the list leaves out. */
  readonly index: number | null
  /** call, delegatecall, staticcall, create, selfdestruct, …, as the API reports it. */
  readonly type: string | null
  readonly from: string | null
  /** The called or created address. */
  readonly to: string | null
  readonly value: bigint | null
  /** Gas limit. */
  readonly gas: bigint | null
  readonly error: string | null
  readonly depth: number
  readonly children: readonly CallNode[]
  /** Whether its caller is not reported and could have been another call. */
  readonly isInferred: boolean
  readonly failed: boolean
  /** The outermost failed call around it, which reverted its effects. */
  readonly revertedBy: CallNode | null
  /** Whether it is on the path from an outermost failed call down to the call that failed first. */
  readonly onRevertPath: boolean
  /**
   * Number of similar siblings in a row from here, itself counted: 1 for a single call, 0 for those after the first. Similar calls have the same
   * type, sender, recipient, value and calls below; gas, logs and status may differ.
   */
  readonly run: number
  /** Number of calls in its run that failed. */
  readonly runFailed: number
}

/** A call whose tree is not whole yet. */
export type CallDraft = {
  -readonly [Key in keyof CallNode]: Key extends 'children'
    ? CallDraft[]
    : Key extends 'revertedBy'
      ? CallDraft | null
      : CallNode[Key]
}

/** What a record says of its call. */
export type Call = Pick<CallNode, 'index' | 'type' | 'from' | 'to' | 'value' | 'gas' | 'error' | 'failed'>

/** A call without its place in the tree; `isInferred` if its caller could have been another call. */
export function draft(call: Call, isInferred: boolean): CallDraft {
  return { ...call, depth: 0, children: [], isInferred, revertedBy: null, onRevertPath: false, run: 1, runFailed: 0 }
}

/** The fields of a transaction that describe its own call. */
type Outermost = Pick<
  TransactionRecord,
  'from' | 'to' | 'created_contract' | 'value' | 'status' | 'result' | 'raw_input'
>

/**
 * The call tree of a transaction, from the flat list of its internal transactions in order of execution.
 *
 * The list has no depth. A call is made by a call that has not ended, and its sender is that call's address, or that of its caller
 * in a delegatecall, which runs another contract's code as itself. If several calls fit, gas decides, and the node is marked as
 * inferred.
 */
export function callTree(calls: readonly CallRecord[], transaction: Outermost): CallNode {
  const root = draft(outermost(transaction), false)
  const open = new OpenCalls(root, root.to)
  for (const [index, record] of calls.entries()) {
    const node = draft(callOf(record, index), false)
    // Some APIs list the transaction's own call too.
    if (record.index === 0 && index === 0) {
      Object.assign(root, node, { children: root.children, to: node.to ?? root.to })
      continue
    }
    const { caller, certain, address } = open.takeCaller(node.from, node.gas)
    node.isInferred = !certain
    caller.children.push(node)
    open.begin(node, runsAsCaller(node.type) ? address : node.to, node.gas)
  }
  return finish(root)
}

/** The internal calls that transferred native currency: not the transaction's own, and none that failed or was reverted. */
export function nativeTransfers(root: CallNode): readonly CallNode[] {
  const found: CallNode[] = []
  walk(root, (node) => {
    const transfers = node.value !== null && node.value > 0n && !node.failed && node.revertedBy === null
    if (transfers && node !== root && TRANSFER_TYPES.test(node.type ?? '')) found.push(node)
  })
  return found
}

/** The failed calls whose callers went on, in order of execution: none that is inside another failed one. */
export function caughtFailures(root: CallNode): readonly CallNode[] {
  const found: CallNode[] = []
  walk(root, (node) => {
    if (node !== root && node.failed && node.revertedBy === null) found.push(node)
  })
  return found
}

const TRANSFER_TYPES = /^(?:call|create2?|selfdestruct|suicide)$/i

/** A delegatecall or callcode runs the code of `to` as its caller's address. */
function runsAsCaller(type: string | null): boolean {
  return /^(?:delegatecall|callcode)$/i.test(type ?? '')
}

function outermost({ from, to, created_contract, value, status, result, raw_input }: Outermost): Call {
  const failed = status === 'error'
  // A failed creation has no created contract, but it has input data.
  const creates = to === null && (created_contract !== null || (raw_input !== null && raw_input !== '0x'))
  return {
    index: null,
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
  index: number,
): Call {
  const failed = success === false || (success === null && Boolean(error))
  const callee = (to ?? created_contract)?.hash ?? null
  return { index, type, from: from?.hash ?? null, to: callee, value, gas: gas_limit, error, failed }
}

/** Visits every call before the calls that it made; without recursion, as calls can nest a thousand deep. */
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

/** Sets the fields that depend on the whole tree. */
export function finish(root: CallDraft): CallNode {
  root.onRevertPath = root.failed
  const order: CallDraft[] = []
  walk(root, (node) => {
    order.push(node)
    const last = node.children.at(-1)
    for (const child of node.children) {
      child.depth = node.depth + 1
      child.revertedBy = node.revertedBy ?? (node.failed ? node : null)
      // A caller that fails because of a failed call makes no other call after it.
      child.onRevertPath = child.failed && (child.revertedBy === null || (node.onRevertPath && child === last))
    }
  })
  markRuns(order)
  return root
}

/** Counts similar siblings in a row. Equal subtrees get equal numbers, from the leaves up. */
function markRuns(order: readonly CallDraft[]): void {
  const numbers = new Map<string, number>()
  const subtrees = new Map<CallDraft, number>()
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const similarity = new Map<CallDraft, number>()
  for (const node of order.toReversed()) {
    const below = node.children.map((child) => subtrees.get(child)).join()
    const key = [node.type, node.from, node.to, node.value, below].join('|').toLowerCase()
    similarity.set(node, numberOf(key))
    subtrees.set(node, numberOf(`${key}|${node.failed}|${node.error}`))
    let first: CallDraft | null = null
    for (const child of node.children) {
      const isCause = node.failed && child.onRevertPath
      if (first !== null && !isCause && similarity.get(child) === similarity.get(first)) {
        first.run += 1
        first.runFailed += Number(child.failed)
        child.run = 0
      } else {
        first = isCause ? null : child
        child.runFailed = Number(child.failed)
      }
    }
  }
}
