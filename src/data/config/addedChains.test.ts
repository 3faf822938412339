import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addedChains, withAdded } from './addedChains'
import { readConfig } from './loadConfig'

const currency = { name: 'Ether', symbol: 'ETH' }
const one = { id: '1', slug: 'one', name: 'One', baseUrl: 'https://one.test', currency }
const two = { id: '2', name: 'Two', baseUrl: 'https://two.test/', currency }

let stored: string | null
beforeEach(() => {
  stored = null
  vi.stubGlobal('localStorage', { getItem: () => stored })
})
afterEach(() => vi.unstubAllGlobals())

/** The names of the configured chains and of those that a visit finds in the storage. */
const names = () => {
  addedChains.reset()
  return namesNow()
}
const namesNow = () => withAdded(readConfig({ chains: [one] })).chains.map(({ name }) => name)

it('lists added chains after configured ones, which win if IDs are equal', () => {
  stored = JSON.stringify([two, { ...one, name: 'Another' }])
  expect(names()).toEqual(['One', 'Two'])
  expect(addedChains.get()?.[0]).toMatchObject({ id: '2', baseUrl: 'https://two.test', multichain: false, added: true })
  // Again and again the same.
  const config = withAdded(withAdded(readConfig({ chains: [one] })))
  expect(config.chains).toHaveLength(2)
})

it('reads no chain with an invalid field or without an API of its own', () => {
  for (const garbage of ['', '{', '7', 'null', '{}', '[null, 1, [], {}, "x"]']) {
    stored = garbage
    expect(names(), garbage).toEqual(['One'])
  }
  const multichain = { id: '3', name: 'Three', multichain: true, currency }
  const script = { ...two, baseUrl: 'javascript:alert(1)' }
  stored = JSON.stringify([{ ...two, id: 'x' }, script, { ...two, baseUrl: undefined }, multichain])
  expect(names()).toEqual(['One'])
  stored = JSON.stringify([{ ...multichain, proUrl: 'https://pro.test' }])
  expect(names()).toEqual(['One', 'Three'])
})

it('has added chains until a reload if storage is denied', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(names()).toEqual(['One'])
  addedChains.set(readConfig({ chains: [two] }).chains)
  expect(namesNow()).toEqual(['One', 'Two'])
})
