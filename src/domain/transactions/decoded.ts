import { isAddressHash, isTransactionHash, shortHash } from '#/domain/hashes/hash'
import type { ParameterRecord } from './transactionRecords'

/**
 * Decoded parameters in one line: "to: 0x12ab34c…d89ef, value: 5", with an arrow between the ends of a transfer.
 * Hashes are shortened, so that more of them fit.
 */
export function decodedLine(parameters: readonly ParameterRecord[]): string {
  const line = parameters.map(parameterText).join(', ')
  return line.replace(/^_?from: (0x\S+), _?to: (?=0x)/, '$1 → ')
}

function parameterText({ name, value }: ParameterRecord): string {
  const text = typeof value === 'string' ? shortened(value) : value === null ? 'unknown' : JSON.stringify(value)
  return name ? `${name}: ${text}` : text
}

function shortened(value: string): string {
  return isAddressHash(value) || isTransactionHash(value) ? shortHash(value) : value
}

/** The name in a signature such as "transfer(address to, uint256 value)"; null if there is none. */
export function nameInSignature(signature: string | null): string | null {
  return signature?.split('(', 1)[0]?.trim() || null
}

/** A selector as 0x and eight digits, with or without 0x in the API. */
export function selectorOf(methodId: string): string {
  return methodId.startsWith('0x') ? methodId : `0x${methodId}`
}
