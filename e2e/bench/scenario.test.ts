import { expect, test } from 'vitest'
import { within } from './scenario'

test('within: passes on the result or the error of work that ends in time', async () => {
  await expect(within(10_000, Promise.resolve(7))).resolves.toBe(7)
  await expect(within(10_000, Promise.reject(new Error('no such row')))).rejects.toThrow('no such row')
})

test('within: rejects when work never ends', async () => {
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow('not done after 0.02 s')
})
