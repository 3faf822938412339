import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, type Hex, hexToBytes } from 'viem'
import type { DecodedParameter } from '#/api/schemas/decodedInput'

/** Decoded values, and the bytes after them. */
export interface ValuesAndRest {
  readonly values: readonly unknown[]
  readonly rest: Hex | null
}

/**
 * Decodes bytes as these parameters; null unless the values encode to the very same bytes again, where more bytes may follow.
 * Never throws.
 */
export function decodeValues(parameters: readonly AbiParameter[], data: Hex): ValuesAndRest | null {
  try {
    const types = parameters.map(withoutNames)
    const values: readonly unknown[] =
      types.length === 0 ? [] : decodeAbiParameters(types, new MeteredBytes(hexToBytes(data)))
    const encoded = encodeAbiParameters(types, values)
    if (!data.toLowerCase().startsWith(encoded)) return null
    return { values, rest: data.length > encoded.length ? `0x${data.slice(encoded.length)}` : null }
  } catch {
    // The bytes are not what the ABI promises, or the ABI itself is invalid.
    return null
  }
}

/** A parameter without names, so that the values of a tuple are a list: as keys, names may be missing, equal or `__proto__`. */
export function withoutNames(parameter: AbiParameter): AbiParameter {
  const { type } = parameter
  return 'components' in parameter ? { type, components: parameter.components.map(withoutNames) } : { type }
}

/** The type of a parameter as signatures write it, with the names of a tuple's parts: "(address token, uint256 amount)[]". */
export function typeText(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return `(${parameter.components.map(parameterText).join(', ')})${parameter.type.slice('tuple'.length)}`
}

/** A parameter as signatures write it: "address to", or "address" where it has no name. */
export function parameterText(parameter: AbiParameter & { readonly indexed?: boolean | undefined }): string {
  return [typeText(parameter), parameter.indexed && 'indexed', parameter.name].filter(Boolean).join(' ')
}

/** A parameter with its value, in the form of the API's own decodings. */
export function decodedParameter(parameter: AbiParameter, value: unknown): DecodedParameter {
  return { name: parameter.name || null, type: typeText(parameter), value: plain(value), indexed: null }
}

/** A decoded value as text, or as a list of such values. */
function plain(value: unknown): NonNullable<DecodedParameter['value']> {
  return Array.isArray(value) ? value.map(plain) : String(value)
}

/**
 * Bytes that can be read once: reading more bytes than there are throws. Offsets of hostile data refer to the same bytes again and
 * again, so that a few kilobytes decode to gigabytes; what an encoder writes is read once.
 */
export class MeteredBytes extends Uint8Array {
  private unread = this.length

  static get [Symbol.species]() {
    return Uint8Array
  }

  override subarray(begin = 0, end = this.length): Uint8Array<ArrayBuffer> {
    this.unread -= end - begin
    if (this.unread < 0) throw new RangeError('Bytes are read twice')
    return super.subarray(begin, end)
  }
}
