import type { PageQuestion } from '#/domain/frameWords'
import { onceAsked } from '#/frames/asked'

/** Runs in the page before anything of its own: takes what connects browsers out of it, which no policy of today's browsers is about. */
const silence =
  '<script>for(const name of Object.getOwnPropertyNames(self))if(/RTC/.test(name))delete self[name];document.currentScript.remove()</script>'

/** A page that can call no other browser itself. What it frames as a text in turn still could: nothing forbids that, or reaches into it. */
function withoutCalls(html: string): string {
  // Only behind what can be nothing but a document type, which decides how the page is laid out.
  const begin = /^\s*<!doctype[^<>]*>/i.exec(html)?.[0].length ?? 0
  return html.slice(0, begin) + silence + html.slice(begin)
}

// A page that is part of a record, in a frame inside of this one: it has no policy but this document's, under which it can draw and
// ask nobody for anything, and where the frame may go is this document's to say: nowhere.
onceAsked((question, say) => {
  const { html, title } = question as PageQuestion
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = ''
  frame.title = title
  frame.srcdoc = withoutCalls(html)
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  document.body.append(frame)
  say({ state: 'shown' })
})
