import { isObject } from '#/domain/isObject'

/**
 * The steps of a trace in the format of geth's callTracer, one object with nested `calls`, in the format of the other raw traces: a
 * list in order of execution, each step with its trace address. Null for any other body.
 */
export function callTracerSteps(body: unknown): unknown[] | null {
  if (!isObject(body) || typeof body['type'] !== 'string' || 'items' in body) return null
  const steps: unknown[] = []
  // Without recursion, as calls can nest a thousand deep.
  const stack: { call: unknown; traceAddress: readonly number[] }[] = [{ call: body, traceAddress: [] }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { call, traceAddress } = next
    const calls = isObject(call) && Array.isArray(call['calls']) ? (call['calls'] as unknown[]) : []
    steps.push(isObject(call) ? stepOf(call, traceAddress, calls.length) : call)
    for (let index = calls.length - 1; index >= 0; index -= 1) {
      stack.push({ call: calls[index], traceAddress: [...traceAddress, index] })
    }
  }
  return steps
}

/** A call of the trace as a step; fields that only geth has stay as they are. */
function stepOf(call: Record<string, unknown>, traceAddress: readonly number[], subtraces: number): object {
  const { type, from, to, gas, value, input, gasUsed, output, calls: _, error = null, ...others } = call
  const name = typeof type === 'string' ? type.toLowerCase() : type
  const isCreation = name === 'create' || name === 'create2'
  return {
    ...others,
    type: name,
    traceAddress,
    subtraces,
    error,
    action: isCreation ? { from, gas, value, init: input } : { callType: name, from, to, gas, value, input },
    result: isCreation ? { gasUsed, output, address: to } : { gasUsed, output },
  }
}
