import { expect, test } from 'vitest'
import { checkableAddress } from '#/data/queries/checksum'
import { nearAddresses } from './nearAddresses'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const page = (href: string, title = 'Treasury') => ({ href, title, detail: null, sign: 'star-full' })
const near = (hash: string) => nearAddresses('1', address, [page(`/5/address/${hash}`)]).map(({ href }) => href)

test.each([
  ['one wrong digit', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'],
  ['four wrong digits', '0x1234b6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['two swapped digits', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAde'],
  ['a digit moved by one place', '0x5aeb6053F3E94C9b9A09f33669435E7Ef1BeAed0'],
])('an address with %s is near', (_, hash) => {
  expect(near(hash)).toEqual([`/1/address/${hash.toLowerCase()}`])
})

test.each([
  ['the same address', address.toLowerCase()],
  ['five wrong digits', '0x12345b053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['a look-alike that shares both ends', `0x5aAeb605${'7'.repeat(24)}Ef1BeAed`],
])('%s is not near', (_, hash) => {
  expect(near(hash)).toEqual([])
})

test('each near address is listed once, and pages of other records are left out', () => {
  const other = `${address.slice(0, -1)}e`
  const pages = [
    page(`/1/address/${other}`),
    page(`/5/token/${other}`, 'Again'),
    page('/1/block/5'),
    page(`/1/tx/${other}${'0'.repeat(24)}`),
  ]
  expect(nearAddresses('1', address, pages).map(({ title }) => title)).toEqual(['Treasury'])
})

test('only an address in letters of both cases has a checksum', () => {
  expect(checkableAddress(` ${address} `)).toBe(address)
  for (const text of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, `${address}0`, 'x'])
    expect(checkableAddress(text)).toBeNull()
})
