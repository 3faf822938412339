import { afterEach, expect, test, vi } from 'vitest'
import { storedValue } from '#/data/persistence/storedValue'

const slot = 'astrolabe.test'

/** What this tab hears of a change in another one; null for the slot of a cleared storage. */
function changeElsewhere(key: string | null, storageArea: Storage = localStorage): void {
  dispatchEvent(new StorageEvent('storage', { key, storageArea }))
}

afterEach(() => localStorage.removeItem(slot))

test('what another tab sets or clears is read again, whether or not something shows it', () => {
  const kept = storedValue(slot, (stored) => (typeof stored === 'number' ? stored : 0))
  expect(kept.get()).toBe(0)
  localStorage.setItem(slot, '2')
  changeElsewhere('astrolabe.other')
  changeElsewhere(slot, sessionStorage)
  expect(kept.get()).toBe(0)
  changeElsewhere(slot)
  expect(kept.get()).toBe(2)

  const told = vi.fn()
  kept.subscribe(told)
  localStorage.clear()
  changeElsewhere(null)
  expect(told).toHaveBeenCalledTimes(1)
  expect(kept.get()).toBe(0)
})
