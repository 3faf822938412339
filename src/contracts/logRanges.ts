/** Where a search through blocks goes on, from the newest block to the oldest. */
export interface LogRange {
  readonly from: number
  readonly to: number
  /** The most blocks that a range may have, as the node said or was found to refuse more; Infinity if nothing is known. */
  readonly most: number
}

/** How much larger the next range is, unless the node named a limit of blocks. */
const GROWTH = 4

/** The first range: all blocks up to the head. */
export function firstRange(head: number): LogRange {
  return { from: 0, to: head, most: Infinity }
}

/** The newest part of a range, if it has more blocks than the node was seen to accept; else the same range. */
export function acceptedRange(range: LogRange, most: number): LogRange {
  return range.to - range.from < most
    ? range
    : { from: range.to - most + 1, to: range.to, most: Math.min(range.most, most) }
}

/** The range before one whose logs are loaded, larger if the node accepts it; null if there are no blocks before it. */
export function nextRange({ from, to, most }: LogRange): LogRange | null {
  if (from === 0) return null
  const size = Math.min((to - from + 1) * GROWTH, most)
  return { from: Math.max(0, from - size), to: from - 1, most }
}

/**
 * A smaller range with the same newest block, after the node refused one or cut off its results; null if it has one block only. The
 * node's message may name a limit of blocks, or a range that it would accept.
 */
export function smallerRange({ from, to, most }: LogRange, refusal: Refusal): LogRange | null {
  const size = to - from + 1
  if (size === 1) return null
  const named = refusal.limit !== null && refusal.limit < size ? refusal.limit : null
  // Limits of ranges are powers of ten more often than of two.
  const smaller = named ?? Math.floor(size / (refusal.kind === 'blocks' ? 10 : 4))
  const next = Math.max(1, smaller)
  return { from: to - next + 1, to, most: refusal.kind === 'blocks' ? next : most }
}

/** Why a node refused a range: it has too many blocks, or too many logs. */
export interface Refusal {
  readonly kind: 'blocks' | 'results'
  /** The most blocks that the message names; null if it names none. */
  readonly limit: number | null
}

/** Reads the message of a node as the refusal of a range; null if it failed for another reason. `size` is that of the range. */
export function rangeRefusalIn(message: string, size: number): Refusal | null {
  const suggested = /\[\s*(0x[\da-f]{1,13})\s*,\s*(0x[\da-f]{1,13})\s*\]/i.exec(message)
  if (suggested) {
    const limit = Number(suggested[2]) - Number(suggested[1]) + 1
    const kind = isAboutResults(message) ? 'results' : 'blocks'
    return { kind, limit: limit > 0 && limit < size ? limit : null }
  }
  if (isAboutResults(message)) return { kind: 'results', limit: null }
  if (!isAboutBlocks(message)) return null
  const numbers = Array.from(message.matchAll(/(\d[\d,_']*)\s*(k\b)?/gi), ([, digits = '', thousands]) => {
    return Number(digits.replace(/\D/g, '')) * (thousands ? 1000 : 1)
  })
  // The size of the refused range is often in the message, too.
  const smaller = numbers.filter((number) => number > 0 && number < size)
  return { kind: 'blocks', limit: smaller.length > 0 ? Math.max(...smaller) : null }
}

function isAboutResults(message: string): boolean {
  return (
    /(?:more than|exceed\w*|over|max\w*|limit\w*|too many) .{0,20}(?:result|log|event|record)s?\b/i.test(message) ||
    /response (?:size|is too (?:big|large))|too (?:big|large) response|memory capacity/i.test(message)
  )
}

function isAboutBlocks(message: string): boolean {
  // A search that takes too long has too many blocks, whatever it finds.
  return /timed? ?out|\branges?\b|\bblocks?\b.{0,40}(?:limit|exceed|large|wide|max)|(?:limit|exceed|large|wide|max).{0,40}\bblocks?\b/i.test(
    message,
  )
}

/** Whether a list of logs is as long as one that a server cuts off without a word. */
export function isCutOff(count: number): boolean {
  return count >= 1000 && count % 1000 === 0
}
