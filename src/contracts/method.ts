import { type Abi, type AbiFunction, type AbiParameter, concat, toFunctionSelector, toFunctionSignature } from 'viem'
import { abiIndex, isReadOnly } from '#/contracts/abiIndex'
import { decodeValues } from '#/contracts/abiValues'
import { arrayTypeOf, tupleOf, type ArgumentDraft, encodeDrafts, type DraftErrors, type Value } from './arguments'
import type { Hex } from './rpcError'

/** A decoded value with the parameter that it is of; `parts` are the values of an array or a tuple. */
export interface Decoded {
  readonly parameter: AbiParameter
  readonly value: bigint | boolean | string | null
  readonly parts: readonly Decoded[] | null
}

/** A function of an ABI, with what a form and a link need of it. */
export interface AbiMethod {
  readonly abi: AbiFunction
  /** `balanceOf(address)`, the name of the function in links. */
  readonly signature: string
  readonly selector: Hex
}

/** The functions of an ABI, each once. A function whose types no compiler writes is left out. */
export function methodsOf(abi: Abi, kind: 'read' | 'write'): AbiMethod[] {
  const found = new Map<string, AbiMethod>()
  for (const item of abi) {
    if (item.type !== 'function' || isReadOnly(item) !== (kind === 'read')) continue
    try {
      const signature = toFunctionSignature(item)
      found.set(signature, { abi: item, signature, selector: toFunctionSelector(item) })
    } catch {
      // An ABI is data of others: one entry that cannot be read does not hide the rest.
    }
  }
  return [...found.values()]
}

/** The calldata of a call; what is wrong with its arguments instead if they cannot be sent. */
export function calldataOf(
  { abi, selector }: AbiMethod,
  drafts: readonly ArgumentDraft[],
): { data: Hex; values: readonly Value[]; errors: null } | { data: null; errors: DraftErrors } {
  const encoded = encodeDrafts(abi.inputs, drafts)
  return encoded.errors ? encoded : { ...encoded, data: concat([selector, encoded.data]) }
}

/** What a call returned, by the outputs of its function, and the bytes after them; null if the bytes are not what the ABI promises. */
export function decodeOutputs(
  { abi: { outputs } }: AbiMethod,
  data: Hex,
): { values: Decoded[]; rest: Hex | null } | null {
  const decoded = decodeValues(outputs, data)
  return decoded && { values: valuesOf(outputs, decoded.values), rest: decoded.rest }
}

/** The arguments in calldata, decoded as a check of what is sent; null if it is no call of the function. */
export function decodeInputs({ abi: { inputs }, selector }: AbiMethod, data: string): Decoded[] | null {
  const decoded = data.startsWith(selector) ? decodeValues(inputs, `0x${data.slice(10)}`) : null
  return decoded?.rest === null ? valuesOf(inputs, decoded.values) : null
}

/** The error of a revert by the errors of an ABI; null if none has its selector and encodes to its bytes. */
export function decodeRevert(abi: Abi, data: Hex): { name: string; values: Decoded[] } | null {
  for (const { name, inputs } of abiIndex(abi).errors.get(data.slice(0, 10).toLowerCase()) ?? []) {
    const decoded = decodeValues(inputs, `0x${data.slice(10)}`)
    if (decoded?.rest === null) return { name, values: valuesOf(inputs, decoded.values) }
  }
  return null
}

function valuesOf(parameters: readonly AbiParameter[], values: readonly unknown[]): Decoded[] {
  return parameters.map((parameter, index) => decodedOf(parameter, values[index]))
}

function decodedOf(parameter: AbiParameter, value: unknown): Decoded {
  const array = arrayTypeOf(parameter)
  const components = tupleOf(parameter)
  if (array || components) {
    const parts: unknown[] = Array.isArray(value) ? value : []
    return {
      parameter,
      value: null,
      parts: parts.map((part, index) => decodedOf(components?.[index] ?? array?.element ?? parameter, part)),
    }
  }
  // viem has small integers as numbers.
  const leaf = typeof value === 'number' ? BigInt(value) : value
  return {
    parameter,
    value: typeof leaf === 'bigint' || typeof leaf === 'boolean' || typeof leaf === 'string' ? leaf : null,
    parts: null,
  }
}
