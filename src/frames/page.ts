import type { PageQuestion } from '#/domain/frameWords'
import { onceAsked } from '#/frames/asked'

// A page that is part of a record, in a frame inside of this one: it has no policy but this document's, under which it can draw and
// ask nobody for anything, and where the frame may go is this document's to say: nowhere.
onceAsked((question, say) => {
  const { html, title } = question as PageQuestion
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = ''
  frame.title = title
  frame.srcdoc = html
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  document.body.append(frame)
  say({ state: 'shown' })
})
