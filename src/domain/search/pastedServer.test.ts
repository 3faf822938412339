import { assert, oneof, property, string, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainOfBase, isMixedContent, pastedServer } from './pastedServer'

const hash = `0x${'a'.repeat(64)}`

const understood: readonly [pasted: string, host: string, ...bases: string[]][] = [
  ['eth.example.org', 'eth.example.org', 'https://eth.example.org'],
  ['  https://eth.example.org/  ', 'eth.example.org', 'https://eth.example.org'],
  ['HTTPS://ETH.Example.org', 'eth.example.org', 'https://eth.example.org'],
  ['http://eth.example.org', 'eth.example.org', 'http://eth.example.org'],
  ['eth.example.org:8443/', 'eth.example.org:8443', 'https://eth.example.org:8443'],
  ['https://eth.example.org/api/v2', 'eth.example.org', 'https://eth.example.org'],
  ['https://eth.example.org/api/v2/stats?x=1#y', 'eth.example.org', 'https://eth.example.org'],
  ['https://eth.example.org/api-docs', 'eth.example.org', 'https://eth.example.org'],
  [`https://eth.example.org/tx/${hash}?tab=logs`, 'eth.example.org', 'https://eth.example.org'],
  ['https://eth.example.org/txs', 'eth.example.org', 'https://eth.example.org'],
  ['"https://eth.example.org",', 'eth.example.org', 'https://eth.example.org'],
  ['https://example.org/xdai/mainnet/blocks', 'example.org', 'https://example.org/xdai/mainnet', 'https://example.org'],
  ['https://example.org/explorer//', 'example.org', 'https://example.org/explorer', 'https://example.org'],
  ['https://pro.example.org/100/api/v2', 'pro.example.org', 'https://pro.example.org/100', 'https://pro.example.org'],
  ['localhost:4000', 'localhost:4000', 'http://localhost:4000'],
  ['127.0.0.1:4000/api/v2', '127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['192.168.1.5', '192.168.1.5', 'http://192.168.1.5'],
  ['explorer.local', 'explorer.local', 'http://explorer.local'],
  ['[::1]:4000', '[::1]:4000', 'http://[::1]:4000'],
  ['https://bücher.example', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
]

describe('pastedServer', () => {
  it.each(understood)('%s', (pasted, host, ...bases) => {
    expect(pastedServer(pasted)).toMatchObject({ host, bases })
  })

  it('keeps the URL of a JSON-RPC node whole, as a key may be anywhere in it', () => {
    expect(pastedServer('node.example.org/v3/secret?token=1#x')).toMatchObject({
      url: 'https://node.example.org/v3/secret?token=1',
    })
    expect(pastedServer('127.0.0.1:8545')).toMatchObject({ url: 'http://127.0.0.1:8545/' })
  })

  it.each([
    ['', 'nothing'],
    [' \n', 'nothing'],
    ['ftp://example.org', 'another scheme'],
    ['wss://example.org/rpc', 'another scheme'],
    ['javascript:alert(1)', 'no address'],
    ['data:text/html,1', 'no address'],
    ['two words', 'no address'],
    ['https://', 'no address'],
    ['https://exa mple.org', 'no address'],
    ['https://user:secret@example.org', 'a password'],
    ['me@example.org', 'a password'],
  ])('%s is none', (pasted, why) => {
    expect(pastedServer(pasted)).toBe(why)
  })

  it('returns URLs of the shown host only, whatever is pasted', () => {
    assert(
      property(oneof(webUrl({ withQueryParameters: true, withFragments: true }), string()), (pasted) => {
        const server = pastedServer(pasted)
        if (typeof server === 'string') return
        for (const base of server.bases) {
          expect(new URL(base).host).toBe(server.host)
          expect(base).not.toMatch(/\/$|[?#\s]/)
          expect(pastedServer(base)).toMatchObject({ host: server.host })
        }
      }),
    )
  })
})

it('a URL of a multichain API has its chain ID at the end', () => {
  expect(chainOfBase('https://pro.example.org/100')).toEqual({ proUrl: 'https://pro.example.org', id: '100' })
  expect(chainOfBase('https://pro.example.org/v1/100')).toEqual({ proUrl: 'https://pro.example.org/v1', id: '100' })
  expect(chainOfBase('https://pro.example.org')).toBeNull()
  expect(chainOfBase('https://100')).toBeNull()
})

it('an https page cannot request http, except from localhost', () => {
  expect(isMixedContent('https://site.example', 'http://api.example')).toBe(true)
  expect(isMixedContent('https://site.example', 'https://api.example')).toBe(false)
  expect(isMixedContent('https://site.example', 'http://localhost:4000')).toBe(false)
  expect(isMixedContent('https://site.example', 'http://127.0.0.1')).toBe(false)
  expect(isMixedContent('https://site.example', 'http://localhost.example')).toBe(true)
  expect(isMixedContent('http://site.example', 'http://api.example')).toBe(false)
})
