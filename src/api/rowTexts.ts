/** Where a string, or anything that is neither a string nor a bracket nor a comma, ends. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/gsy
const PLAIN = /[^"[\]{},]+/gy

/**
 * The elements of a list's body as the server wrote them, letter by letter: of the array that the body is, or of its `items`.
 * The text must be JSON, which whoever parsed it knows.
 */
export function rowTexts(body: string): string[] {
  const text = body.trim()
  if (text.startsWith('[')) return parts(text)
  // A name that comes twice counts as parsers take it: the last one.
  const items = parts(text).findLast((member) => nameOf(member) === 'items')
  return items === undefined ? [] : parts(items.slice(endOfString(items, 0)).replace(/^\s*:\s*/, ''))
}

/** What stands between the outer brackets of an array or object, parted by its own commas. */
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
