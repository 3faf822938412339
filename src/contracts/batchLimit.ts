/**
 * The most calls that a node accepts in a batch, below `size`, by the message with which it refused a batch of `size` calls: the
 * limit that the message names, else 1 if the node has no batches, else half. Null if the message is about something else.
 */
export function batchLimitIn(message: string, size: number): number | null {
  if (!isAboutSize(message) || isAboutRate(message)) return null
  // Versions and bytes are no number of calls.
  const text = message.replaceAll(/\d+(?:\.\d+)+|\d+ ?(?:[kmg]i?b|bytes?)\b/gi, '')
  const numbers = Array.from(text.matchAll(/\d[\d,_']*/g), ([digits]) => Number(digits.replace(/\D/g, '')))
  // The size of the refused batch is often in the message, too.
  const smaller = numbers.filter((number) => number < size)
  if (smaller.length > 0) return Math.max(1, ...smaller)
  return /\bun(?:supported|available)|\bdisabled|\bno(?:t|r)?\b/i.test(text) ? 1 : halfOf(size)
}

/** The next smaller batch to try, after a node refused one of `size` calls without a limit. */
export function halfOf(size: number): number {
  return Math.max(1, Math.floor(size / 2))
}

function isAboutSize(message: string): boolean {
  return (
    /\bbatch|(?:request|payload|body|entity|content)(?: entity| body| size)?(?: is| was)? (?:too (?:large|big|long)|exceed)/i.test(
      message,
    ) ||
    /too many (?:calls|requests|items) (?:in|per) (?:an? |one |the |single )*(?:request|array|call|post)/i.test(message)
  )
}

function isAboutRate(message: string): boolean {
  return /rate.?limit|throttl|(?:per|a|\/) ?(?:second|sec|minute|hour|day)\b/i.test(message)
}
