import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastServers, saveLastServers } from './lastServers'

const chain = { id: '1', baseUrl: 'https://one.test', multichain: true }
const servers = { proUrl: 'https://pro.test', chains: [chain] }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (slot: string) => kept.get(slot) ?? null,
    setItem: (slot: string, text: string) => kept.set(slot, text),
    removeItem: (slot: string) => kept.delete(slot),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('keeps the servers of a configuration, and nothing else of it', () => {
  const config = { ...servers, meritsUrl: 'https://merits.test', chains: [{ ...chain, name: 'One' }] }
  saveLastServers(config)
  expect(lastServers()).toEqual(servers)
})

it('forgets them where the configuration is a demo’s or names very many, and after a month', () => {
  saveLastServers(servers)
  saveLastServers({ ...servers, demo: true })
  expect(lastServers()).toBeNull()
  saveLastServers({ chains: Array.from({ length: 2_000 }, () => chain) })
  expect(lastServers()).toBeNull()
  vi.useFakeTimers()
  saveLastServers(servers)
  vi.setSystemTime(Date.now() + 31 * 86_400_000)
  expect(lastServers()).toBeNull()
})

it('knows none where storage is damaged or denied', () => {
  saveLastServers(servers)
  for (const slot of kept.keys()) kept.set(slot, '{"on":')
  expect(lastServers()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  saveLastServers(servers)
  expect(lastServers()).toBeNull()
})
