import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { labels } from '#/data/labels/labels'
import { setWatch, watches } from '#/data/watch/watches'
import { watchState } from '#/data/watch/watchState'
import { EVERYTHING } from '#/data/watch/watchRule'
import { click, expectCount, fill } from '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { withAllChains } from '#/testing/portfolioOnPage'
import { removeApp, renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const own = at.nftOwner.toLowerCase()

afterEach(removeApp)

test('the label editor watches an address by a rule, and says what is wrong with it without losing it', async () => {
  labels.set({ [own]: 'Treasury' })
  await renderApp('/settings', await startTestApi({ configure: withAllChains }))
  const dialog = page.getByRole('dialog')
  await click(page.getByRole('button', { name: 'Edit label of' }))
  await fill(dialog.getByRole('textbox', { name: 'Private label' }), ' ')
  await click(dialog.getByRole('checkbox', { name: 'Watch this address' }))
  await fill(dialog.getByRole('textbox', { name: 'Only amounts above' }), '1,000')
  for (const name of ['In', 'Out', 'Approvals']) await click(dialog.getByRole('checkbox', { name, exact: true }))
  const select = dialog.getByRole('combobox', { name: 'Asset' })
  await select.selectOptions('One token')
  await click(dialog.getByRole('button', { name: 'Save' }))
  await expectCount(dialog.getByRole('alert'), 4)
  await expectPartAccessible('dialog')
  await expect.element(dialog.getByRole('textbox', { name: 'Only amounts above' })).toHaveValue('1,000')
  expect([labels.get(), watches.get()]).toEqual([{ [own]: 'Treasury' }, {}])

  await fill(dialog.getByRole('textbox', { name: 'Private label' }), 'Treasury')
  await fill(dialog.getByRole('textbox', { name: 'Only amounts above' }), '1000')
  await fill(dialog.getByRole('textbox', { name: 'Token contract' }), at.dollar)
  await click(dialog.getByRole('checkbox', { name: 'In', exact: true }))
  await click(dialog.getByText('Chains (2 of 2)'))
  await click(dialog.getByRole('checkbox', { name: /^Equinox/ }))
  await click(dialog.getByRole('button', { name: 'Save' }))
  await expectCount(dialog, 0)
  const rule = {
    in: true,
    out: false,
    approvals: false,
    asset: at.dollar.toLowerCase(),
    above: '1000',
    chains: [chain],
  }
  expect(watches.get()).toEqual({ [own]: rule })

  // Without the label, nothing is watched.
  await click(page.getByRole('button', { name: 'Edit label of' }))
  await expect.element(dialog.getByRole('textbox', { name: 'Token contract' })).toHaveValue(at.dollar.toLowerCase())
  await click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.poll(watches.get).toEqual({})
})

test('rules go with the labels in a file, and movements with the local data', async () => {
  labels.set({ [own]: 'Treasury' })
  setWatch(own, { ...EVERYTHING, above: '2' })
  await renderApp('/settings')
  const section = page.getByRole('region', { name: 'Private labels' })
  await expect.element(section.getByText('Watched: in, out, approvals, above 2')).toBeVisible()
  let file = ''
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => (file = text))
    return 'blob:none'
  })
  await click(section.getByRole('button', { name: 'Export', exact: true }))
  await expect.poll(() => file).toContain('"watches"')
  made.mockRestore()
  await click(section.getByRole('button', { name: /^Remove label of/ }))
  expect(watches.get()).toEqual({})

  const input = section.getByLabelText('Import')
  const upload = async (text: string) => {
    const files = new DataTransfer()
    files.items.add(new File([text], 'labels.json', { type: 'application/json' }))
    const element = input.element() as HTMLInputElement
    element.files = files.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await upload(file.replace('"in": true', '"in": 7'))
  await expect.element(section.getByText('has a rule for its watch that cannot be read')).toBeVisible()
  await click(section.getByRole('button', { name: 'Cancel' }))
  await upload(file)
  await expect.element(section.getByText('1 new label, 1 watched address. Nothing is imported yet.')).toBeVisible()
  await click(section.getByRole('button', { name: 'Import new labels' }))
  await expect.element(section.getByText('Watched: in, out, approvals, above 2')).toBeVisible()

  const movement = {
    chain,
    address: own,
    list: 'addressTransactions',
    id: 'x',
    number: 1,
    isGone: false,
    transaction: '0x1',
    time: 1,
    direction: 'in',
  } as const
  const plain = {
    counterparty: null,
    amount: '1',
    token: null,
    tokenId: null,
    approved: null,
    method: null,
    isFailed: false,
  }
  watchState.set({ ...watchState.get(), count: 1, movements: [{ ...movement, ...plain }] })
  const local = page.getByRole('region', { name: 'Local data' })
  await expect.element(local.getByText('1 movement of watched addresses')).toBeVisible()
  await click(local.getByRole('button', { name: 'Clear local data' }))
  await expectCount(local.getByText('1 movement of watched addresses'), 0)
  expect(watches.get()).toHaveProperty(own)
})
