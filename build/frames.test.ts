import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { frameDocument } from './frames.ts'

const policyOf = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
const codeOf = (html: string) => /<script>(.*?)<\/script\s*>/is.exec(html)?.[1] ?? ''

describe('the document of a frame', () => {
  it('runs its own script and may do nothing else', () => {
    const html = frameDocument({}, 'a()\n')
    const hash = createHash('sha256').update('a()').digest('base64')
    expect(policyOf(html)).toBe(`default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`)
    expect(codeOf(html)).toBe('a()')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
  })

  it('has the hash of a script that speaks of scripts', () => {
    const html = frameDocument({}, 'a("</script><!-- </SCRIPT")')
    expect(codeOf(html)).toBe(String.raw`a("\x3c/script>\x3c!-- \x3c/SCRIPT")`)
    expect(policyOf(html)).toContain(createHash('sha256').update(codeOf(html)).digest('base64'))
  })

  it('has no hash where any script may run: it would forbid the others', () => {
    expect(policyOf(frameDocument({ 'script-src': ["'unsafe-inline'"] }, 'a()'))).toContain(
      "script-src 'unsafe-inline';",
    )
  })
})
