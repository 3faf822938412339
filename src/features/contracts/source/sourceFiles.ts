import type { SmartContract } from '#/api/schemas/smartContract'

/** One file of a contract's source. Path and text are attacker-written. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** What is needed of a contract to show its source. */
export type ContractSource = Pick<
  SmartContract,
  'name' | 'file_path' | 'source_code' | 'additional_sources' | 'language'
>

/** The files of a contract's source, the one with the contract first, each with a path of its own. */
export function sourceFilesOf(contract: ContractSource): SourceFile[] {
  const { name, file_path, source_code, additional_sources, language } = contract
  const main = source_code === null ? [] : [{ path: file_path || mainPath(name, language), text: source_code }]
  const others = (additional_sources ?? []).map((file) => ({
    path: file.file_path || 'Unnamed file',
    text: file.source_code ?? '',
  }))
  const taken = new Set<string>()
  return [...main, ...others].map(({ path, text }) => {
    const free = freePath(path, taken)
    taken.add(free)
    return { path: free, text }
  })
}

function mainPath(name: string | null, language: SmartContract['language']): string {
  const ending = language === 'vyper' ? 'vy' : language === 'yul' ? 'yul' : language === 'stylus_rust' ? 'rs' : 'sol'
  return `${name || 'Contract'}.${ending}`
}

/** A path that no other file has. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path)) return path
  for (let number = 2; ; number += 1) {
    const numbered = `${path} (${number})`
    if (!taken.has(numbered)) return numbered
  }
}

const lines = new WeakMap<SourceFile, readonly string[]>()

/** The lines of a file, split once. */
export function linesOf(file: SourceFile): readonly string[] {
  const known = lines.get(file) ?? file.text.split(/\r\n|\r|\n/)
  lines.set(file, known)
  return known
}
