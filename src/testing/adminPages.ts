import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { click, fill } from './actions'
import type { AdminApi } from './adminApi'
import { renderApp } from './renderApp'

/** The administration pages. */
export const admin = {
  token: page.getByLabelText('Token', { exact: true }),
  review: page.getByRole('dialog', { name: /^Review change/ }),
  outcome: page.getByLabelText('Result of the change'),
  journal: page.getByRole('region', { name: /^Change log/ }).getByRole('listitem'),
  networks: page.getByRole('list', { name: 'Networks' }).getByRole('listitem'),

  button: (name: string): Locator => page.getByRole('button', { name, exact: true }),

  link: (name: string | RegExp): Locator => page.getByRole('link', { name }),

  /** The input of a field that is being changed. */
  input: (label: string): Locator => page.getByLabelText(label, { exact: true }),

  async unlock(token = 'demo-admin'): Promise<void> {
    await fill(admin.token, token)
    await userEvent.keyboard('{Enter}')
  },

  /** Types a field's new value. */
  async type(label: string, value: string): Promise<void> {
    const edit = admin.button(`Edit ${label}`)
    const input = admin.input(label)
    await expect.element(edit.or(input)).toBeVisible()
    if (input.query() === null) await click(edit)
    await fill(input, value)
  },

  /** Chooses a flag's state. */
  async choose(label: string, state: 'Unchanged' | 'On' | 'Off'): Promise<void> {
    const flag = page.getByRole('radiogroup', { name: new RegExp(`^${label}`) })
    await click(flag.getByRole('radio', { name: state, exact: true }))
  },

  async askReview(): Promise<void> {
    await click(admin.button('Review changes'))
  },

  /** Sends the change under review; `name` confirms one that takes the network offline. */
  async send(name?: string): Promise<void> {
    if (name !== undefined) await fill(admin.review.getByRole('textbox'), name)
    await click(admin.review.getByRole('button', { name: /^Save/ }))
  },

  /** Opens the review and sends the change; `name` confirms one that takes the network offline. */
  async submit(name?: string): Promise<void> {
    await admin.askReview()
    await admin.send(name)
  },

  /** Makes a harmless change, and sends it. */
  async rename(name = 'Other'): Promise<void> {
    await admin.type('Name', name)
    await admin.submit()
  },
}

/** Shows the list of networks, with the token. */
export async function openList(host: AdminApi) {
  const router = await renderApp('/admin/networks', host)
  await admin.unlock()
  return router
}

/** Shows the page of network 8801, or of another one, with the token, once its values are loaded. */
export async function openNetwork(host: AdminApi, chainId = '8801') {
  const router = await renderApp(`/admin/networks/${chainId}`, host)
  await admin.unlock()
  await expect.element(admin.button('Edit Name')).toBeVisible()
  await expect.element(page.getByText('Loading current values…')).not.toBeInTheDocument()
  return router
}
