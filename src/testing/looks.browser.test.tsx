import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain, records } from './pages'
import { expectToFitAndBeAccessible } from './expectLooks'
import { renderApp, settled } from './renderApp'

// Lists are in lists.browser.test.tsx.
for (const path of [...records, '/nonsense']) {
  test(`${path.replace(`/${chain}`, '')}: fits every width, and axe finds nothing`, async () => {
    const router = await renderApp(path)
    await expect.poll(() => document.querySelector('main')?.textContent).toBeTruthy()
    await settled(router)
    if (path.endsWith(at.routedSwap))
      await expect.element(page.getByRole('region', { name: 'Value flow', exact: true })).toBeVisible()
    await settled(router)
    await expectToFitAndBeAccessible({ isPhoneChecked: path.endsWith(at.routedSwap), isDarkChecked: true })
  })
}
