import type { CodeLanguage } from './sourceFiles'
import type { Token, TokenStream } from 'prismjs'
import { useEffect, useState } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { codeParts } from '#/features/contracts/source/sourceFiles'

type Prism = typeof import('prismjs')

/** A piece of a line of code, and its kind, which is null for plain text. */
export interface CodePiece {
  readonly text: string
  readonly kind: TokenKind | null
}

/** The kinds of tokens that have a color. */
export type TokenKind = 'keyword' | 'type' | 'string' | 'number' | 'comment' | 'name'

/** Longer files stay plain: tokens would take longer than a page may block. */
export const MAX_HIGHLIGHTED_LENGTH = 1_000_000

const KINDS: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  builtin: 'type',
  boolean: 'keyword',
  decorator: 'keyword',
  annotation: 'keyword',
  'class-name': 'name',
  function: 'name',
  property: 'name',
  char: 'string',
  number: 'number',
  version: 'number',
}

/** The grammars of each language, in the order in which they extend each other. */
const GRAMMARS: Readonly<Record<CodeLanguage, readonly [name: string, ...load: (() => Promise<unknown>)[]]>> = {
  solidity: [
    'solidity',
    () => import('prismjs/components/prism-clike'),
    () => import('prismjs/components/prism-solidity'),
  ],
  vyper: ['python', () => import('prismjs/components/prism-python')],
  rust: ['rust', () => import('prismjs/components/prism-rust')],
  json: ['json', () => import('prismjs/components/prism-json')],
}

/** The tokens of a code, line by line. Null if it is too long. */
export async function highlight(text: string, language: CodeLanguage): Promise<CodePiece[][] | null> {
  if (text.length > MAX_HIGHLIGHTED_LENGTH) return null
  const { tokenize, languages } = await loadPrism()
  const [name, ...loads] = GRAMMARS[language]
  for (const load of loads) await load()
  const grammar = languages[name]
  if (grammar === undefined) return null
  const lines: CodePiece[][] = [[]]
  // A line end of two characters could be in two parts.
  for (const part of codeParts(text.replace(/\r\n?/g, '\n'), language)) {
    if (part.kind === 'code') addTokens(lines, tokenize(part.text, grammar), null)
    else addText(lines, part.text, part.kind)
  }
  return lines
}

let loading: Promise<Prism> | undefined

/** Loads the tokenizer. Its language files extend a global, and without `manual` it would rewrite elements of the page as HTML. */
async function loadPrism(): Promise<Prism> {
  loading ??= (async () => {
    Object.assign(globalThis, { Prism: { manual: true, disableWorkerMessageHandler: true } })
    const { default: prism } = await import('prismjs/components/prism-core')
    Object.assign(globalThis, { Prism: prism })
    return prism as Prism
  })().catch((error: unknown) => {
    // The next file tries again.
    loading = undefined
    throw error
  })
  return loading
}

/** Adds tokens to the lines; a token of several lines is split. */
function addTokens(lines: CodePiece[][], tokens: TokenStream, kind: TokenKind | null): void {
  if (typeof tokens === 'string') addText(lines, tokens, kind)
  else if (!Array.isArray(tokens)) addTokens(lines, tokens.content, kindOf(tokens) ?? kind)
  else for (const each of tokens) addTokens(lines, each, kind)
}

function addText(lines: CodePiece[][], text: string, kind: TokenKind | null): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) lines.push([])
    if (line !== '') lines.at(-1)?.push({ text: line, kind })
  }
}

function kindOf({ type, alias }: Token): TokenKind | null {
  const names = [type, ...(Array.isArray(alias) ? alias : [alias])]
  for (const name of names) if (Object.hasOwn(KINDS, name)) return KINDS[name] ?? null
  return null
}

const BY_ENDING: Readonly<Record<string, CodeLanguage>> = {
  sol: 'solidity',
  // Solidity's grammar has the words of its assembly.
  yul: 'solidity',
  vy: 'vyper',
  vyi: 'vyper',
  rs: 'rust',
  json: 'json',
}

/** The language of a file by its ending, else that of the contract. */
export function languageOf(path: string, language: SmartContract['language']): CodeLanguage {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  const byEnding = Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined
  return byEnding ?? (language === 'vyper' ? 'vyper' : language === 'stylus_rust' ? 'rust' : 'solidity')
}

/** The tokens of a code by line; null until they are there, or where there are none. */
export function useTokens(text: string, language: CodeLanguage): readonly (readonly CodePiece[])[] | null {
  const [highlighted, setHighlighted] = useState<{ text: string; lines: CodePiece[][] | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    highlight(text, language).then(
      (lines) => {
        if (isCurrent) setHighlighted({ text, lines })
      },
      // Without its code the source is shown in one color.
      () => null,
    )
    return () => {
      isCurrent = false
    }
  }, [text, language])
  return highlighted?.text === text ? highlighted.lines : null
}
