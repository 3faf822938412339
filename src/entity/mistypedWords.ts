/** What is said of an address whose checksum is invalid: its name, why, and what to do. */
export const MISTYPED_WORDS = [
  'Probably mistyped:',
  'invalid checksum (EIP-55).',
  'Compare the address with where you copied it from.',
] as const
