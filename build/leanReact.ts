import { type Plugin, type Rolldown, Visitor } from 'vite'
import {
  ASSIGNED,
  BODIES,
  CLASSES,
  FIELDS,
  HOOKS,
  IMPORTS,
  KINDS,
  PLACES,
  PROPERTIES,
  TYPES,
  UNREAD,
  VARIABLES,
} from './unusedReact.ts'

type Parsed = ReturnType<Rolldown.PluginContext['parse']>

/** A part of a text and what stands there instead. */
interface Edit {
  start: number
  end: number
  text: string
}

/** The file of React that draws. */
const RENDERER = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

const LEFT_OUT = `function leftOut() { throw Error("This part of React is left out, see build/unusedReact.ts") }`

/** How React finds out whether updates are of the kind that may be a view transition. */
const ELIGIBLE = ' & 335544064'

/** Whether it is where React has the kind of something. */
const isKind = (text: string) => /(?:^|\.)tag$|^(?:node|grand)Tag$/.test(text)

/** The text with all edits but those within others. */
function edited(code: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let made = ''
  let done = 0
  for (const { start, end, text } of sorted) {
    if (start < done) continue
    made += code.slice(done, start) + text
    done = end
  }
  return made + code.slice(done)
}

/**
 * React's renderer without what nothing here uses (build/unusedReact.ts): with the conditions in it decided, so that minifiers find
 * what is never come to and leave it out. What should be come to nevertheless throws. Refuses a React that one of the rules finds
 * nothing in.
 */
export function leanRenderer(code: string, program: Parsed): string {
  const edits: Edit[] = []
  const found = new Set<string>()
  const put = (rule: string, { start, end }: { start: number; end: number }, text: string) => {
    found.add(rule)
    edits.push({ start, end, text })
  }
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  const constants = new Map(Object.entries({ ...VARIABLES, ...UNREAD }))
  const fields = new Map(Object.entries(FIELDS))
  const bodies = new Map(Object.entries(BODIES))

  new Visitor({
    FunctionDeclaration({ id, params, body, start, end }) {
      const instead = bodies.get(id?.name ?? '')
      if (id && body && instead !== undefined) put(id.name, body, `{ ${instead} }`)
      // A parameter of the same name is another variable.
      else if (params.some((each) => constants.has(textOf(each))))
        edits.push({ start, end, text: textOf({ start, end }) })
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression') return
      const { left, right } = expression
      const owner = /^(\w+)\.prototype\./.exec(textOf(left))?.[1] ?? ''
      if (!CLASSES.includes(owner)) return
      put(owner, { start, end: right.type === 'AssignmentExpression' ? right.start : end }, '')
    },
    BinaryExpression(node) {
      if (node.operator !== '===' && node.operator !== '!==') return
      const [value, other] = [textOf(node.left), textOf(node.right)]
      if (value.endsWith(ELIGIBLE)) put(ELIGIBLE, node, '!1')
      else if (value in KINDS && isKind(other)) put(`=== ${value}`, node, node.operator === '===' ? '!1' : '!0')
    },
    SwitchStatement({ discriminant, cases, end }) {
      const types = textOf(discriminant) === 'owner'
      if (!types && !isKind(textOf(discriminant))) return
      for (const [at, each] of cases.entries()) {
        const label = each.test ? textOf(each.test) : ''
        if (types ? !TYPES.includes(label) : !(label in KINDS)) continue
        // What stands after another case's end is never come to, so that it is enough to leave out the label. What it declares stays.
        if (at > 0) put(`case ${label}`, { start: each.start, end: code.indexOf(':', each.test?.end) + 1 }, '')
        else {
          put(`case ${label}`, each, '')
          edits.push({ start: end - 1, end: end - 1, text: `break; ${each.consequent.map(textOf).join(' ')}` })
        }
      }
    },
    Property({ key, value }) {
      const name = textOf(key)
      if (HOOKS.includes(name)) put(name, value, 'leftOut')
    },
    AssignmentExpression({ left, right, start, end }) {
      const name = textOf(left)
      if (ASSIGNED.includes(name)) put(name, right, 'leftOut')
      const value = constants.get(name)
      if (value === undefined) return
      if (right.type === 'AssignmentExpression') put(name, { start, end: right.start }, '')
      else put(name, { start, end }, name in UNREAD || textOf(right) === value ? value : 'leftOut()')
    },
    VariableDeclarator({ id, start, end }) {
      if (constants.has(textOf(id))) edits.push({ start, end, text: textOf({ start, end }) })
    },
    Identifier({ name, start, end }) {
      const value = code[start - 1] === '.' ? undefined : constants.get(name)
      if (value !== undefined) put(name, { start, end }, value)
    },
    MemberExpression(node) {
      const value = fields.get(textOf(node.property))
      if (value !== undefined && !node.computed) put(textOf(node.property), node, value)
    },
  }).visit(program)

  for (const [place, text] of PLACES) {
    const [first, ...more] = code.matchAll(new RegExp(place, 'g'))
    if (first && more.length === 0) put(place.source, { start: first.index, end: first.index + first[0].length }, text)
  }
  const rules = [
    ...[VARIABLES, UNREAD, FIELDS, BODIES].flatMap(Object.keys),
    ...[CLASSES, HOOKS, ASSIGNED, PLACES.map(([place]) => place.source)].flat(),
    ELIGIBLE,
    ...[...TYPES, ...Object.keys(KINDS)].map((each) => `case ${each}`),
  ]
  const without = rules.filter((rule) => !found.has(rule))
  if (without.length > 0)
    throw new Error(`React has no such place, or more than one: ${without.join(', ')}; see build/unusedReact.ts`)
  return `${edited(code, edits)}\n${LEFT_OUT}\n`
}

/** What a module uses of React, and of what React listens to, that is left out. */
export function unusable(code: string): string[] {
  const imports = code.matchAll(/\bimport\b([^;'"]*)\bfrom\s*['"]react(?:-dom(?:\/client)?)?['"]|\bReact\.(\w+)/g)
  const used = [...imports].map(([, names, name]) => IMPORTS.exec(names ?? name ?? ''))
  return [...used, PROPERTIES.exec(code)].flatMap((match) => match?.[0] ?? [])
}

/** Leaves out of React what nothing here uses, and refuses code that uses it. */
export function leanReact(): Plugin {
  let replaced = false
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [used] = unusable(code)
      if (used !== undefined) this.error(`${used} is left out of React, see build/unusedReact.ts`)
      if (!RENDERER.test(id)) return null
      replaced = true
      return leanRenderer(code, this.parse(code))
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('The build has no renderer of React to make smaller: see build/leanReact.ts')
    },
  }
}
