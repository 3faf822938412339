import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { at, chain } from './pages'
import { focus } from './actions'
import { expectPartAccessible } from './expectAccessible'
import { renderApp } from './renderApp'

/** What opens over a page: where, by which button, and what is then shown. */
const over: readonly [path: string, opens: string, what: () => Locator][] = [
  [
    `/${chain}/address/${at.router}`,
    'Add private label',
    () => page.getByRole('dialog', { name: 'Add private label' }),
  ],
  [
    `/${chain}/token/${at.charts}/instance/1`,
    'Zoom',
    () => page.getByRole('dialog').getByRole('group', { name: /^Image/ }),
  ],
]

for (const [path, opens, what] of over) {
  test(`${opens}: axe finds nothing in the dialog that opens, and the focus comes back from it`, async () => {
    await renderApp(path)
    const button = page.getByRole('button', { name: opens, exact: true })
    await focus(button)
    await userEvent.keyboard('{Enter}')
    await expect.element(what()).toBeVisible()
    await expectPartAccessible('dialog[open]')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button.element())
  })
}
