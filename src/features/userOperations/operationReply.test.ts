import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { userOperation as schema } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { NO_APPROVALS } from '#/entity/userOperation/useApprovals'
import { operationReply } from '#/features/userOperations/operationReply'

const ask = openDemo()
const currency = { symbol: 'MER', name: 'Meridian', decimals: 18 }
const chain = { id: '8801', name: 'Meridian', currency } as Chain

async function replyTo(name: 'failedOperation' | 'operation') {
  const { body } = await ask(`/8801/api/v2/proxy/account-abstraction/operations/${landmarks['8801'][name]}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  const reply = operationReply({
    operation: value,
    approvals: NO_APPROVALS,
    chain,
    rate: '3195.77752544',
    addressName: () => null,
    approvalsUrl: null,
  })
  return { title: reply.title, ...Object.fromEntries(reply.lines) }
}

test('the reply of a failed user operation says why, what to do, and that only the fee was charged', async () => {
  expect(await replyTo('failedOperation')).toEqual({
    title: `User operation ${landmarks['8801'].failedOperation} on Meridian`,
    Summary: 'Failed: The instrument is out of alignment; tried to call failWithText on Mishaps',
    Status: 'Failed',
    Reason: 'The instrument is out of alignment',
    'Next step': expect.stringContaining('Ask the app that made it.') as string,
    Funds:
      'The call was reverted and transferred nothing. The fee was still charged: 0.000348822241775479 MER ($1.11), paid by the account',
    Time: expect.stringMatching(/^2026-11-20 \d\d:\d\d:\d\d UTC$/) as string,
    Block: '426',
    Sender: '0x077c58d01AE13BBB41B98539AD57a2EA9f5119dF',
    Transaction: landmarks['8801'].bundleOfFailure,
  })
})

test('the reply of a user operation that succeeded has no reason', async () => {
  const reply = await replyTo('operation')
  expect(reply).toMatchObject({
    Fee: expect.stringMatching(/ MER \(\$[\d.]+\), paid by the (?:account|paymaster)$/) as string,
    Status: 'Success',
    Summary: expect.stringMatching(/^Called \w+ on /) as string,
  })
  for (const label of ['Reason', 'Next step', 'Funds']) expect(Object.keys(reply)).not.toContain(label)
})
