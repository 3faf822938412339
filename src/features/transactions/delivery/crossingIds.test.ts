import { expect, test } from 'vitest'
import { openDemo } from '#/demo/testDemo'
import landmarks from '#/demo/landmarks.json'
import type { Log } from '#/api/schemas/log'
import type { Transaction } from '#/api/schemas/transaction'
import { depositIdIn, depositorIn, isDeliveryOf } from './crossingIds'

const demo = openDemo()
const { bridgeDeposit, bridgeTokenDeposit } = landmarks['8801']
const { bridgeFinalization, bridgeTokenFinalization } = landmarks['8802']
const logsOf = async (hash: string) =>
  ((await demo(`/pro/8801/api/v2/transactions/${hash}/logs`)).body as { items: Log[] }).items
const finalization = async (hash: string) => (await demo(`/8802/api/v2/transactions/${hash}`)).body as Transaction

test('a delivery is that of the deposit with its ID, chain and receiver only', async () => {
  expect(depositIdIn(await logsOf(bridgeDeposit), '8802')).toBe('1')
  expect(depositIdIn(await logsOf(bridgeTokenDeposit), '8802')).toBe('2')
  expect(depositIdIn(await logsOf(bridgeDeposit), '10')).toBeNull()
  const transaction = await finalization(bridgeFinalization)
  const receiver = '0x2F72D42B87b0a915248945515B4aD0923D062f4d'
  const key = { origin: '8801', id: '1', receiver }
  expect(isDeliveryOf(transaction, key)).toBe(true)
  expect(depositorIn(transaction)).toBe(receiver)
  for (const other of [{ origin: '1' }, { id: '2' }, { receiver: landmarks['8801'].bridge }])
    expect(isDeliveryOf(transaction, { ...key, ...other })).toBe(false)
  expect(isDeliveryOf({ ...transaction, status: 'error' }, key)).toBe(false)
  expect(isDeliveryOf(await finalization(bridgeTokenFinalization), key)).toBe(false)
})
