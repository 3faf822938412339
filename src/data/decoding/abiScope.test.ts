import { expect, test } from 'vitest'
import { createAbiScope } from './abiScope'

const address = (n: number) => `0x${String(n).padStart(40, '0')}`

test('the ABIs of the first contracts are loaded, those of the others on request', () => {
  const scope = createAbiScope()
  const isAdmitted = (n: number) => scope.get().admitted.has(address(n))
  let changes = 0
  scope.subscribe(() => (changes += 1))
  for (const n of [1, 2, 3, 4, 5, 6, 7, 1, 7]) scope.add(address(n))
  expect([1, 5, 6].map(isAdmitted)).toEqual([true, true, false])
  expect(scope.get().waiting.size).toBe(2)
  expect(changes).toBe(7)
  scope.admitWaiting()
  expect(isAdmitted(7)).toBe(true)
  expect(scope.get().waiting.size).toBe(0)
  scope.add(address(8))
  expect(scope.get().waiting.size).toBe(1)
})
