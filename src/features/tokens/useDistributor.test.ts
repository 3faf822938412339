import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { tokenTransfer as schema } from '#/api/schemas/tokenTransfer'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { distributorOf } from './useDistributor'

const ask = openDemo()

async function transfersOf(token: string) {
  const { body } = await ask(`/pro/8801/api/v2/tokens/${token}/transfers`)
  return (body as { items: unknown[] }).items.flatMap((item) => parseLenient(schema, item).value ?? [])
}

test('a token whose transfers are all of an address flagged as scam has it as its distributor, others have none', async () => {
  const nameless = await transfersOf('0xd1F94bCA659E5bbE422d69A3A60627377FcE6b2d')
  expect(nameless).toHaveLength(4)
  expect(distributorOf(nameless)).toMatchObject({ is_scam: true })
  expect(distributorOf(await transfersOf(landmarks['8801'].dollar))).toBeNull()
  expect(distributorOf([])).toBeNull()
  const [first, ...others] = nameless
  expect(
    distributorOf([...others, { ...first, from: { ...first!.from!, hash: landmarks['8801'].router } } as never]),
  ).toBeNull()
})
