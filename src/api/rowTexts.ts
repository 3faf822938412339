/** Sticky tokens: a string, and a run of anything that is no string, bracket or comma. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/gsy
const PLAIN = /[^"[\]{},]+/gy

/**
 * The JSON texts of a list's elements, exactly as they were sent: of the body if it is an array, else of its `items`. The body must
 * be valid JSON.
 */
export function rowTexts(body: string): string[] {
  const text = body.trim()
  if (text.startsWith('[')) return parts(text)
  // Of a repeated name the last one counts, as in JSON.parse.
  const items = parts(text).findLast((member) => nameOf(member) === 'items')
  return items === undefined ? [] : parts(items.slice(endOfString(items, 0)).replace(/^\s*:\s*/, ''))
}

/** Splits the content of an array or object at its own commas. */
function parts(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let begin = 1
  for (let at = 0; at < text.length;) {
    const letter = text[at]
    if (letter === '"') {
      at = endOfString(text, at)
      continue
    }
    if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    else if (letter !== ',') {
      PLAIN.lastIndex = at
      PLAIN.test(text)
      at = PLAIN.lastIndex
      continue
    }
    at += 1
    if ((letter === ',' && depth === 1) || depth === 0) {
      const part = text.slice(begin, at - 1).trim()
      if (part !== '') found.push(part)
      begin = at
    }
    if (depth === 0) break
  }
  return found
}

function endOfString(text: string, at: number): number {
  STRING.lastIndex = at
  return STRING.test(text) ? STRING.lastIndex : text.length
}

function nameOf(member: string): unknown {
  return JSON.parse(member.slice(0, endOfString(member, 0)))
}
