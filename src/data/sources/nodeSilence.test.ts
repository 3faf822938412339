import { afterEach, expect, it, vi } from 'vitest'
import { silenceOf } from './nodeSilence'

const refuses = () => Promise.reject(new TypeError('Failed to fetch'))
const answers = () => Promise.resolve(new Response())

/** A page of a host, loaded over https unless it says http. */
const pageAt = (origin: string) => ({ origin, hostname: new URL(origin).hostname })
const PUBLIC = pageAt('https://explorer.example')
const LOCAL = pageAt('http://localhost:4173')

/** A browser with this state of each of its permissions; queries for others are refused, as browsers do. */
function withPermissions(states: Readonly<Record<string, PermissionState>>) {
  const query = vi.fn(({ name }: { name: string }) =>
    name in states ? Promise.resolve({ state: states[name] }) : Promise.reject(new TypeError('unknown name')),
  )
  vi.stubGlobal('navigator', { onLine: true, permissions: { query } })
  vi.stubGlobal('isSecureContext', true)
  return query
}
afterEach(() => vi.unstubAllGlobals())

it('a server that answers only what may not be read blocks by CORS; one that answers nothing is down', async () => {
  withPermissions({})
  expect(await silenceOf(answers, 'http://127.0.0.1:8545/', LOCAL)).toBe('cors')
  expect(await silenceOf(refuses, 'http://127.0.0.1:8545/', LOCAL)).toBe('down')
})

it('http of an https page is blocked without a request, except on this device', async () => {
  withPermissions({})
  const send = vi.fn(answers)
  expect(await silenceOf(send, 'http://node.example/', PUBLIC)).toBe('mixed content')
  expect(await silenceOf(send, 'http://192.168.1.5:8545/', PUBLIC)).toBe('mixed content')
  expect(send).not.toHaveBeenCalled()
  expect(await silenceOf(send, 'http://localhost:8545/', PUBLIC)).toBe('cors')
})

it.each<[state: PermissionState, silence: string]>([
  ['denied', 'permission denied'],
  ['prompt', 'permission prompt'],
  ['granted', 'down'],
])('with the permission for this device or its network %s: %s', async (state, silence) => {
  const query = withPermissions({ 'loopback-network': state, 'local-network': state })
  expect(await silenceOf(refuses, 'http://127.0.0.1:8545/', PUBLIC)).toBe(silence)
  expect(query).toHaveBeenLastCalledWith({ name: 'loopback-network' })
  expect(await silenceOf(refuses, 'http://192.168.1.5:8545/', PUBLIC)).toBe(silence)
  expect(query).toHaveBeenLastCalledWith({ name: 'local-network' })
  withPermissions({ 'local-network-access': state })
  expect(await silenceOf(refuses, 'http://127.0.0.1:8545/', PUBLIC)).toBe(silence)
})

it('a page on this device needs no permission, and one that was loaded over http gets none', async () => {
  withPermissions({ 'loopback-network': 'denied' })
  expect(await silenceOf(refuses, 'http://127.0.0.1:8545/', LOCAL)).toBe('down')
  vi.stubGlobal('isSecureContext', false)
  expect(await silenceOf(refuses, 'http://127.0.0.1:8545/', pageAt('http://explorer.example'))).toBe('insecure page')
})

it('without a network only what is far is offline', async () => {
  withPermissions({})
  vi.stubGlobal('navigator', { onLine: false })
  expect(await silenceOf(refuses, 'https://node.example/', PUBLIC)).toBe('offline')
  expect(await silenceOf(refuses, 'http://127.0.0.1:8545/', LOCAL)).toBe('down')
})
