import { codeParts, type SourceFile } from '#/features/contracts/source/sourceFiles'

/** The documentation comment of a function, event or error (NatSpec); attacker-written. */
export interface NatSpec {
  /** What it does, for users and for developers. */
  readonly text: string
  /** Parameters and return values with their texts. */
  readonly details: readonly { readonly name: string; readonly text: string }[]
}

/** Longer comments are cut. */
const MAX_LENGTH = 4_000

const DECLARATION = /^\s*(function|event|error)\s+([A-Za-z_$][\w$]*)\s*\(([^()]*)/

/** The key of a declaration in the map: overloads differ in the number of their parameters. */
export function natSpecKey(kind: 'function' | 'event' | 'error', name: string, parameters: number): string {
  return `${kind} ${name}/${parameters}`
}

/** The documentation comments of Solidity files, by declaration; of several, the first in the order of the files. */
export function natSpecOf(files: readonly SourceFile[]): ReadonlyMap<string, NatSpec> {
  const found = new Map<string, NatSpec>()
  for (const { text } of files) {
    let comment = ''
    for (const part of codeParts(text, 'solidity')) {
      if (part.kind === 'comment') {
        if (/^\/\/\/|^\/\*\*/.test(part.text)) comment += `${withoutMarks(part.text)}\n`
        continue
      }
      const [, kind, name, parameters = ''] = DECLARATION.exec(part.text) ?? []
      if (kind !== undefined && name !== undefined && comment !== '') {
        const count = parameters.trim() === '' ? 0 : parameters.split(',').length
        const key = natSpecKey(kind as 'function', name, count)
        const doc = readComment(comment.slice(0, MAX_LENGTH))
        if (doc !== null && !found.has(key)) found.set(key, doc)
      }
      if (part.text.trim() !== '') comment = ''
    }
  }
  return found
}

function withoutMarks(comment: string): string {
  return comment
    .replace(/^\/\/\/|^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .trim()
}

/** Reads the tags of a comment; null for one without text, such as that of an inherited function. */
function readComment(comment: string): NatSpec | null {
  const texts: string[] = []
  const details: { name: string; text: string }[] = []
  for (const part of `@notice ${comment}`.split(/^[ \t]*@|(?<=^@notice )@/m)) {
    const [, tag = '', content = ''] = /^([\w:-]+)\s*([^]*)$/.exec(part) ?? []
    const text = content.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    if (tag === 'notice' || tag === 'dev') texts.push(text)
    else if (tag === 'return') details.push({ name: 'returns', text })
    else if (tag === 'param') {
      const [, name = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(text) ?? []
      details.push({ name, text: rest })
    }
  }
  return texts.length + details.length === 0 ? null : { text: texts.join(' '), details }
}
