import { expect, onTestFinished, test } from 'vitest'
import { watchShifts } from './watchShifts'

test('a text that is pushed down is a layout shift', async () => {
  const box = document.createElement('div')
  box.textContent = 'Text'
  box.style.height = '400px'
  document.body.append(box)
  onTestFinished(() => box.remove())
  const shifts = watchShifts()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  box.style.marginTop = '200px'
  await expect.poll(shifts.moved).toBeGreaterThan(0.02)
})
