/** An integer of 16 digits or more, which JSON.parse may round; a match inside a string only costs the slow path. */
const LARGE_INTEGER = /(?:^|[:[,])\s*-?\d{16}/

/** Strings, which are skipped, and numbers. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

/** Parses JSON as JSON.parse does, but integers beyond ±2^53 come out as bigint, exact; throws on text that isn't JSON. */
export function parseJson(text: string): unknown {
  if (!LARGE_INTEGER.test(text)) return JSON.parse(text)
  // Large integers are marked as strings for JSON.parse, with a random prefix that no server can forge.
  const mark = `bigint ${Math.random()} `
  const marked = text.replace(STRING_OR_NUMBER, (token) => (isUnsafeInteger(token) ? `"${mark}${token}"` : token))
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  )
}

function isUnsafeInteger(token: string): boolean {
  return /^-?[1-9]\d{15,}$/.test(token) && !Number.isSafeInteger(Number(token))
}

/** Deeper than any real response; deeper parts are cut, so that no depth overflows the stack. */
const MAX_DEPTH = 500

/** Writes JSON with all digits of bigints, for display and copying; `indent` is the spaces per level, 0 for one line. */
export function stringifyJson(value: unknown, indent = 0): string {
  return written(value, indent, 0)
}

function written(value: unknown, indent: number, depth: number): string {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (depth > MAX_DEPTH) return '"…"'
  const colon = indent > 0 ? ': ' : ':'
  const parts = Array.isArray(value)
    ? value.map((element) => written(element, indent, depth + 1))
    : Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}${colon}${written(field, indent, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`
  if (indent === 0) return `${open}${parts.join(',')}${close}`
  const line = `\n${' '.repeat(indent * depth)}`
  return `${open}${parts.map((part) => `${line}${' '.repeat(indent)}${part}`).join(',')}${line}${close}`
}
