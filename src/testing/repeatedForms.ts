/** What axe judges in an element of a row: its form and its state, not the words and numbers in it. */
function formInRow(element: Element, row: Element): string {
  if (element === row) return row.className
  const attributes = Array.from(element.attributes, ({ name, value }) => {
    if (/^(?:class|role|type|tabindex)$/.test(name)) return `${name}=${value}`
    if (name === 'style') return value.replaceAll(/\d+/g, '')
    return value === '' ? `${name} empty` : name
  })
  const form = `${element.localName}[${attributes.join(' ')}]${element.textContent === '' ? 'empty' : ''}`
  return element.parentElement ? `${formInRow(element.parentElement, row)} ${form}` : form
}

/** The rows that repeat: each of their elements has the form of one in an earlier row. */
export function repeatedRows(): Element[] {
  const seen = new Set<string>()
  return [...document.querySelectorAll('[data-index]')].filter((row) => {
    const forms = Array.from(row.querySelectorAll('*'), (element) => formInRow(element, row))
    const isNew = forms.some((form) => !seen.has(form))
    for (const form of forms) seen.add(form)
    return !isNew
  })
}

/** Attributes whose values are what an element says or leads to, by which no style chooses a color. */
const CONTENT =
  /^(?:href|src|srcset|alt|title|id|for|name|value|datetime|d|data-index|aria-(?:label|labelledby|describedby|controls))$/

/** The name of an element and all that styles know it by. */
function styleOf(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => {
    if (CONTENT.test(name)) return name
    // Sizes and places.
    const isPlace = name === 'style' && !/color|background|opacity/.test(value)
    return `${name}=${isPlace ? value.replaceAll(/\d+/g, '') : value}`
  })
  const { previousElementSibling: previous, nextElementSibling: next } = element
  return `${previous ? '' : 'first '}${next ? '' : 'last '}${element.localName} ${attributes.join(' ')}`
}

/**
 * Marks elements of a root as repeated that have, with all they are in, the styles of an earlier one that is shown and in no row that is
 * left out; returns what removes the marks.
 */
export function markRepeated(mark: string, root: Element, leftOut: readonly Element[]): () => void {
  const rows = new Set(leftOut)
  const forms = new Map<Element | null, number>()
  const numbers = new Map<string, number>()
  const judged = new Set<number>()
  const marked: Element[] = []
  // Parents come before their children.
  for (const element of root.querySelectorAll('*')) {
    const form = `${forms.get(element.parentElement)} ${styleOf(element)}`
    const number = numbers.get(form) ?? numbers.size
    numbers.set(form, number)
    forms.set(element, number)
    if (judged.has(number)) marked.push(element)
    else if (element.checkVisibility() && !rows.has(element.closest('[data-index]') ?? root)) judged.add(number)
  }
  for (const element of marked) element.setAttribute(mark, '')
  return () => {
    for (const element of marked) element.removeAttribute(mark)
  }
}
