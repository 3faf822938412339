import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leanRoutes } from './leanStart.ts'

const table = readFileSync('src/routes.gen.ts', 'utf8')
const lean = leanRoutes(table)

it('leaves every path and every other id of the routes', () => {
  const said = (name: string, code: string) =>
    [...code.matchAll(new RegExp(`\\b${name}: ('[^']*'),\\n`, 'g'))].map(([, value]) => value)
  expect(said('path', lean)).toEqual(said('path', table))
  expect(said('id', lean)).toEqual(said('id', table).filter((id) => !said('path', table).includes(id)))
})

it('lists the routes below a route in their order', () => {
  const listed = (code: string) =>
    [...code.matchAll(/Children: \w+ = [[{]([^\]}]*)/g)].map(([, all = '']) =>
      all.split(',').flatMap((each) => each.replace(/\w+: /, '').trim() || []),
    )
  expect(listed(table).length).toBeGreaterThan(5)
  expect(listed(lean)).toEqual(listed(table))
})
