import type { Plugin } from 'vite'

const STYLE_SHEET = / *<link rel="stylesheet"[^>]*>\n?/g

/** Moves the links to style sheets to the end of the document: browsers paint what is above one before it has loaded. */
export const withStyleSheetLast = (html: string): string => {
  const links = html.match(STYLE_SHEET) ?? []
  return html.replaceAll(STYLE_SHEET, '').replace(/ *<\/body>/, (end) => links.join('') + end)
}

/**
 * Has index.html painted before the style sheet has loaded: its skeleton has rules of its own (src/ui/firstPaint.css). Modules run after
 * the style sheet has loaded. Must be after the plugins that add elements to the body, because scripts wait for a style sheet above.
 */
export function styleSheetLast(): Plugin {
  return {
    name: 'style-sheet-last',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withStyleSheetLast },
  }
}
