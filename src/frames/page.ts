import type { PageQuestion } from '#/domain/media/frameWords'
import { aloneInPage } from '#/frames/aloneInPage'
import { onceAsked } from '#/frames/asked'

/** The page with a policy that allows its own scripts, but none in nested frames, and no workers. */
function alone(html: string): string {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
  const policy = `script-src 'nonce-${secret}' 'unsafe-eval'; worker-src 'none'`
  // After the document type, which decides the layout mode.
  const begin = /^\s*<!doctype[^<>]*>/i.exec(html)?.[0].length ?? 0
  return (
    html.slice(0, begin) +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<script nonce="${secret}">(${aloneInPage.toString()})()</script>` +
    html.slice(begin)
  )
}

// Shows a page from a record in a nested frame. It has the policy of this document, which also forbids the frame to navigate, and
// one of its own. It can render, but cannot send requests.
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
