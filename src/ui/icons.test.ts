import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const drawing = readFileSync('src/ui/icons.svg', 'utf8')
const style = readFileSync('src/ui/icons.css', 'utf8')
const drawn = [...drawing.matchAll(/ id="([\w-]+)"/g)].map(([, name]) => name)

test('each class of an icon points at the drawing of its name, and each drawing has a class', () => {
  const classes = [...style.matchAll(/\.icon-([\w-]+) \{\s*--icon: (\d+);/g)]
  expect(classes.map(([, name, place]) => [name, Number(place)])).toEqual(
    [...drawn.entries()].slice(1).map(([place, name]) => [name, place]),
  )
})

test('the mask is as wide as the row of drawings', () => {
  expect(drawing).toContain(`viewBox="0 0 ${16 * drawn.length} 16"`)
  expect(style).toContain(`calc(var(--icon) * 100% / ${drawn.length - 1}) 0 / ${drawn.length}00% 100%`)
  expect(style, 'the mask of the triangle').toContain(`center / ${drawn.length * 0.875}rem 0.875rem`)
  const offsets = [...drawing.matchAll(/translate\((\d+)\)/g)].map(([, offset]) => Number(offset))
  expect(offsets).toEqual(drawn.slice(1).map((_, index) => 16 * (index + 1)))
})

test('each icon that a component names has a class', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const named = new Set(
    files.flatMap(
      (name) => readFileSync(`src/${name}`, 'utf8').match(/(?<![-\w])icon-[a-z]+(?:-[a-z]+)*(?![-\w])/g) ?? [],
    ),
  )
  const classes: readonly string[] = style.match(/(?<=\.)icon-[\w-]+/g) ?? []
  expect([...named].filter((name) => !classes.includes(name))).toEqual([])
  expect(named.size).toBeGreaterThan(10)
})
