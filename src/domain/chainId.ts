/** Whether a text is a chain ID as in paths: decimal digits without a leading zero, at most 256 bits. */
export function isChainId(text: string): boolean {
  return /^[1-9]\d{0,77}$/.test(text)
}
