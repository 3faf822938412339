import { expect, test } from 'vitest'
import { within } from './stage'

test('what is done in time gives what it gives, and what fails says why', async () => {
  await expect(within(10_000, Promise.resolve(7))).resolves.toBe(7)
  await expect(within(10_000, Promise.reject(new Error('no such row')))).rejects.toThrow('no such row')
})

test('what never ends is given up', async () => {
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow('not done after 0.02 s')
})
