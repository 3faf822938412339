import type { ParsedLocation } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { timeIn } from '#/domain/text/timeIn'
import { byAddressHash, byBlock, byInstance } from './routeParams'

/** What a check of a path throws: a redirect, or the data of the not-found page. */
async function thrownBy(
  check: (location: ParsedLocation) => void | Promise<void>,
  publicHref: string,
): Promise<unknown> {
  try {
    await check({ publicHref } as ParsedLocation)
    return null
  } catch (thrown) {
    return thrown
  }
}

const to = (href: string) => expect.objectContaining({ options: expect.objectContaining({ href, replace: true }) })
const token = `0x${'ab'.repeat(20)}`

test.each([
  ['xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6x', '0x4caede33f44dd0a0761e785e941b268d5b9bd7d5'],
  ['XE73 38O0 73KY GTWW ZN0F 2WZ0 R8PX 5ZPP ZS', '0x00c5496aee77c1ba1f0854206a26dda82a81d6d8'],
])('a path of %s leads to %s', async (hash, address) => {
  const path = `/base/1/address/${encodeURIComponent(hash)}/tokens?type=ERC-20`
  const thrown = await thrownBy((location) => byAddressHash({ params: { hash }, location }), path)
  expect(thrown).toEqual(to(`/base/1/address/${address}/tokens?type=ERC-20`))
})

test.each([
  [
    'zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6y',
    /digits\. Invalid Zilliqa address: its checksum .* It may be mistyped$/,
  ],
  ['0x12', /^an address: 0x and 40 hexadecimal digits$/],
])('a path of %s is rejected', async (hash, expected) => {
  const thrown = await thrownBy((location) => byAddressHash({ params: { hash }, location }), `/1/address/${hash}`)
  expect(thrown).toMatchObject({ isNotFound: true, data: { given: hash, expected: expect.stringMatching(expected) } })
})

test.each([
  ['0x10', '16'],
  ['0XfF', '255'],
  ['007', '7'],
  [`0x${'f'.repeat(64)}`, String(2n ** 256n - 1n)],
])('a token ID %s leads to %s', async (id, decimal) => {
  const path = (of: string) => `/1/token/${token}/instance/${of}/transfers`
  const thrown = await thrownBy((location) => byInstance({ params: { hash: token, id }, location }), path(id))
  expect(thrown).toEqual(to(path(decimal)))
})

test('a block in hex leads to its height, and a hash stays', async () => {
  const block = (id: string) => thrownBy((location) => byBlock({ params: { id }, location }), `/1/block/${id}`)
  expect(await block('0x10')).toEqual(to('/1/block/16'))
  expect(await block(`0x${'ab'.repeat(32)}`)).toBeNull()
  expect(await block('0x')).toMatchObject({ isNotFound: true })
})

test.each([
  ['1795948967', '2026-11-29T10:42:47.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T14:00', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20 14:00:05.5Z', '2026-11-20T14:00:05.500Z'],
  ['2026-11-20T14:00+02:00', '2026-11-20T12:00:00.000Z'],
])('a time %s in a path is %s', (text, time) => {
  expect(timeIn(text)?.toISOString()).toBe(time)
})

test.each(['yesterday', '2026-13-01', '20.11.2026', '123456789012', ''])('%j is no time', (text) => {
  expect(timeIn(text)).toBeNull()
})
