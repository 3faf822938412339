import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#/testing/renderApp'
import { chain } from '#/testing/pages'

test('a field has only its label as name, and its error as description', async () => {
  await renderApp(`/${chain}/decode`)
  const field = page.getByRole('textbox', { name: 'Data', exact: true })
  await userEvent.fill(field, '0xa9059')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Enter whole bytes in hex: two digits for each')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter whole bytes in hex: two digits for each')
  await userEvent.fill(field, '0xa9059c')
  await expect.element(field).toBeValid()
  await expect.element(field).not.toHaveAccessibleDescription()
})
