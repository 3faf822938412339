import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { log } from '#/api/schemas/log'
import { userOperation } from '#/api/schemas/userOperation'
import { openDemo, walkPages } from '#/demo/testDemo'
import { summaryText } from '#/domain/transactions/summaryParts'
import { tokenCall } from '#/domain/transactions/tokenCall'
import { callOf, operationReason } from '#/entity/userOperation/operationCall'
import { operationFunds } from '#/entity/userOperation/operationFunds'
import { approvalCallsOf } from '#/entity/userOperation/useApprovals'
import { operationTransfers } from '#/features/transactions/bundle/operationTransfers'
import { liquidationsIn } from '#/features/transactions/liquidation/liquidation'
import { withFailedOperations } from '#/features/transactions/summary/bundle'
import { mayLiquidate } from '#/features/transactions/summary/protocolActions'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { jsonOf, read, unfounded } from '#/testing/unfounded'

const currency = { symbol: 'MER', decimals: 18 }

test('failed user operations of the demo’s bundles, by their records', async () => {
  const [ask, root] = [openDemo(), '/pro/8801']
  const path = `${root}/api/v2/proxy/account-abstraction/operations`
  const { rows } = await walkPages(ask, path)
  const listed = rows.flatMap((row) => parseLenient(userOperation, row).value ?? [])
  const failed = listed.filter(({ status }) => status === false)
  expect(failed.length).toBeGreaterThan(0)
  for (const { hash, transaction_hash } of failed) {
    const record = await ask(`${root}/api/v2/transactions/${transaction_hash}`)
    const own = listed.filter((each) => each.transaction_hash === transaction_hash)
    const [bundle] = read('bundle', record.body)
    if (bundle === undefined) throw new Error(`No transaction ${transaction_hash}`)
    const summary = withFailedOperations(summarize(bundle.transaction, currency), own)
    const part = summary.find((each) => each.kind === 'operations' && each.text.includes('failed'))
    const count = own.filter(({ status }) => status === false).length
    expect(part).toMatchObject({
      hash: count === 1 ? hash : null,
      text: own.length === 1 ? 'failed' : `${count} of ${own.length} failed`,
    })
    const body = (await ask(`${path}/${hash}`)).body
    const operation = parseLenient(userOperation, body).value
    if (operation === null) throw new Error(`No operation ${hash}`)
    const { method, value } = callOf(operation)
    const text = jsonOf(body)
    const recorded = { name: `operation ${hash}`, text, transaction: bundle.transaction }
    const funds = operationFunds(operation, currency)
    expect(unfounded(funds, recorded)).toEqual([])
    expect(/paid by/.test(summaryText(funds, currency))).toBe(operation.sponsor_type !== null)
    const reason = operationReason(operation).toLowerCase()
    expect(text.includes(reason) || text.includes(Buffer.from(operationReason(operation)).toString('hex'))).toBe(true)
    // Another fee would be found.
    expect(unfounded(operationFunds({ ...operation, fee: 123_456_789n }, currency), recorded)).toHaveLength(1)
    if (method !== null) expect(text).toContain(method.toLowerCase())
    if (value !== null) expect(text).toContain(`"${value}"`)
    for (const { transaction_hash: of } of operationTransfers(operation, bundle.transaction))
      expect(of ?? transaction_hash).toBe(transaction_hash)
  }
})

test('approvals of the demo’s user operations, by their records', async () => {
  const [ask, path] = [openDemo(), '/pro/8801/api/v2/proxy/account-abstraction/operations']
  const { rows } = await walkPages(ask, path)
  let said = 0
  for (const { hash } of rows) {
    const { body } = await ask(`${path}/${String(hash)}`)
    const operation = parseLenient(userOperation, body).value
    const [transaction] = read(
      'bundle',
      (await ask(`/pro/8801/api/v2/transactions/${operation?.transaction_hash}`)).body,
    )
    if (operation === null || transaction === undefined) throw new Error(`No operation ${String(hash)}`)
    for (const call of approvalCallsOf(operation)) {
      const intent = tokenCall(call, 'loading')
      said += 1
      expect(unfounded(intent?.rest ?? [], { ...transaction, text: jsonOf(body) })).toEqual([])
    }
  }
  expect(said).toBeGreaterThan(0)
})

test('liquidations of the demo, by their logs', async () => {
  const ask = openDemo()
  const { rows } = await walkPages(ask, '/pro/8801/api/v2/transactions')
  const loans = rows.flatMap((row) => read('row', row)).filter(({ transaction }) => mayLiquidate(transaction))
  expect(loans.length).toBeGreaterThan(0)
  for (const { name, transaction } of loans) {
    const record = `/pro/8801/api/v2/transactions/${transaction.hash}`
    const { token_transfers } = read(name, (await ask(record)).body)[0]?.transaction ?? transaction
    const logs = (await ask(`${record}/logs`)).body as { items: unknown[] }
    const text = jsonOf(logs)
    const parsed = logs.items.flatMap((each) => parseLenient(log, each).value ?? [])
    const [loan, other] = liquidationsIn(parsed, token_transfers ?? [])
    expect(other).toBeUndefined()
    expect(text).toContain(loan?.borrower.toLowerCase())
    const amounts = [...(loan?.debt ?? []), ...(loan?.collateral ?? [])]
    expect(amounts).toHaveLength(2)
    for (const { value, token } of amounts) {
      expect(text).toContain(`"${value}"`)
      expect(text).toContain(token?.toLowerCase())
    }
  }
})
