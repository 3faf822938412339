import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { configReference } from './configReference'

it('docs/configuration.md has the reference of the current schema (npm run reference)', async () => {
  const reference = await configReference()
  expect(readFileSync('docs/configuration.md', 'utf8')).toContain(`\n${reference}\n`)
})

it('shows the type and the default of a field as its schema reads them', async () => {
  const rows = (await configReference()).split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const row = (field: string) => rows.find(([, name]) => name === `\`${field}\``)?.slice(2, 4)
  expect(row('credential')).toEqual(['"bearer" or "apikey"', '`"bearer"`'])
  expect(row('chains[].id')?.[1]).toBe('_required_')
  expect(row('chains[].currency.decimals')).toEqual(['whole number from 0 to 77', '`18`'])
  expect(row('mediaProxy')).toEqual([expect.stringContaining('; or null'), '`null`'])
  expect(row('sourcify')).toEqual(['"onRequest" or "auto"', '`"onRequest"`'])
  expect(row('offline')).toEqual(['boolean', '`true`'])
})
