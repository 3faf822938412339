import { toFunctionSelector } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeAbis } from '#/data/decoding/abiFile'
import { addedAbis } from '#/data/decoding/addedAbis'
import { chain } from './pages'
import { renderApp } from './renderApp'

const abi = [{ type: 'function', name: 'wave', inputs: [{ type: 'uint8', name: 'times' }] }]

// What is saved outlasts a test, as it is in memory too.
afterEach(() => addedAbis.set([]))

const section = () => page.getByRole('region', { name: 'Contract ABIs' })

async function add(text: string, name = '', address = ''): Promise<void> {
  await userEvent.fill(section().getByRole('textbox', { name: /ABI as JSON/ }), text)
  await userEvent.fill(section().getByRole('textbox', { name: 'Name' }), name)
  await userEvent.fill(section().getByRole('textbox', { name: /Address/ }), address)
  await section().getByRole('button', { name: 'Add ABI', exact: true }).click()
}

test('an ABI is added for all addresses, decodes, and is removed', async () => {
  const router = await renderApp('/settings')
  await add(JSON.stringify(abi), 'Waves')
  await expect.element(section()).toHaveTextContent(/Waves.*1 function.*All addresses/)

  await router.navigate({ href: `/${chain}/decode?data=${toFunctionSelector('wave(uint8)')}${'3'.padStart(64, '0')}` })
  await expect
    .element(page.getByRole('region', { name: 'Decoded data' }))
    .toHaveTextContent(/wave\(uint8 times\).*3.*an ABI that you added: Waves/)

  await router.navigate({ href: '/settings' })
  await section().getByRole('button', { name: 'Remove ABI Waves' }).click()
  await expect.element(section()).toHaveTextContent('No ABIs yet')
  expect(addedAbis.get()).toEqual([])
})

test('entries that cannot be read are listed, and the others are added', async () => {
  await renderApp('/settings')
  const lying = { type: 'function', name: 'f', inputs: [{ type: 'uint257' }] }
  await add(JSON.stringify({ abi: [...abi, lying, 7] }), '', `0x${'aa'.repeat(20)}`)
  await expect.element(section()).toHaveTextContent(/ABI added, without 2 entries that can’t be read:.*uint257.*7/)
  expect(addedAbis.get()).toEqual([{ name: 'ABI', address: `0x${'aa'.repeat(20)}`, abi }])
})

test('text that is no ABI, and an address that is none, are not added', async () => {
  await renderApp('/settings')
  await add('{"a":1}')
  await expect.element(section()).toHaveTextContent('This is not an ABI')
  await add(JSON.stringify(abi), 'x', '0x12')
  await expect.element(section()).toHaveTextContent('Enter a valid address')
  expect(addedAbis.get()).toEqual([])
})

test('exported ABIs are added again from their file, once', async () => {
  await renderApp('/settings')
  const all = [{ name: 'Waves', address: null, abi }]
  const file = new File([writeAbis(all)], 'astrolabe-abis.json')
  for (const _ of [1, 2]) {
    await userEvent.upload(section().getByLabelText('Open JSON file'), file)
    await expect.element(section().getByRole('textbox', { name: /ABI as JSON/ })).toHaveValue(writeAbis(all))
    await section().getByRole('button', { name: 'Add ABI', exact: true }).click()
    await expect.poll(() => addedAbis.get()).toEqual(all)
  }
})
