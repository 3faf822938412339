import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { click } from '#/testing/actions'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain, listNamed } from '#/testing/pages'

// e2e/heavyImages.spec.ts has images of hosts.

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const level = (depth: number, content: string) => `<g id="a${depth}">${content.repeat(10)}</g>`
const uses = [1, 2, 3, 4, 5, 6].map((depth) => level(depth, `<use href="#a${depth - 1}"/>`)).join('')

/** SVG that would stop the page for seconds, or minutes. */
const heavy: Readonly<Record<string, string>> = {
  uses: svg(`<path id="a0" d="M0 0h1"/>${uses}`),
  patterns: svg(
    uses
      .replaceAll(/<use href="(#a\d)"\/>/g, '<rect width="1" height="1" fill="url($1)"/>')
      .replaceAll('<g', '<pattern')
      .replaceAll('</g', '</pattern') + '<path id="a0" d="M0 0h1"/>',
  ),
  filters: svg(
    `<filter id="f">${'<feTurbulence numOctaves="9"/>'.repeat(9)}</filter>${'<rect filter="url(#f)"/>'.repeat(60)}`,
  ),
  animations: svg('<rect><animate attributeName="x" to="9" dur="1s" repeatCount="indefinite"/></rect>'.repeat(20_000)),
}
const light = svg('<rect width="9" height="9" fill="#f00"/>')

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

const images = () => [...document.querySelectorAll<HTMLImageElement>('main img')]

const publish = (media: object) =>
  api.on(new RegExp(`/tokens/${at.charts}/instances/7$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), image_url: null, thumbnails: null, ...media }),
  )

test.each(Object.keys(heavy))(
  'an SVG of many %s is not shown on the page of an NFT, but its source is',
  async (name) => {
    const text = heavy[name] ?? ''
    const media = [
      { image_url: `data:image/svg+xml;utf8,${text}`, metadata: { name: 'Seven' } },
      { metadata: { name: 'Seven', image_data: text } },
      { metadata: { name: 'Seven', image: `data:image/svg+xml;base64,${btoa(text)}` } },
    ]
    for (const each of media) {
      publish(each)
      const router = await renderApp(`/${chain}/token/${at.charts}/instance/7`, api)
      await settled(router)
      await expect
        .element(page.getByRole('region', { name: 'Overview' }).getByText('Too complex to show'))
        .toBeVisible()
      expect(images()).toEqual([])
    }
    await click(page.getByRole('button', { name: 'Show source' }))
    await expect.element(page.getByRole('dialog', { name: 'Image source' })).toHaveTextContent('<svg xmlns=')
    await expect.element(page.getByRole('button', { name: 'Copy source' })).toBeVisible()
  },
)

test('a list shows light SVG, and a text in place of heavy ones', async () => {
  const list = listNamed('Inventory of the token')
  const all = [...Object.values(heavy), light, light]
  api.on(/\/tokens\/0x[\da-f]{40}\/instances$/i, async ({ real }) => {
    const body = JSON.parse(await real()) as { items: object[] }
    const items = body.items.slice(0, all.length).map((item, index) => ({
      ...item,
      thumbnails: null,
      image_url: `data:image/svg+xml,${encodeURIComponent(all[index] ?? '')}`,
    }))
    return json({ items, next_page_params: null })
  })
  await settled(await renderApp(list.path, api))
  await new ListOnPage(list.name).opened()
  await expect.poll(() => images().filter(({ naturalWidth }) => naturalWidth > 0)).toHaveLength(2)
  const placeholders = [...document.querySelectorAll('main [data-index]')].filter((each) =>
    /Too complex to show/.test(each.textContent),
  )
  expect(placeholders).toHaveLength(Object.keys(heavy).length)
  expect(images()).toHaveLength(2)
})

test('a heavy token icon is replaced by the letter of its token', async () => {
  const list = listNamed('Tokens')
  api.on(/\/tokens$/, async ({ real }) => {
    const body = JSON.parse(await real()) as { items: object[] }
    const icons = [heavy['uses'] ?? '', light].map((text) => `data:image/svg+xml,${encodeURIComponent(text)}`)
    return json({ items: body.items.slice(0, 2).map((item, index) => ({ ...item, icon_url: icons[index] })) })
  })
  await settled(await renderApp(list.path, api))
  await expect.poll(() => images().length).toBe(1)
  await expect.poll(() => document.querySelectorAll('main [data-index="0"] .token').length).toBeGreaterThan(0)
})

test('an animation is replaced by its source as well', async () => {
  publish({
    metadata: { name: 'Seven' },
    animation_url: `data:image/svg+xml,${encodeURIComponent(heavy['uses'] ?? '')}`,
  })
  await settled(await renderApp(`/${chain}/token/${at.charts}/instance/7`, api))
  await click(page.getByRole('button', { name: 'Show animation' }))
  await expect.element(page.getByText('Too complex to show')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show source' })).toBeVisible()
  expect(images()).toEqual([])
})
