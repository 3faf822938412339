import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'

test('a failed call whose caller went on is on the first screen: which one, its error and its effect', async () => {
  const router = await renderApp(`/${chain}/tx/${at.innerError}`)
  const panel = page.getByRole('region', { name: 'Inner failure' })
  const rowOf = (label: string) => panel.getByCss('dl > div').filter({ hasText: new RegExp(`^${label}`) })
  await expect.element(panel).toBeVisible()
  const height = panel.element().getBoundingClientRect().height
  await expect.element(rowOf('Failed call')).toHaveTextContent(/Mishaps, internal transaction 1 by .*Mishaps$/)
  await expect
    .element(rowOf('Failed call').getByRole('link', { name: 'internal transaction 1' }))
    .toHaveAttribute('href', `/${chain}/tx/${at.innerError}/internal?view=tree`)
  // The node lists no reason of an inner call; an event of its caller has it.
  await expect
    .element(rowOf('Error'))
    .toHaveTextContent(
      /OutOfBounds: requested 355, available 12 and caller .*MishapsDecoded by the verified ABI of Mishaps$/,
    )
  await expect
    .element(rowOf('Effect'))
    .toHaveTextContent(/the transaction went on and succeeded\. If you expected that part, ask the app that made it\.$/)
  expect(panel.element().getBoundingClientRect().height).toBe(height)
  await settled(router)
  await expectPartAccessible('section[aria-label="Inner failure"]')
})
