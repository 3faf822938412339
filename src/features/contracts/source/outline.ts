import { codeParts } from '#/features/contracts/source/codeText'

/** A declaration in a source file. */
export interface OutlineEntry {
  readonly kind: string
  /** Empty for a constructor and the like. */
  readonly name: string
  /** Counts from 1. */
  readonly line: number
  /** 0 for a contract and other declarations of the file, 1 for those inside of one. */
  readonly depth: 0 | 1
}

/** Further declarations are left out. */
const MAX_ENTRIES = 2_000

const NAME = '([A-Za-z_$][\\w$]*)'
const SOLIDITY = new RegExp(
  `\\b(contract|interface|library|struct|enum)\\s+${NAME}(?=\\s*(?:\\{|is\\b|layout\\b))` +
    `|\\b(function|event|error|modifier)\\s+${NAME}(?=\\s*[({]|\\s+virtual\\b)` +
    `|\\b(constructor|receive|fallback)(?=\\s*\\()`,
  'g',
)
const VYPER = new RegExp(`^([ \\t]*)(?:(event|struct|interface|flag|enum)\\s+${NAME}\\s*:|def\\s+${NAME}\\s*\\()`, 'gm')

const CONTAINERS: ReadonlySet<string> = new Set(['contract', 'interface', 'library'])

/** The contracts, functions, events and errors that a file declares, in order. Vyper has its own syntax. */
export function outlineOf(text: string, isVyper: boolean): OutlineEntry[] {
  const code = codeParts(text, isVyper ? 'vyper' : 'solidity')
    .map((part) => (part.kind === 'code' ? part.text : part.text.replace(/[^\n]/g, ' ')))
    .join('')
  const entries: OutlineEntry[] = []
  let line = 1
  let counted = 0
  let isInside = false
  for (const match of code.matchAll(isVyper ? VYPER : SOLIDITY)) {
    if (entries.length === MAX_ENTRIES) break
    const start = match.index + (isVyper ? (match[1]?.length ?? 0) : 0)
    for (; counted < start; counted += 1) if (code.charCodeAt(counted) === 10) line += 1
    const found = isVyper ? vyperEntry(match) : solidityEntry(match)
    const isContainer = CONTAINERS.has(found.kind) && !isVyper
    isInside ||= isContainer
    entries.push({ ...found, line, depth: isContainer || !isInside ? 0 : 1 })
  }
  return entries
}

function solidityEntry([, container, containerName, member, memberName, unnamed]: RegExpMatchArray) {
  return {
    kind: container ?? member ?? unnamed ?? '',
    name: containerName ?? memberName ?? '',
  }
}

function vyperEntry([, , kind, name, functionName]: RegExpMatchArray) {
  return { kind: kind ?? 'function', name: name ?? functionName ?? '' }
}
