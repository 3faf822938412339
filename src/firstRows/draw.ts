import { type Context, type Drawable, type Element, Fragment, type Props, Suspense, SUSPENDED } from './element'

const SVG = 'http://www.w3.org/2000/svg'

/** Attributes of which `true` and `false` are words rather than presence and absence. */
const isWord = (name: string) => /^(?:aria-|data-)|^(?:spellCheck|draggable|contentEditable)$/.test(name)

/** Props with names of their own; those of HTML are else read in any case. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** Attributes of SVG are written with hyphens, but for these. */
const attributeOf = (name: string, inSvg: boolean) =>
  names[name] ??
  (inSvg && !/^(?:viewBox|preserveAspectRatio|gradient\w+|pathLength)$/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name)

function setProps(element: HTMLElement | SVGElement, props: Props, inSvg: boolean): void {
  for (const name in props) {
    const value = props[name]
    if (value === null || value === undefined || typeof value === 'function' || isNotDrawn(name)) continue
    if (name === 'style') setStyle(element.style, value as Style)
    else if (typeof value === 'boolean' && !isWord(name)) element.toggleAttribute(attributeOf(name, inSvg), value)
    else element.setAttribute(attributeOf(name, inSvg), value as string)
  }
}

const isNotDrawn = (name: string) => name === 'children' || name === 'ref'

type Style = Readonly<Record<string, string | number | null | undefined>>

/** Properties whose numbers are no lengths; of those that React knows, the ones in use. */
const isPlain = (name: string) => /^(?:opacity|zIndex|flex\w*|lineHeight)$/.test(name)

function setStyle(style: CSSStyleDeclaration, values: Style): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    const text = typeof value === 'number' && value !== 0 && !isPlain(name) ? `${value}px` : `${value}`
    if (name.startsWith('--')) style.setProperty(name, `${value}`)
    else Object.assign(style, { [name]: text })
  }
}

/** What React puts into the document's head. */
const ofHead = new Set<unknown>(['title', 'meta', 'link'])

/** What is drawn of a page at first, and how the rest is added to it. */
export interface Drawn {
  page: DocumentFragment
  /** Draws what was put off, where it belongs. */
  rest: () => void
}

/** Draws a page; of more siblings alike than `most` the others are put off. Throws what components throw. */
export function drawPage(node: Drawable, most: number): Drawn {
  const page = document.createDocumentFragment()
  const later: (() => void)[] = []
  putOff = { most, later }
  draw(node, page)
  putOff = { most: Infinity, later: [] }
  return { page, rest: () => later.forEach((act) => act()) }
}

let putOff: { most: number; later: (() => void)[] } = { most: Infinity, later: [] }

/** Draws what a component gives at the end of `parent`; what isn't there yet as the fallback that is given for it. */
function draw(node: Drawable, parent: ParentNode & Node): void {
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (typeof node !== 'object') parent.append(String(node))
  else if ('type' in node) drawElement(node, parent)
  else drawSeveral([...node], parent)
}

function drawSeveral(nodes: readonly Drawable[], parent: ParentNode & Node): void {
  const { most, later } = putOff
  const inSvg = parent instanceof SVGElement
  for (const node of inSvg ? nodes : nodes.slice(0, most)) draw(node, parent)
  if (inSvg || nodes.length <= most) return
  const place = document.createComment('')
  parent.append(place)
  const contexts = [...given]
  later.push(() => {
    const drawn = document.createDocumentFragment()
    const drawRest = () => nodes.slice(most).forEach((node) => draw(node, drawn))
    contexts.reduceRight(
      (act, [context, value]) =>
        () =>
          within(context, value, act),
      drawRest,
    )()
    place.replaceWith(drawn)
  })
}

function drawElement({ type, props }: Element, parent: ParentNode & Node): void {
  const children = props['children'] as Drawable
  if (typeof type === 'function') draw(type(props), parent)
  else if (typeof type === 'string') {
    if (ofHead.has(type)) return
    const inSvg = type === 'svg' || (parent instanceof SVGElement && parent.tagName !== 'foreignObject')
    const element = inSvg ? document.createElementNS(SVG, type) : document.createElement(type)
    setProps(element, props, inSvg)
    if (typeof children === 'string') element.textContent = children
    else draw(children, element)
    parent.appendChild(element)
  } else if (type === Fragment) draw(children, parent)
  else if (type === Suspense) drawOrElse(children, props['fallback'] as Drawable, parent)
  else within(type as Context<unknown>, props['value'], () => draw(children, parent))
}

function drawOrElse(node: Drawable, fallback: Drawable, parent: ParentNode & Node): void {
  const drawn = document.createDocumentFragment()
  try {
    draw(node, drawn)
    parent.append(drawn)
  } catch (thrown) {
    if (thrown !== SUSPENDED) throw thrown
    draw(fallback, parent)
  }
}

/** The contexts whose providers what is being drawn is within, with their values, outermost first. */
const given: [context: Context<unknown>, value: unknown][] = []

function within(context: Context<unknown>, value: unknown, act: () => void): void {
  const before = context.value
  context.value = value
  given.push([context, value])
  try {
    act()
  } finally {
    context.value = before
    given.pop()
  }
}
