import type { PageQuestion } from '#/domain/frameWords'
import { aloneInPage } from '#/frames/aloneInPage'
import { onceAsked } from '#/frames/asked'

/** A page in which its own scripts run, and nothing else: not what it frames in turn, and no worker. */
function alone(html: string): string {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
  const policy = `script-src 'nonce-${secret}' 'unsafe-eval'; worker-src 'none'`
  // Only behind what can be nothing but a document type, which decides how the page is laid out.
  const begin = /^\s*<!doctype[^<>]*>/i.exec(html)?.[0].length ?? 0
  return (
    html.slice(0, begin) +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<script nonce="${secret}">(${aloneInPage.toString()})()</script>` +
    html.slice(begin)
  )
}

// A page that is part of a record, in a frame inside of this one: it has no policy but this document's and one more, under which it
// can draw and ask nobody for anything, and where the frame may go is this document's to say: nowhere.
onceAsked((question, say) => {
  const { html, title } = question as PageQuestion
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = ''
  frame.title = title
  frame.srcdoc = alone(html)
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  document.body.append(frame)
  say({ state: 'shown' })
})
