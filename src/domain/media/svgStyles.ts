import type { SvgElement } from '#/domain/media/svgElements'

/** The style sheets of an SVG. */
export interface StyleRules {
  /** The declarations that may apply to an element: rules are matched by its type, ID or class only, which finds too many at most. */
  of: (element: SvgElement) => readonly string[]
  /** Whether a style sheet is imported that is in the text itself. */
  importsData: boolean
}

/** In declarations that make drawing an element take longer. */
export const HEAVY = /url|\\|\banimation|data:/i

/** Reads style sheets, without rules that have no `HEAVY` declarations. */
export function readStyles(sheets: readonly string[]): StyleRules {
  const bySubject = new Map<string, string[]>()
  const addRule = (selectors: string, declarations: string) => {
    if (!HEAVY.test(declarations)) return
    for (const subject of subjectsOf(selectors)) {
      const known = bySubject.get(subject)
      if (known) known.push(declarations)
      else bySubject.set(subject, [declarations])
    }
  }
  for (const sheet of sheets) readSheet(sheet, addRule)
  return {
    importsData: sheets.some(importsData),
    of({ name, attributes }) {
      if (bySubject.size === 0) return []
      const classes = (attributes.get('class') ?? '').split(/\s+/)
      const subjects = new Set(['*', name, `#${attributes.get('id')}`, ...classes.map((each) => `.${each}`)])
      return [...subjects].flatMap((subject) => bySubject.get(subject) ?? [])
    },
  }
}

function importsData(sheet: string): boolean {
  const [, ...imports] = withoutEscapes(sheet).split(/@import/i)
  return imports.some((rest) => /data:/i.test(/^[^;]*/.exec(rest)?.[0] ?? ''))
}

/** Finds every block that has declarations, also inside of another one. */
function readSheet(sheet: string, addRule: (selectors: string, declarations: string) => void): void {
  const css = withoutEscapes(sheet.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' '))
  const blocks: { selectors: string; declarations: string }[] = []
  let part = ''
  const endPart = () => {
    const block = blocks.at(-1)
    if (block) block.declarations += `${part};`
    part = ''
  }
  for (const [token] of css.matchAll(/[^{}"';]+|"[^"]*"?|'[^']*'?|[{};]/g)) {
    if (token === '{') {
      blocks.push({ selectors: part, declarations: '' })
      part = ''
    } else if (token === ';') endPart()
    else if (token === '}') {
      endPart()
      const block = blocks.pop()
      if (block) addRule(block.selectors, block.declarations)
    } else part += token
  }
  // The end of a sheet closes what is open.
  endPart()
  for (const { selectors, declarations } of blocks) addRule(selectors, declarations)
}

/** Of each selector the ID, class or type of its last part; '*' for anything else. */
function subjectsOf(selectors: string): string[] {
  return selectors.split(',').map((selector) => {
    const last = /[^\s>+~]*$/.exec(selector.trimEnd())?.[0] ?? ''
    if (/[[:&\\@()]/.test(last)) return '*'
    return /[#.][^#.]+/.exec(last)?.[0] ?? (/^[\w-]+$/.test(last) ? last.toLowerCase() : '*')
  })
}

/** CSS escapes as the characters that they stand for. */
export const withoutEscapes = (css: string) =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_, hex: string | undefined, other: string | undefined) =>
    hex === undefined ? (other ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  )
