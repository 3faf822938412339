/** Copies the exact form of amounts that are shown by the number of their zeros ("0.0₁₁1116"), which nothing else reads. */
export function copyExactAmounts(): void {
  document.addEventListener('copy', onCopy)
}

function onCopy(event: ClipboardEvent) {
  const selection = getSelection()
  if (event.defaultPrevented || !event.clipboardData || !selection || selection.rangeCount === 0) return
  const part = selection.getRangeAt(0).cloneContents()
  // A selection within one amount does not have its element.
  const { commonAncestorContainer: around } = selection.getRangeAt(0)
  const own = (around instanceof Element ? around : around.parentElement)?.closest<HTMLElement>('[data-exact]')
  const amounts = part.querySelectorAll<HTMLElement>('[data-exact]')
  if (!own && amounts.length === 0) return
  for (const amount of amounts) amount.textContent = amount.dataset['exact'] ?? ''
  event.clipboardData.setData('text/plain', own?.dataset['exact'] ?? textOf(part))
  event.preventDefault()
}

/** The text of a part of the page, with the line breaks that it has there. */
function textOf(part: DocumentFragment): string {
  const place = document.createElement('div')
  place.append(part)
  document.body.append(place)
  const text = place.innerText
  place.remove()
  return text
}
