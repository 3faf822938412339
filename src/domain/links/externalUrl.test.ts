import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readExternalUrl } from './externalUrl'

describe('readExternalUrl', () => {
  it.each([
    ['https://a.test/b?c#d', 'https://a.test/b?c#d', 'a.test', []],
    [' HTTPS://A.Test ', 'https://a.test/', 'a.test', []],
    ['https://a.test:8443/', 'https://a.test:8443/', 'a.test:8443', []],
    ['https://a.test/?next=https://b.test@c', 'https://a.test/?next=https://b.test@c', 'a.test', []],
    ['http://a.test', 'http://a.test/', 'a.test', ['unencrypted']],
    ['https://xn--pple-43d.example', 'https://xn--pple-43d.example/', 'xn--pple-43d.example', ['punycode']],
    ['https://аpple.example', 'https://xn--pple-43d.example/', 'xn--pple-43d.example', ['punycode']],
    ['https://93.184.216.34/', 'https://93.184.216.34/', '93.184.216.34', ['number']],
    ['https://0x7f.1/', 'https://127.0.0.1/', '127.0.0.1', ['own-network']],
    ['http://192.168.0.1/reboot', 'http://192.168.0.1/reboot', '192.168.0.1', ['unencrypted', 'own-network']],
    ['https://172.32.0.1', 'https://172.32.0.1/', '172.32.0.1', ['number']],
    ['https://[::1]:80/', 'https://[::1]:80/', '[::1]:80', ['own-network']],
    ['https://[::ffff:10.0.0.1]/', 'https://[::ffff:a00:1]/', '[::ffff:a00:1]', ['own-network']],
    ['https://[2606:2800::1]/', 'https://[2606:2800::1]/', '[2606:2800::1]', ['number']],
    ['https://router/', 'https://router/', 'router', ['own-network']],
    ['https://printer.local./', 'https://printer.local./', 'printer.local.', ['own-network']],
  ])('opens %s', (text, href, host, doubts) => {
    expect(readExternalUrl(text)).toEqual({ href, host, doubts })
  })

  it.each([
    ['', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)//https://a.test', 'scheme'],
    [' \t\njavascript:alert(1)', 'scheme'],
    ['\u0001javascript:alert(1)', 'hidden'],
    ['java\tscript:alert(1)', 'hidden'],
    ['java\0script:alert(1)', 'hidden'],
    ['java\u00adscript:alert(1)', 'hidden'],
    ['javascript&colon;alert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['blob:https://a.test/1', 'scheme'],
    ['view-source:https://a.test', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['intent://scan/#Intent;scheme=zxing;end', 'scheme'],
    ['ftp://a.test', 'scheme'],
    ['//a.test', 'scheme'],
    ['/tx', 'scheme'],
    ['a.test', 'scheme'],
    ['ipfs://bafy', 'scheme'],
    ['https:a.test', 'unreadable'],
    ['https:/a.test', 'unreadable'],
    ['https:///a.test', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://?a.test', 'unreadable'],
    ['https://a.test:99999', 'unreadable'],
    ['https://a test', 'hidden'],
    ['https:\\\\a.test', 'hidden'],
    ['https://a.test\\@b.test', 'hidden'],
    ['https://a.test\u202e/gpj.exe', 'hidden'],
    ['https://a.te\u200bst', 'hidden'],
    ['https://a.test/\r\nSet-Cookie:x', 'hidden'],
    ['https://a.test/\ud800', 'hidden'],
    ['https://user:secret@a.test', 'credentials'],
    ['https://wallet.example@b.test', 'credentials'],
    ['https://@b.test', 'credentials'],
    [`https://a.test/${'x'.repeat(2048)}`, 'length'],
  ])('refuses %j', (text, why) => {
    expect(readExternalUrl(text)).toBe(why)
  })
})

const pieces = [
  'https:',
  'http:',
  'HTTP:',
  'javascript:',
  'data:text/html,',
  'blob:',
  'a.test',
  'b.test',
  '[::1]',
  '127.1',
]
const marks = ['//', '/', '\\', '@', ':', '#', '?', '\t', '\n', '\0', ' ', '\u200b', '\u202e', '%00', '%2f', '%40', 'е']

test('whatever the text, what may be opened is plain http(s) to the host that is named, and reads as itself', () => {
  const part = fc.oneof(fc.constantFrom(...pieces, ...marks), fc.string({ unit: 'binary', maxLength: 4 }))
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      (text) => {
        const read = readExternalUrl(text)
        if (typeof read === 'string') return
        const url = new URL(read.href)
        expect(url.protocol).toMatch(/^https?:$/)
        expect([url.username, url.password, url.host]).toEqual(['', '', read.host])
        expect(read.host).toMatch(/^[\x21-\x7e]+$/)
        expect(readExternalUrl(read.href)).toEqual(read)
      },
    ),
    { numRuns: 2000 },
  )
})

test('no disguise of a scheme that runs or opens anything else is let through', () => {
  const disguise = fc.constantFrom(
    '',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0001',
    ' ',
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\\',
  )
  const scheme = fc.constantFrom('javascript:', 'data:', 'blob:', 'vbscript:', 'file:', 'filesystem:', 'about:')
  const disguised = scheme.chain((word) =>
    fc
      .array(fc.tuple(disguise, fc.boolean()), { minLength: word.length, maxLength: word.length })
      .map((letters) =>
        letters.map(([mark, up], i) => mark + (up ? word.charAt(i).toUpperCase() : word.charAt(i))).join(''),
      ),
  )
  fc.assert(
    fc.property(disguised, fc.webUrl(), (start, rest) => {
      expect(['scheme', 'hidden']).toContain(readExternalUrl(start + rest))
    }),
    { numRuns: 1000 },
  )
})
