import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain } from '#/testing/pages'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

interface Sent {
  hash: string
  nonce: number
  position: number
  block_number: number
  from: { hash: string }
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('the neighbors of a transaction open by nonce and by position, and nothing is requested before', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const read = async (path: string) => JSON.parse(await api.read(`/pro/${chain}/api/v2${path}`)) as unknown
  const own = (await read(`/transactions/${at.swap}`)) as Sent
  const router = await renderApp(`/${chain}/tx/${at.swap}`, api)
  await settled(router)
  const lists = /\/addresses\/0x\w+\/transactions$|\/blocks\/\d+\/transactions$/
  expect(api.askedFor(lists)).toEqual([])
  const shown = async () => {
    const hash = router.state.location.pathname.split('/').at(-1)
    return (await read(`/transactions/${hash}`)) as Sent
  }
  await press('Previous nonce')
  await expect.poll(() => router.state.location.pathname).not.toContain(at.swap)
  expect(await shown()).toMatchObject({ nonce: own.nonce - 1, from: { hash: own.from.hash } })

  await router.navigate({ href: `/${chain}/tx/${at.swap}` })
  await settled(router)
  const step = own.position > 0 ? -1 : 1
  await press(step < 0 ? 'Previous position' : 'Next position')
  await expect.poll(() => router.state.location.pathname).not.toContain(at.swap)
  expect(await shown()).toMatchObject({ position: own.position + step, block_number: own.block_number })
})

test('a number that no transaction has says so', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/addresses\/0x\w+\/transactions$/, () => ({ status: 200, body: '{"items":[],"next_page_params":null}' }))
  await renderApp(`/${chain}/tx/${at.swap}`, api)
  await press('Next nonce')
  await expect.element(page.getByText(/^No nonce [\d,]+ found$/)).toBeVisible()
})
