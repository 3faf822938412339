import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFor, withPolicy } from './contentSecurityPolicy.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head: string) => `<!doctype html><head><meta charset="utf-8" />${head}</head>`
const policyOf = (head: string) => headersFor(page(head))['Content-Security-Policy'] ?? ''
const sourcesOf = (directive: string, head: string) =>
  policyOf(head)
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

describe('the Content-Security-Policy', () => {
  it('hashes every inline script and style, as a browser reads it', () => {
    const head = '<script>a()\r\nb()</script><SCRIPT type="module">\n c()</SCRIPT ><style media=print>d{}</style>'
    expect(sourcesOf('script-src', head)).toEqual(["'self'", sha('a()\nb()'), sha('\n c()')])
    expect(sourcesOf('style-src', head)).toEqual(["'self'", sha('d{}')])
  })

  it('has no hash for a script with a src, nor for JSON data', () => {
    expect(sourcesOf('script-src', '<script type="module" src="/a.js"></script>')).toEqual(["'self'"])
    expect(sourcesOf('script-src', '<script type="application/json" id="a">{}</script>')).toEqual(["'self'"])
  })

  it('is in the document before the first script', () => {
    const html = withPolicy(page('<script>a()</script>'))
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
    expect(html).toContain(sha('a()'))
  })

  it('fails on a document without <meta charset>, which it is put after', () => {
    expect(() => withPolicy('<head></head>')).toThrow('no <meta charset>')
  })

  it('allows only hashed scripts and files of the app', () => {
    expect(policyOf('')).not.toMatch(/unsafe-|\*/)
    expect(sourcesOf('default-src', '')).toEqual(["'none'"])
  })

  it('allows no plugin, no other base and no form', () => {
    for (const directive of ['object-src', 'base-uri', 'form-action'])
      expect(sourcesOf(directive, ''), directive).toEqual(["'none'"])
  })
})
