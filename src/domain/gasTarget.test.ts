import { expect, test } from 'vitest'
import { gasTarget } from './gasTarget'

test.each([
  [0.5022526, 0.45052, 0.5],
  [0.00126835, -99.74633, 0.5],
  [1, 100, 0.5],
  [0.25, 0, 0.25],
  [0, -100, null],
  [0.5, -150, null],
  [0.9, -50, null],
  [null, 3, null],
  [0.5, null, null],
])('a part of %s of the limit, %s percent above the target', (part, percents, target) => {
  const found = gasTarget(part, percents)
  if (target === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(target, 4)
})
