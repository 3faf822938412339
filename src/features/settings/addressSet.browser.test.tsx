import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressSet } from '#/data/addressSet/addressSet'
import { click } from '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp } from '#/testing/renderApp'
import { at } from '#/testing/pages'

const section = () => page.getByRole('region', { name: 'Portfolio' })

function choose(text: string): void {
  const input = section().getByLabelText('Import addresses').element() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(new File([text], 'addresses.txt'))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('the addresses of the portfolio are imported, and removed with one button', async () => {
  await renderApp('/settings')
  await expect.element(section()).toHaveTextContent('No addresses yet.')
  choose(`${at.router}\n${at.dollar}\n0x12\n`)
  await expect.element(section().getByRole('status')).toHaveTextContent('2 addresses imported, 1 invalid entry')
  await expect.element(section()).toHaveTextContent('0x12 has 2 hex digits instead of 40')
  expect(addressSet.get()).toHaveLength(2)
  choose('nothing')
  await expect.element(section().getByRole('status')).toHaveTextContent('Couldn’t import this file.')
  await expectPartAccessible('main')
  await click(section().getByRole('button', { name: 'Remove all addresses' }))
  await expect.element(section()).toHaveTextContent('No addresses yet.')
  expect(localStorage.getItem('astrolabe.addressSet')).toBe('[]')
})

test('a full storage is said, and the addresses stay in the tab', async () => {
  await renderApp('/settings')
  await expect.element(section()).toBeVisible()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  choose(at.router)
  await expect.element(section().getByRole('alert')).toHaveTextContent('storage is full or blocked')
  full.mockRestore()
  addressSet.set([])
  await expect.element(section().getByRole('alert')).not.toBeInTheDocument()
})
