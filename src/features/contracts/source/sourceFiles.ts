import type { SmartContract } from '#/api/schemas/smartContract'
import { downloadFile } from '#/ui/downloadFile'

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
  const taken = new Map<string, number>()
  return [...main, ...others].map(({ path, text }) => ({ path: takeFreePath(path, taken), text }))
}

function mainPath(name: string | null, language: SmartContract['language']): string {
  const ending = language === 'vyper' ? 'vy' : language === 'yul' ? 'yul' : language === 'stylus_rust' ? 'rs' : 'sol'
  return `${name || 'Contract'}.${ending}`
}

/** Takes a path that no other file has; `taken` has the last number given after each path. */
function takeFreePath(path: string, taken: Map<string, number>): string {
  let free = path
  let number = taken.get(path) ?? 0
  while (taken.has(free)) {
    number += 1
    free = `${path} (${number})`
  }
  taken.set(path, Math.max(number, 1)).set(free, 1)
  return free
}

const lines = new WeakMap<SourceFile, readonly string[]>()

/** The lines of a file, split once. */
export function linesOf(file: SourceFile): readonly string[] {
  const known = lines.get(file) ?? file.text.split(/\r\n|\r|\n/)
  lines.set(file, known)
  return known
}

/** A part of a code: comments and strings may hold anything, the rest is code. */
export interface CodePart {
  readonly text: string
  readonly kind: 'code' | 'comment' | 'string'
}

// A string or comment without an end goes on to the end of its line or of the text. If it were no match, the search for its end would
// start again at every quote, which takes minutes for text made to be slow.
const LINE_STRING = String.raw`"(?:\\[^\n]|[^"\\\n])*"?`
const CHARACTERS = String.raw`'(?:\\[^\n]|[^'\\\n])*'?`
const C_COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`

/** Comments and strings by language. In Rust a single quote also starts a lifetime. */
const TEXTS: Readonly<Record<CodeLanguage, RegExp>> = {
  solidity: new RegExp(`${C_COMMENT}|${LINE_STRING}|${CHARACTERS}`, 'g'),
  vyper: new RegExp(`#[^\\n]*|"""[^]*?(?:"""|$)|${LINE_STRING}|${CHARACTERS}`, 'g'),
  rust: new RegExp(`${C_COMMENT}|${LINE_STRING}`, 'g'),
  json: new RegExp(LINE_STRING, 'g'),
}

/** Splits a code into comments, strings and the rest, in order. */
export function codeParts(text: string, language: CodeLanguage): CodePart[] {
  const parts: CodePart[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(TEXTS[language])) {
    if (index > start) parts.push({ text: text.slice(start, index), kind: 'code' })
    parts.push({ text: found, kind: /^["']/.test(found) ? 'string' : 'comment' })
    start = index + found.length
  }
  if (start < text.length) parts.push({ text: text.slice(start), kind: 'code' })
  return parts
}

const blank = (part: string) => ' '.repeat(part.length)

/** A code with blanks for its comments and strings; its lines stay as long as they are. */
export function onlyCode(text: string, language: CodeLanguage): string {
  return text.replace(TEXTS[language], (part) => (part.includes('\n') ? part.replace(/[^\n]+/g, blank) : blank(part)))
}

/** Downloads all files of a source as a zip; `name` is attacker-written. */
export async function downloadSource(files: readonly SourceFile[], name: string): Promise<void> {
  const { strToU8, zipSync } = await import('fflate')
  const entries = zipPaths(files.map(({ path }) => path)).map((path, index) => [
    path,
    strToU8(files[index]?.text ?? ''),
  ])
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>)
  downloadFile(new Blob([zip], { type: 'application/zip' }), `${safeName(name)}.zip`)
}

/** The paths in the zip: below its root, with nothing that leads out of it, and each once. */
export function zipPaths(paths: readonly string[]): string[] {
  // Some file systems ignore case.
  const taken = new Map<string, number>()
  return paths.map((path) => {
    const steps = path
      .split(/[/\\]+/)
      .map((step) => safeName(step))
      .filter((step) => !/^[. ]*$/.test(step))
    const safe = steps.join('/') || 'file'
    const free = takeFreePath(safe.toLowerCase(), taken)
    return safe + free.slice(safe.length)
  })
}

/** A name without characters that file systems refuse or that hide what it is. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N} ._@$+()-]/gu, '_').slice(0, 120)
}

/** The languages that are highlighted. */
export type CodeLanguage = 'solidity' | 'vyper' | 'rust' | 'json'
