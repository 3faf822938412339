import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '../../e2e/fixtures/anvil'
import { openNode, rowsOf } from '#/testing/nodeChain'

let node: Anvil
beforeAll(async () => {
  node = await startAnvil('31337')
  for (let sent = 0; sent < 30; sent += 1) await node.send({ to: node.account, value: '0x1' })
})
afterAll(() => node?.close())

interface Call {
  id: number
  method: string
}

/** The node behind a limit of 5 requests a second and 5 calls a batch, which may hide that it is a developer's. */
function limited(hidden: Record<string, string> = {}) {
  let times: number[] = []
  const seen = { refused: 0, total: 0 }
  const send = async (_: string, init: RequestInit) => {
    seen.total += 1
    times = times.filter((time) => performance.now() - time < 1_000)
    if (times.length >= 5) {
      seen.refused += 1
      return new Response('Too Many Requests', { status: 429, headers: { 'Retry-After': '1' } })
    }
    times.push(performance.now())
    const body = JSON.parse(init.body as string) as Call[] | Call
    if (Array.isArray(body) && body.length > 5)
      return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'batch limit of 5 exceeded' } })
    const answers = (await (await fetch(node.url, init)).json()) as (Call & { result: unknown })[] | Call
    const answered = (answer: Call, { method }: Call) =>
      hidden[method] === undefined ? answer : { ...answer, result: hidden[method] }
    return Response.json(
      Array.isArray(body)
        ? body.map((call, place) => answered((answers as Call[])[place] as Call, call))
        : answered(answers as Call, body),
    )
  }
  return { seen, send }
}

// They wait for most of their time.
it.concurrent('a node that is not local is sent fewer requests than it takes from the start: none is refused', async () => {
  const { seen, send } = limited({ eth_chainId: '0x7', web3_clientVersion: 'Geth/v1.14.0' })
  const { get } = openNode(node.url, { id: '7', fetch: send })
  expect(rowsOf(await get('/blocks'))).toHaveLength(31)
  expect(seen).toEqual({ refused: 0, total: expect.any(Number) as number })
  expect(seen.total).toBeGreaterThan(15)
}, 60_000)

it.concurrent('a local node with a limit refuses one request, which shows the limit', async () => {
  const { seen, send } = limited()
  const { get } = openNode(node.url, { fetch: send })
  expect(rowsOf(await get('/blocks'))).toHaveLength(31)
  await get('/transactions')
  await get('/addresses')
  expect(seen).toEqual({ refused: 1, total: expect.any(Number) as number })
}, 60_000)

it('the reading of blocks is paused, and goes on where it was', async () => {
  const { api, get } = openNode(node.url)
  api.index.pause(true)
  await api.index.update()
  expect(api.index.progress()).toEqual({ indexed: 0, total: 31 })
  expect((await get('/main-page/indexing-status')).body).toMatchObject({ indexed_blocks: 0, total_blocks: 31 })
  api.index.pause(false)
  await api.index.update()
  expect(api.index.progress()).toEqual({ indexed: 31, total: 31 })
})
