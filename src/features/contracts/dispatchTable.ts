/** Further selectors are left out. */
const MAX_SELECTORS = 1_000

const PUSH1 = 0x60
const PUSH3 = 0x62
const PUSH4 = 0x63
const PUSH32 = 0x7f
const DUP1 = 0x80
const SWAP16 = 0x9f
const EQ = 0x14
const SUB = 0x03
const XOR = 0x18

/**
 * The selectors that code compares its calldata with, in order of appearance: of its functions, if a compiler wrote the code. Code
 * is `PUSH4 selector … EQ`, where stack operations may be in between; Vyper subtracts or uses XOR. A selector that starts with a
 * zero byte is pushed by PUSH3.
 */
export function selectorsInCode(hex: string): string[] {
  const code = hex.replace(/^0x/i, '').toLowerCase()
  if (!/^[\da-f]*$/.test(code)) return []
  const found = new Set<string>()
  const size = Math.floor(code.length / 2)
  const byteAt = (offset: number) => Number.parseInt(code.slice(2 * offset, 2 * offset + 2), 16)
  let previous = 0
  for (let offset = 0; offset < size && found.size < MAX_SELECTORS;) {
    const operation = byteAt(offset)
    const next = offset + 1 + (operation >= PUSH1 && operation <= PUSH32 ? operation - PUSH1 + 1 : 0)
    const isSelector = operation === PUSH4 || (operation === PUSH3 && previous === DUP1)
    if (isSelector && next <= size && isCompared(byteAt, next))
      found.add(`0x${code.slice(2 * offset + 2, 2 * next).padStart(8, '0')}`)
    previous = operation
    offset = next
  }
  // The mask of four bytes is no selector.
  found.delete('0xffffffff')
  return [...found]
}

/** Whether the next operation other than one of the stack is a comparison. */
function isCompared(byteAt: (offset: number) => number, start: number): boolean {
  for (let offset = start; offset < start + 3; offset += 1) {
    const operation = byteAt(offset)
    if (operation === EQ || operation === SUB || operation === XOR) return true
    if (!(operation >= DUP1 && operation <= SWAP16)) return false
  }
  return false
}
