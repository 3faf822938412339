import { readDataUrl, textOfData } from '#/domain/media/dataUrl'
import { readSvg, type SvgElement } from '#/domain/media/svgElements'
import { HEAVY, readStyles, withoutEscapes } from '#/domain/media/svgStyles'

/**
 * The weight of an SVG that is still drawn without a pause that anybody notices, in shapes: 10,000 took 0.1 s where `<use>` of six
 * levels of ten took 25 s.
 */
export const MAX_SVG_WEIGHT = 10_000

/** Weights in shapes that take as long, as measured. */
const WEIGHT = { shape: 1, use: 8, animation: 5, styleAnimation: 3, filterStep: 25, layer: 25 } as const
/** Characters of a path or a text that take as long as a shape. */
const CHARACTERS_A_SHAPE = 200
/** References that refer to references, and SVG within SVG. */
const MAX_ROUNDS = 40
const MAX_DEPTH = 4
/** Style rules times the elements that they apply to. */
const MAX_RULES_APPLIED = 20 * MAX_SVG_WEIGHT

/** Of one element, and not of all in it. */
const OF_ELEMENT = new Set(['mask', 'mask-image', 'filter', 'backdrop-filter', 'clip-path'])

/** What an element draws again: as its content, once as a layer, or for each element or vertex in it, as what is inherited. */
interface Reference {
  readonly id: string
  readonly times: 'content' | 'layer' | 'element' | 'vertex'
}

/** An element with what it weighs itself. */
interface Weighed {
  readonly parent: number
  readonly own: number
  readonly vertices: number
  readonly references: readonly Reference[]
}

/**
 * What an SVG takes to be drawn, in shapes: its elements, as often as `use`, patterns, masks, markers and filters repeat them, and
 * its animations. Infinity where that has no end or cannot be read; null where the text is no SVG.
 */
export function svgWeight(text: string, depth = 0): number | null {
  if (depth > MAX_DEPTH) return Infinity
  const elements = readSvg(text, MAX_SVG_WEIGHT)
  if (!elements) return Infinity
  if (!elements.some(({ name }) => name === 'svg')) return null
  const styles = readStyles(elements.flatMap(({ name, text: sheet }) => (name === 'style' ? [sheet] : [])))
  if (styles.importsData) return Infinity
  const inherits = /\binherit\b/i.test(text)
  const known = new Map<string, StyleWeight>()
  const weighStyle = (declarations: string) => {
    const weight = known.get(declarations) ?? styleWeight(declarations, inherits, depth)
    known.set(declarations, weight)
    return weight
  }
  const weighed: Weighed[] = []
  let applied = 0
  for (const element of elements) {
    const rules = styles.of(element)
    applied += rules.length
    if (applied > MAX_RULES_APPLIED) return Infinity
    weighed.push(weigh(element, rules.map(weighStyle), inherits, depth))
  }
  return total(weighed, placesOf(elements))
}

/** Where each ID is first; gradients are as cheap as colors, and left out. */
function placesOf(elements: readonly SvgElement[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, { attributes, name }] of elements.entries()) {
    const id = attributes.get('id')
    if (id !== undefined && !places.has(id) && !name.endsWith('gradient')) places.set(id, place)
  }
  return places
}

/** What declarations add to an element. */
interface StyleWeight {
  readonly references: readonly Reference[]
  readonly own: number
}

function styleWeight(declarations: string, inherits: boolean, depth: number): StyleWeight {
  const css = withoutEscapes(declarations)
  const animations = /\banimation(?:-name)?\s*:/i.test(css) ? WEIGHT.styleAnimation : 0
  return { references: urlReferences(css, inherits), own: animations + nestedWeight(css, depth) }
}

function weigh(element: SvgElement, rules: readonly StyleWeight[], inherits: boolean, depth: number): Weighed {
  const { name, attributes, parent, text } = element
  const drawn = `${attributes.get('d') ?? ''}${attributes.get('points') ?? ''}`
  const isAnimation = /^(?:animate|set$)/.test(name)
  const references: Reference[] = []
  // First: what is inherited goes to the content as well.
  if (/^(?:use|pattern|feimage|textpath)$/.test(name))
    references.push(...idReference(attributes.get('href')?.trim() ?? '', 'content'))
  if (isAnimation && /href$/i.test(attributes.get('attributename') ?? ''))
    for (const key of ['from', 'to', 'by', 'values'])
      for (const value of (attributes.get(key) ?? '').split(';'))
        references.push(...idReference(value.trim(), 'element'))
  const styles = [...rules]
  for (const [key, value] of attributes)
    if (HEAVY.test(value)) styles.push(styleWeight(key === 'style' ? value : `${key}:${value}`, inherits, depth))
    else if (key === 'style' && value) styles.push(styleWeight(value, inherits, depth))
  references.push(...styles.flatMap((style) => style.references))
  const own =
    weightOfKind(name, isAnimation, attributes) +
    (text.length + drawn.length) / CHARACTERS_A_SHAPE +
    references.filter(({ times }) => times === 'layer').length * WEIGHT.layer +
    styles.reduce((sum, style) => sum + style.own, 0)
  const numbers = drawn.match(/[\d.]+/g)?.length ?? 0
  return { parent, own, vertices: /^(?:path|poly|line$)/.test(name) ? Math.max(2, numbers) : 0, references }
}

/** The weight of an element without its content; that of a step of a filter grows with the pixels that it reads for each. */
function weightOfKind(name: string, isAnimation: boolean, attributes: ReadonlyMap<string, string>): number {
  if (name === 'use') return WEIGHT.use
  if (isAnimation) return WEIGHT.animation
  if (!/^fe(?!func|mergenode)/.test(name)) return WEIGHT.shape
  const [radius = 0] = (attributes.get('radius') ?? '').split(/[\s,]+/).map(Number)
  return WEIGHT.filterStep + (Number.isFinite(radius) ? radius : 0)
}

/** The references in the value of a property: `fill:url(#a)`. */
function urlReferences(value: string, inherits: boolean): Reference[] {
  if (!/url\(/i.test(value)) return []
  return [...value.matchAll(/url\(\s*(?:["']\s*)?(#[^"')]*)/gi)].flatMap((match) => {
    const start = value.lastIndexOf(';', match.index) + 1
    const [, property = ''] = /^\s*([\w-]*)/.exec(value.slice(start, start + 100)) ?? []
    const isLayer = OF_ELEMENT.has(property.toLowerCase()) && !inherits
    const times = /^marker/i.test(property) ? 'vertex' : isLayer ? 'layer' : 'element'
    return idReference(match[1]?.trim() ?? '', times)
  })
}

function idReference(written: string, times: Reference['times']): Reference[] {
  if (!written.startsWith('#')) return []
  try {
    return [{ id: decodeURIComponent(written.slice(1)), times }]
  } catch {
    return [{ id: written.slice(1), times }]
  }
}

/** The weight of an SVG that is the image of an element or a style. */
function nestedWeight(value: string, depth: number): number {
  const start = value.search(/data:\s*image\/svg/i)
  if (start < 0) return 0
  const rest = value.slice(start)
  const data = readDataUrl(/^[^,]*;\s*base64\s*,/i.test(rest) ? (/^[^"')]*/.exec(rest)?.[0] ?? '') : rest)
  const text = data && textOfData(data)
  return text ? (svgWeight(text, depth + 1) ?? 0) : 0
}

interface Sum {
  weight: number
  elements: number
  vertices: number
}

/** Adds up elements with what they refer to, in rounds: each adds one level of references; a circle never ends. */
function total(elements: readonly Weighed[], places: ReadonlyMap<string, number>): number {
  let known: readonly Sum[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const sums = sumsOf(elements, (id) => known[places.get(id) ?? -1])
    const weight = sums.reduce((all, sum, at) => (elements[at]?.parent === -1 ? all + sum.weight : all), 0)
    if (weight > MAX_SVG_WEIGHT || sums.every((sum, at) => sum.weight === known[at]?.weight)) return weight
    known = sums
  }
  return Infinity
}

/** Each element with all in it; `found` has what a reference added up to in the round before. */
function sumsOf(elements: readonly Weighed[], found: (id: string) => Sum | undefined): Sum[] {
  const sums = elements.map(({ own, vertices }): Sum => ({ weight: own, elements: 1, vertices }))
  // From the end: what is in an element comes after it.
  for (const [back, { parent, references }] of elements.toReversed().entries()) {
    const sum = sums[elements.length - 1 - back]
    if (!sum) continue
    for (const { id, times } of references) {
      const target = found(id)
      if (!target) continue
      if (times === 'content') add(sum, target)
      else sum.weight += target.weight * (times === 'layer' ? 1 : times === 'element' ? sum.elements : sum.vertices)
    }
    const outer = sums[parent]
    if (outer) add(outer, sum)
  }
  return sums
}

function add(to: Sum, sum: Sum): void {
  to.weight += sum.weight
  to.elements += sum.elements
  to.vertices += sum.vertices
}
