import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { at, chain } from './pages'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

/** Longer than any text of an honest API: a name of 1 MB. */
const LONG_TEXT = 'Wi'.repeat(500_000)
/** Texts on a page and in its titles are cut well below this. */
const MAX_LENGTH = 3_000

const paths = [
  `tx/${at.routedSwap}`,
  `block/${at.crowdedBlock}`,
  `address/${at.router}`,
  `address/${at.nftOwner}/nft/collections`,
  `token/${at.dollar}`,
  `token/${at.curios}/instance/${at.hostileNft}`,
]

test.each(paths)('%s: names of 1 MB are cut in texts and attributes, and make nothing wider', async (path) => {
  const api = await startTestApi()
  api.on(/\/api\/v2\//, async ({ real }) => {
    let count = 0
    const text = await real()
    return json(
      text.replace(/"(name|symbol|method)":\s*"[^"]*"/g, (field, key: string) =>
        count++ < 3 ? `"${key}":"${LONG_TEXT}"` : field,
      ),
    )
  })
  await settled(await renderApp(`/${chain}/${path}`, api))
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('WiWi')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lengths: number[] = []
  while (texts.nextNode()) lengths.push(texts.currentNode.nodeValue?.length ?? 0)
  const attributes = [...document.querySelectorAll('#root *')].flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value.length),
  )
  expect(Math.max(...lengths, ...attributes)).toBeLessThan(MAX_LENGTH)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
