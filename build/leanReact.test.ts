import { readFileSync } from 'node:fs'
import type * as ReactModule from 'react'
import type * as Renderer from 'react-dom/client'
import type * as ReactDOM from 'react-dom'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { FakeDocument } from './fakeDocument.ts'
import { leanRenderer, unusable } from './leanReact.ts'

const source = (path: string) => readFileSync(`node_modules/${path}.production.js`, 'utf8')
const whole = source('react-dom/cjs/react-dom-client')
const lean = leanRenderer(whole, parseAst(whole))

/** React with one of the two renderers, as a browser runs it that shows the page. */
function reactWith(renderer: string, page: FakeDocument) {
  const made = new Map<string, object>()
  const codes: Record<string, () => string> = {
    react: () => source('react/cjs/react'),
    scheduler: () => source('scheduler/cjs/scheduler'),
    'react-dom': () => source('react-dom/cjs/react-dom'),
    'react-dom/client': () => renderer,
  }
  const load = (name: string): object => {
    const known = made.get(name)
    if (known) return known
    const exports = {}
    made.set(name, exports)
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('require', 'exports', 'window', 'document', codes[name]?.() ?? '')(
      load,
      exports,
      page.defaultView,
      page,
    )
    return exports
  }
  const client = load('react-dom/client') as typeof Renderer
  return { React: load('react') as typeof ReactModule, client, dom: load('react-dom') as typeof ReactDOM }
}

/** Draws one thing after another into one place and writes down what stands there, and what went wrong. */
async function drawn(
  renderer: string,
  each: (react: ReturnType<typeof reactWith>, log: (line: string) => void) => ReactModule.ReactNode[],
) {
  const page = new FakeDocument()
  const react = reactWith(renderer, page)
  const place = page.body.appendChild(page.createElement('div'))
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const root = react.client.createRoot(place as never, {
    onUncaughtError: (error) => log(`uncaught ${String(error)}`),
    onCaughtError: (error) => log(`caught ${String(error)}`),
  })
  for (const node of each(react, log)) {
    root.render(node)
    // Longer than React lets a fallback stand before it shows what came in its place.
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve, 15))
    log(`${page.head.inside} | ${place.inside}`)
  }
  const target = place.firstChild?.firstChild
  for (const listener of target ? (place.listeners['click'] ?? []) : []) listener({ type: 'click', target })
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  log(place.inside)
  react.dom.flushSync(() => root.unmount())
  log(`${page.head.inside} | ${place.inside}`)
  return lines
}

describe('React without what nothing uses', () => {
  it('draws, updates and takes away as the whole of it does', async () => {
    const all = async (renderer: string) =>
      drawn(renderer, ({ React, dom }, log) => {
        const { createElement: h, Suspense } = React
        const Words = React.createContext('none')
        let arrive: (text: string) => void = () => undefined
        const text = new Promise<string>((resolve) => (arrive = resolve))
        const Later = React.lazy(async () => ({ default: () => h('i', null, React.use(Words)) }))
        const Awaited = () => React.use(text)
        const Row = React.memo(({ name }: { name: string }) => {
          const id = React.useId()
          const shown = React.useDeferredValue(name, 'first')
          React.useEffect(() => {
            log(`effect ${name}`)
            return () => log(`gone ${name}`)
          }, [name])
          React.useLayoutEffect(() => log(`layout ${name}`), [name])
          return h('li', { id, ref: (node) => log(`${name} ${node === null ? 'off' : 'on'}`) }, shown)
        })
        class Boundary extends React.Component<{ children: ReactModule.ReactNode }> {
          override state = { failed: false }
          static getDerivedStateFromError = () => ({ failed: true })
          override componentDidCatch(error: unknown) {
            log(`told ${String(error)}`)
          }
          override render() {
            return this.state.failed ? 'failed' : this.props.children
          }
        }
        const Fails = ({ now }: { now: boolean }) => {
          if (now) throw new Error('as it should')
          return 'not yet'
        }
        const Counter = () => {
          const [count, setCount] = React.useState(0)
          return h('button', { onClick: () => setCount((last) => last + 1), style: { width: count } }, `${count} times`)
        }
        const page = (names: string[], now = false) =>
          h(
            React.StrictMode,
            null,
            h(Counter),
            h('title', null, names.join(' ')),
            h('meta', { name: 'description', content: String(names.length) }),
            h('link', { rel: 'canonical', href: `/${names.length}` }),
            h(Words, { value: names[0] ?? 'none' }, h(Suspense, { fallback: 'not there' }, h(Later))),
            h('ul', null, ...names.map((name) => h(Row, { key: name, name }))),
            h('label', { htmlFor: 'a', 'aria-label': 'b' }, 'c', 1),
            h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2 })),
            h(Suspense, { fallback: h('b', null, 'waits') }, h('p', null, 'beside'), h(Awaited)),
            h(Boundary, null, h(Fails, { now })),
          )
        setTimeout(() => arrive('arrived'), 30)
        React.startTransition(() => log('in a transition'))
        dom.flushSync(() => log('at once'))
        return [page(['a', 'b', 'c']), page(['c', 'a', 'd']), page(['d'], true), page([])]
      })
    const lines = await all(lean)
    expect(lines).toEqual(await all(whole))
    expect(lines).toContain('told Error: as it should')
    expect(lines.at(-2)).toContain('<button width=1px>1 times</button>')
    expect(lines.join('\n')).toContain('<p display=>beside</p>arrived')
  })

  it.each(['activity', 'profiler', 'view_transition', 'suspense_list'])('refuses to draw %s', async (name) => {
    const type = Symbol.for(`react.${name}`) as unknown as string
    const lines = await drawn(lean, ({ React }) => [React.createElement(type, null, 'within')])
    expect(lines[0]).toContain('uncaught Error: Minified React error #130')
  })

  it.each([
    ['the place of a style', ['style', { href: 'a', precedence: 'b' }]],
    ['an element of the page’s frame', ['body', {}]],
    ['an element of one’s own', ['own-element', { title: 'a' }]],
  ] as const)('refuses to draw %s', async (_, [name, properties]) => {
    const lines = await drawn(lean, ({ React }) => [React.createElement<object>(name, properties)])
    expect(lines[0]).toContain('uncaught Error')
  })

  it('takes over nothing', () => {
    const page = new FakeDocument()
    expect(() => reactWith(lean, page).client.hydrateRoot(page.body as never, null)).toThrow('is left out')
  })

  it('has no place for a rule that finds nothing', () => {
    const other = whole.replaceAll('isHydrating', 'takesOver')
    expect(() => leanRenderer(other, parseAst(other))).toThrow(/no such place.*: isHydrating;/)
  })
})

describe('code that uses what is left out', () => {
  it.each([
    [`import { Activity, useState } from 'react'`, 'Activity'],
    [`import { type ReactNode,\n useOptimistic as kept } from "react"`, 'useOptimistic'],
    [`import { preload } from 'react-dom'`, 'preload'],
    [`import * as React from 'react'\nReact.useTransition()`, 'useTransition'],
    ['<input onSelect={tell} />', 'onSelect='],
  ])('is known: %s', (code, used) => {
    expect(unusable(code)).toEqual([used])
  })

  it.each([
    `import { useState } from 'react'\nimport { Activity } from '#/features/Activity'`,
    `import { Suspense } from 'react'\nconst preload = 1`,
  ])('is told from other code: %s', (code) => {
    expect(unusable(code)).toEqual([])
  })
})
