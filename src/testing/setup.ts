import './withoutTraces'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endAdminTest } from './adminApi'
import { expectNoComplaints, removeApp } from './renderApp'

// The files of component tests share a document and its modules, because to load the app takes seconds: each test leaves it as it was.
afterEach(async () => {
  endAdminTest()
  vi.useRealTimers()
  vi.restoreAllMocks()
  removeApp()
  if (innerWidth !== 1440 || innerHeight !== 900) await page.viewport(1440, 900)
  expectNoComplaints()
})
