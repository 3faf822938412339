/** The name in a signature such as "transfer(address to, uint256 value)"; null if there is none. */
export function nameInSignature(signature: string | null): string | null {
  return signature?.split('(', 1)[0]?.trim() || null
}

/** A selector as 0x and eight digits, with or without 0x in the API. */
export function selectorOf(methodId: string): string {
  return methodId.startsWith('0x') ? methodId : `0x${methodId}`
}
