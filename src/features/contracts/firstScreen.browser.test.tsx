import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '#/testing/actions'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'

test.each([
  [1440, 900],
  [390, 900],
])(
  'at %s px, the source of a contract starts on the first screen, and its verification is a link away',
  async (width, height) => {
    await page.viewport(width, height)
    await renderApp(`/${chain}/address/${at.entryPoint}/contract`)
    const code = page.getByRole('region', { name: 'Source code', exact: true }).getByCss('.panel h3')
    await expect.element(code).toBeVisible()
    await expect.poll(() => code.element().getBoundingClientRect().bottom).toBeLessThan(height)
    await click(page.getByRole('link', { name: 'verification, compiler and bytecode' }))
    await expect.element(page.getByText('Contract name', { exact: true })).toBeInViewport()
  },
)
