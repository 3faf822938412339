import './ownTab'
import { afterEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endAdminTest } from './adminApi'
import { setPainted } from './painting'
import { expectNoComplaints, removeApp } from './renderApp'

/** Whether a test has moved the pointer, which would hover whatever the next one shows there. */
let isPointerMoved = false
addEventListener('pointermove', () => (isPointerMoved = true), true)

setPainted(false)

// The files of component tests share a document and its modules, because to load the app takes seconds: each test leaves it as it was.
afterEach(async () => {
  endAdminTest()
  vi.useRealTimers()
  vi.restoreAllMocks()
  removeApp()
  if (innerWidth !== 1440 || innerHeight !== 900) await page.viewport(1440, 900)
  if (isPointerMoved) await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
  isPointerMoved = false
  expectNoComplaints()
})
