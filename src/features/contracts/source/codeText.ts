import type { CodeLanguage } from '#/features/contracts/source/highlight'

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
