import { describe, expect, it } from 'vitest'
import { makeTaxFile } from '#/features/taxFile/testTaxFile'

const OWN = `0x${'a'.repeat(40)}`
const OTHER = `0x${'b'.repeat(40)}`
const hashOf = (digit: string) => `0x${digit.repeat(64)}`
const [DIRECT, FAILED, PARTLY] = ['1', '2', '3'].map(hashOf) as [string, string, string]

const transaction = (hash: string, change: object) => ({
  hash,
  block_number: 7,
  timestamp: '2025-03-04T05:06:07.000000Z',
  status: 'ok',
  from: { hash: OTHER },
  to: { hash: OTHER },
  value: '0',
  fee: { type: 'actual', value: '21000' },
  has_error_in_internal_transactions: false,
  historic_exchange_rate: '2000',
  ...change,
})

const call = (hash: string, index: number, value: string) => ({
  transaction_hash: hash,
  block_number: 7,
  index,
  timestamp: '2025-03-04T05:06:07.000000Z',
  type: 'call',
  success: true,
  error: null,
  from: { hash: OTHER },
  to: { hash: OWN },
  value,
})

const step = (traceAddress: number[], to: string, value: string, error?: string) => ({
  traceAddress,
  type: 'call',
  action: { callType: 'call', from: OTHER, to, value, input: '0x' },
  ...(error !== undefined && { error }),
})

/** An API of one address; lists that are not given are empty. */
function api(answers: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) {
  const requests: string[] = []
  const send = async (target: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(target, 'http://api.test')
    // Any size of a page will do.
    searchParams.delete('items_count')
    const search = searchParams.size === 0 ? '' : `?${searchParams}`
    const path = pathname.replace(/^.*\/api\/v2/, '')
    requests.push(path + search)
    const body = answers[path + search] ?? { items: [], next_page_params: null }
    if (body instanceof Response) return body.clone()
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } })
  }
  return { send, requests }
}

const list = (items: readonly object[], next: object | null = null) => ({ items, next_page_params: next })

describe('internal transactions', () => {
  const transactions = { [`/addresses/${OWN}/transactions`]: list([transaction(DIRECT, { from: { hash: OWN } })]) }

  it('of transactions that are in no list count only if these did not fail', async () => {
    const { send, requests } = api({
      ...transactions,
      [`/addresses/${OWN}/internal-transactions`]: list([
        call(DIRECT, 1, '5'),
        call(FAILED, 1, '7'),
        call(PARTLY, 1, '9'),
      ]),
      [`/transactions/${FAILED}`]: transaction(FAILED, { status: 'error' }),
      [`/transactions/${PARTLY}`]: transaction(PARTLY, {}),
    })
    const { job, write } = await makeTaxFile('http://api.test', send, { addresses: [OWN] })
    expect(job.state().status).toBe('complete')
    const { records, gaps } = await write()
    expect(records.map((row) => [row['transaction'], row['in'], row['usd_rate']])).toEqual([
      [DIRECT, '0.000000000000000005', '2000'],
      [PARTLY, '0.000000000000000009', '2000'],
    ])
    expect(gaps).toEqual([])
    // What is in a list is not requested again.
    expect(requests.filter((path) => path.startsWith('/transactions/'))).toHaveLength(2)
  })

  it('that another call reverted do not count, by the raw trace', async () => {
    const { send } = api({
      [`/addresses/${OWN}/internal-transactions`]: list([call(PARTLY, 2, '5'), call(PARTLY, 3, '9')]),
      [`/transactions/${PARTLY}`]: transaction(PARTLY, { has_error_in_internal_transactions: true }),
      [`/transactions/${PARTLY}/raw-trace`]: [
        step([], OTHER, '0x0'),
        step([0], OTHER, '0x0', 'Reverted'),
        step([0, 0], OWN, '0x5'),
        step([1], OWN, '0x9'),
      ],
    })
    const { write } = await makeTaxFile('http://api.test', send, { addresses: [OWN] })
    const { records, gaps } = await write()
    expect(records).toMatchObject([{ transaction: PARTLY, in: '0.000000000000000009' }])
    expect(gaps).toEqual([])
  })

  it('are marked as uncertain where the API has no raw trace', async () => {
    const { send } = api({
      [`/addresses/${OWN}/internal-transactions`]: list([call(PARTLY, 3, '9')]),
      [`/transactions/${PARTLY}`]: transaction(PARTLY, { has_error_in_internal_transactions: true }),
      [`/transactions/${PARTLY}/raw-trace`]: Response.json({ message: 'Not found' }, { status: 404 }),
    })
    const { job, write } = await makeTaxFile('http://api.test', send, { addresses: [OWN] })
    expect(job.state().status).toBe('complete')
    const { gaps } = await write()
    expect(gaps).toMatchObject([{ text: '1 of the entries: a call in it failed: amounts may include reverted calls' }])
  })
})

it('loads no page after the first one that is before the years', async () => {
  const year = (n: number) =>
    transaction(hashOf(String(n)), { timestamp: `202${n}-01-01T00:00:00.000000Z`, from: { hash: OWN } })
  const path = `/addresses/${OWN}/transactions`
  const { send, requests } = api({
    [path]: list([year(6), year(5)], { at: 1 }),
    [`${path}?at=1`]: list([year(4), year(3)], { at: 2 }),
    [`${path}?at=2`]: list([year(2), year(1)], { at: 3 }),
    [`${path}?at=3`]: list([year(0)]),
  })
  const { job, write } = await makeTaxFile('http://api.test', send, {
    addresses: [OWN],
    firstYear: 2024,
    lastYear: 2025,
  })
  expect(job.state().status).toBe('complete')
  expect((await write()).records.map((row) => row['time_utc'])).toEqual(['2024-01-01 00:00:00', '2025-01-01 00:00:00'])
  expect(requests.filter((each) => each.startsWith(path))).toEqual([path, `${path}?at=1`, `${path}?at=2`])
})

it('stops before it spends the last credits, and goes on when you agree', async () => {
  const path = `/addresses/${OWN}/transactions`
  const row = (hash: string) => transaction(hash, { from: { hash: OWN } })
  const { send } = api(
    { [path]: list([row(DIRECT)], { at: 1 }), [`${path}?at=1`]: list([row(FAILED)]) },
    { 'x-credits-remaining': '400' },
  )
  const { job, write } = await makeTaxFile('http://api.test', send, { addresses: [OWN] }, 1000)
  expect(job.state()).toMatchObject({ status: 'low-credits' })
  expect((await write()).gaps).toContainEqual(
    expect.objectContaining({ address: OWN, text: 'Transactions: not loaded to the end' }),
  )
  await job.resume()
  expect(job.state()).toMatchObject({ status: 'complete', rows: 2 })
  expect((await write()).records).toHaveLength(2)
})

it('declares a list that the API has not processed to the end', async () => {
  const { send } = api({
    [`/addresses/${OWN}/internal-transactions`]: {
      ...list([call(DIRECT, 1, '5')]),
      meta: { status: 2, message: 'Not fully processed' },
    },
  })
  const { job, write, restored } = await makeTaxFile('http://api.test', send, { addresses: [OWN] })
  expect(job.state()).toMatchObject({ status: 'complete', unprocessed: 1 })
  expect((await write()).gaps).toContainEqual(
    expect.objectContaining({
      address: OWN,
      text: 'Internal transactions are still being indexed; some may be missing',
    }),
  )
  expect(await restored()).toMatchObject({ unprocessed: 1 })
})

it('says which list the API repeats, as more may exist', async () => {
  const path = `/addresses/${OWN}/token-transfers`
  const { send } = api({
    [path]: list([{ transaction_hash: DIRECT, log_index: 1 }], { at: 1 }),
    [`${path}?at=1`]: list([{ transaction_hash: DIRECT, log_index: 1 }], { at: 1 }),
  })
  const { job, write } = await makeTaxFile('http://api.test', send, { addresses: [OWN] })
  expect(job.state().status).toBe('incomplete')
  expect((await write()).gaps[0]?.text).toBe('Token transfers: The API repeated a page; more may exist')
})

it('is complete also after a reload, if nothing is left to load', async () => {
  const answers = {
    [`/addresses/${OWN}/internal-transactions`]: list([call(PARTLY, 1, '9')]),
    [`/transactions/${PARTLY}`]: transaction(PARTLY, {}),
  }
  const whole = await makeTaxFile('http://api.test', api(answers).send, { addresses: [OWN] })
  expect(await whole.restored()).toMatchObject({ status: 'complete', loaded: 6, parts: 6 })
  const unavailable = { [`/transactions/${PARTLY}`]: Response.json({ message: 'Not found' }, { status: 404 }) }
  const lacking = await makeTaxFile('http://api.test', api({ ...answers, ...unavailable }).send, { addresses: [OWN] })
  expect(await lacking.restored()).toMatchObject({ status: 'paused', loaded: 5, parts: 6 })
})
