import { useMemo } from 'react'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { onlyCode, type SourceFile } from '#/features/contracts/source/sourceFiles'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { UntrustedText } from '#/ui/UntrustedText'

interface OutlineProps {
  file: SourceFile
  isVyper: boolean
  search: ContractSearch
}

/** The declarations of a file, each with a link to its line. */
export function Outline({ file, isVyper, search }: OutlineProps) {
  const entries = useMemo(() => outlineOf(file.text, isVyper), [file, isVyper])
  if (entries.length === 0) return null
  return (
    <nav aria-label="Outline" className="text-sm">
      <h3 className="mb-1 font-semibold">Outline</h3>
      <ul>
        {entries.map(({ kind, name, line, depth }) => (
          <li key={`${line} ${kind} ${name}`} className={depth === 1 ? 'pl-3' : undefined}>
            <PlaceLink
              search={{ of: search.of, file: file.path, L: String(line) }}
              className="block min-h-6 rounded-xs px-1.5 py-0.5 wrap-anywhere max-md:py-2.5 hover:bg-sunken"
            >
              <span className={name ? 'text-muted' : undefined}>{kind}</span> <UntrustedText text={name} max={80} />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
  const code = onlyCode(text, isVyper ? 'vyper' : 'solidity')
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
