/** What the weight of an SVG depends on of one of its elements. */
export interface SvgElement {
  /** Local name in lower case. */
  readonly name: string
  /** Values with entities replaced, by local names in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  /** Its place in the list of elements; -1 for the outermost. */
  readonly parent: number
  /** The text in it, without that of its elements. */
  text: string
}

/**
 * The elements of an SVG in the order of its text, which need not be well-formed; null if there are more than `most`, or if a document
 * type or a style sheet as data makes more of them than the text shows. Not by DOMParser: each style that it reads breaks the app's
 * Content-Security-Policy.
 */
export function readSvg(text: string, most: number): SvgElement[] | null {
  const elements: SvgElement[] = []
  const open: number[] = []
  let entities: ReadonlyMap<string, string> = new Map()
  const addText = (part: string) => {
    const element = elements[open.at(-1) ?? -1]
    if (element) element.text += part
  }
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('<', at)
    addText(decoded(text.slice(at, start < 0 ? undefined : start), entities))
    if (start < 0) break
    const skipped = SKIPPED.find(([begin]) => text.startsWith(begin, start))
    if (skipped) {
      const [begin, finish] = skipped
      const end = text.indexOf(finish, start + begin.length)
      if (/^<\?xml-stylesheet\b/i.test(text.slice(start, start + 20)) && text.slice(start, end).includes('data'))
        return null
      if (begin === '<![CDATA[') addText(text.slice(start + begin.length, end < 0 ? undefined : end))
      at = end < 0 ? text.length : end + finish.length
      continue
    }
    if (text.startsWith('<!', start)) {
      const subset = documentType(text, start)
      const read = readEntities(subset)
      if (!read) return null
      entities = read
      at = start + subset.length
      continue
    }
    const end = endOfTag(text, start)
    const tag = text.slice(start + 1, end)
    at = end + 1
    if (tag.startsWith('/')) {
      open.pop()
      continue
    }
    if (elements.length === most) return null
    const [name = ''] = /^[^\s/]*/.exec(tag) ?? []
    elements.push({
      name: localName(name),
      attributes: attributesIn(tag, entities),
      parent: open.at(-1) ?? -1,
      text: '',
    })
    if (!tag.endsWith('/')) open.push(elements.length - 1)
  }
  return elements
}

const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** Where a tag ends: at a '>' outside of quotes. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quote ? letter === quote : letter === '"' || letter === "'") quote = quote ? '' : letter
    else if (letter === '>' && !quote) return at
  }
  return text.length
}

function attributesIn(tag: string, entities: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', , double, single] of tag.matchAll(/(?<=[\s"'])([^\s=/"'<]+)\s*=\s*("([^"]*)"|'([^']*)')/g))
    found.set(localName(name), decoded(double ?? single ?? '', entities))
  return found
}

/** `<!DOCTYPE …>` with its internal part in brackets. */
function documentType(text: string, start: number): string {
  const end = text.indexOf('>', start)
  const bracket = text.indexOf('[', start)
  if (bracket < 0 || end < 0 || bracket > end) return text.slice(start, end < 0 ? undefined : end + 1)
  const close = /\]\s*>/g
  close.lastIndex = bracket
  return text.slice(start, close.exec(text) ? close.lastIndex : undefined)
}

/** Entities that stand for plain text, as drawing programs write them for namespaces; null if there is anything else. */
function readEntities(doctype: string): Map<string, string> | null {
  const found = new Map<string, string>()
  const rest = doctype.replaceAll(
    /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>|<!--[^<>]*-->/g,
    (_, name: string | undefined, double: string | undefined, single: string | undefined) => {
      if (name !== undefined) found.set(name, double ?? single ?? '')
      return ''
    },
  )
  return /<!(?:ENTITY|ATTLIST)|%/.test(rest) ? null : found
}

const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

function decoded(text: string, entities: ReadonlyMap<string, string>): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.:-]+));/gi, (written, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? entities.get(name) ?? written
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : written
  })
}
