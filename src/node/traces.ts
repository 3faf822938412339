import type { RpcCall } from '#/contracts/node'
import { type CallEntry, withoutUndefined } from './blockEntry'
import { type AddressWriter, dataIn, decimalIn, integerIn, objectsIn, type RpcObject, textIn } from './values'

/** A method of nodes that returns the calls of a whole block, or of one transaction. */
export interface TraceMethod {
  readonly name: string
  /** The calls to the node for a block with these transactions. */
  readonly requests: (height: string, hashes: readonly string[]) => RpcCall[]
  /** The calls of each transaction by hash, from the results of `requests`. */
  readonly read: (
    results: readonly unknown[],
    hashes: readonly string[],
    write: AddressWriter,
  ) => Map<string, CallEntry[]>
}

const CALL_TRACER = { tracer: 'callTracer' }

const traceBlock: TraceMethod = {
  name: 'trace_block',
  requests: (height) => [{ method: 'trace_block', params: [height] }],
  read: ([steps], _, write) => byTransaction(objectsIn(steps), write),
}

const debugTraceBlock: TraceMethod = {
  name: 'debug_traceBlockByNumber',
  requests: (height) => [{ method: 'debug_traceBlockByNumber', params: [height, CALL_TRACER] }],
  read: ([traces], hashes, write) =>
    callsByHash(
      // Transactions of the system may have no trace: those that follow are not in its place.
      objectsIn(traces).map(({ txHash, result }, place) => [dataIn(txHash) ?? hashes[place] ?? '', result] as const),
      write,
    ),
}

const debugTraceTransaction: TraceMethod = {
  name: 'debug_traceTransaction',
  requests: (_, hashes) => hashes.map((hash) => ({ method: 'debug_traceTransaction', params: [hash, CALL_TRACER] })),
  read: (traces, hashes, write) =>
    callsByHash(
      hashes.map((hash, place) => [hash, traces[place]] as const),
      write,
    ),
}

const traceTransaction: TraceMethod = {
  name: 'trace_transaction',
  requests: (_, hashes) => hashes.map((hash) => ({ method: 'trace_transaction', params: [hash] })),
  read: (traces, _, write) => byTransaction(traces.flatMap(objectsIn), write),
}

/** The methods in the order in which they are tried for whole blocks: those of whole blocks need the fewest requests. */
export const BLOCK_TRACE_METHODS = [traceBlock, debugTraceBlock, debugTraceTransaction, traceTransaction] as const

/** The same for some of a block's transactions; a method without hashes in its results would mistake them. */
export const TRANSACTION_TRACE_METHODS = [traceTransaction, debugTraceTransaction, traceBlock] as const

/** Whether a result has traces: another tracer of the node would return objects without calls. */
export function hasTraces(result: unknown): boolean {
  return objectsIn([result].flat()).some((step) => {
    const [call = {}] = objectsIn([step['result'] ?? step])
    return 'traceAddress' in step || 'type' in call
  })
}

/** Reads traces of callTracer by hash; without those that failed, as after a timeout. */
function callsByHash(
  traces: readonly (readonly [hash: string, trace: unknown])[],
  write: AddressWriter,
): Map<string, CallEntry[]> {
  const found = traces.map(([hash, trace]) => [hash, callsIn(trace, write)] as const)
  return new Map(found.filter(([, calls]) => calls.length > 0))
}

/** Reads the steps of `trace_block`, which are in order of execution. */
function byTransaction(steps: readonly RpcObject[], write: AddressWriter): Map<string, CallEntry[]> {
  const found = new Map<string, CallEntry[]>()
  for (const step of steps) {
    const hash = dataIn(step['transactionHash'])
    // Rewards of a block are steps without a transaction.
    if (hash === undefined) continue
    const calls = found.get(hash) ?? []
    calls.push(readStep(step, calls.length, write))
    found.set(hash, calls)
  }
  return found
}

function readStep(step: RpcObject, index: number, write: AddressWriter): CallEntry {
  const [action = {}] = objectsIn([step['action']])
  const [result = {}] = objectsIn([step['result']])
  const kind = textIn(step['type'])
  const isDestruction = kind === 'suicide' || kind === 'selfdestruct'
  const type = isDestruction ? 'selfdestruct' : (textIn(action['creationMethod']) ?? textIn(action['callType']) ?? kind)
  return callEntry(write, {
    index,
    path: Array.isArray(step['traceAddress']) ? step['traceAddress'].map(integerIn) : [],
    type: type ?? 'call',
    from: action['from'] ?? action['address'],
    to: action['to'] ?? action['refundAddress'],
    created: result['address'],
    value: action['value'] ?? action['balance'],
    gas: action['gas'],
    gasUsed: result['gasUsed'],
    input: action['input'] ?? action['init'],
    output: result['output'],
    error: step['error'],
  })
}

/** Reads a call of callTracer with those inside it, depth first. */
function callsIn(call: unknown, write: AddressWriter): CallEntry[] {
  const entries: CallEntry[] = []
  const visit = (given: RpcObject, path: number[]) => {
    const type = (textIn(given['type']) ?? 'call').toLowerCase()
    const isCreation = type.startsWith('create')
    entries.push(
      callEntry(write, {
        index: entries.length,
        path,
        type,
        from: given['from'],
        to: isCreation ? undefined : given['to'],
        created: isCreation && given['error'] === undefined ? given['to'] : undefined,
        value: given['value'],
        gas: given['gas'],
        gasUsed: given['gasUsed'],
        input: given['input'],
        output: given['output'],
        error: given['error'],
      }),
    )
    for (const [place, inner] of objectsIn(given['calls']).entries()) visit(inner, [...path, place])
  }
  for (const outer of objectsIn([call])) visit(outer, [])
  return entries
}

const TYPES = ['call', 'delegatecall', 'staticcall', 'callcode', 'create', 'create2', 'selfdestruct'] as const

interface GivenCall extends Readonly<Record<'from' | 'to' | 'created' | 'value' | 'gas' | 'gasUsed', unknown>> {
  index: number
  path: number[]
  type: string
  input: unknown
  output: unknown
  error: unknown
}

function callEntry(write: AddressWriter, given: GivenCall): CallEntry {
  const type = TYPES.find((each) => each === given.type) ?? 'call'
  const isCreation = type.startsWith('create')
  const [to, created, input, output] = [given.to, given.created, given.input, given.output].map(dataIn)
  const error = textIn(given.error)
  return withoutUndefined({
    index: given.index,
    path: given.path,
    type,
    from: write(textIn(given.from) ?? `0x${'0'.repeat(40)}`),
    to: to && write(to),
    created: created && error === undefined ? write(created) : undefined,
    value: type === 'delegatecall' || type === 'staticcall' ? '0' : (decimalIn(given.value) ?? '0'),
    gasLimit: decimalIn(given.gas) ?? '0',
    gasUsed: decimalIn(given.gasUsed) ?? '0',
    input: input === '0x' ? undefined : input,
    // The output of a creation is its code.
    output: isCreation && error === undefined ? undefined : output,
    error: error && errorText(error),
  })
}

/** An error in the words that most nodes have for it. */
function errorText(error: string): string {
  return /^reverted$/i.test(error) ? 'execution reverted' : error
}
