import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '#/testing/actions'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'

test.each([
  [1440, 900, 'entryPoint'],
  [1440, 900, 'proxy'],
  [390, 844, 'router'],
] as const)(
  'at %s × %s px, the source of %s starts on the first screen, and its verification is a link away',
  async (width, height, name) => {
    await page.viewport(width, height)
    await renderApp(`/${chain}/address/${at[name]}/contract`)
    const code = page.getByRole('region', { name: 'Source code', exact: true }).getByCss('.code')
    await expect.element(code).toBeVisible()
    await expect.poll(() => code.element().getBoundingClientRect().top).toBeLessThan(height - 24)
    await click(page.getByRole('link', { name: /verification(, compiler)? and bytecode$/ }))
    await expect.element(page.getByText('Contract name', { exact: true })).toBeInViewport()
  },
)
