import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '../../e2e/fixtures/anvil'
import { ApiError } from '#/api/errors'
import type { LoggedRequest } from '#/api/queuedRequest'
import { createRequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { readProject } from '#/contracts/project'
import recorded from '#/contracts/testProject.json'
import { TEST_URL } from '#/testing/nodeChain'
import { answerMessages } from './answerMessages'
import { sendMessages } from './sendMessages'

let node: Anvil
beforeAll(async () => {
  node = await startAnvil('31337')
})
afterAll(() => node?.close())

/** A page and a worker that read the node's chain, joined by a channel in place of the worker's own. */
function openWorker(send: Fetch = fetch) {
  const { port1, port2 } = new MessageChannel()
  let project: ReturnType<typeof readProject> | null = null
  const requestQueues = createRequestQueues()
  const logged: LoggedRequest[] = []
  answerMessages(port2, send)
  const chain = {
    id: '31337',
    name: 'Local',
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 as const },
    testnet: true,
    url: TEST_URL,
    rpcUrl: node.url,
  }
  const parts = { project: async () => project, requestQueues, log: (request: LoggedRequest) => logged.push(request) }
  const respond = sendMessages(port1, chain, parts)
  port1.start()
  port2.start()
  return {
    logged,
    requestQueues,
    respond: (path: string, init?: RequestInit) => respond(new Request(TEST_URL + path, init)),
    setProject: (given: typeof project) => (project = given),
    close: () => port1.close(),
  }
}

it('responses of the worker have the status and the JSON of its API; its requests to the node are logged', async () => {
  const { respond, logged, close } = openWorker()
  const response = await respond('/api/v2/blocks')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toMatchObject({ items: [{ height: 0 }] })
  const [missing, unknown] = await Promise.all([respond('/api/v2/blocks/77'), respond('/api/v2/no-such-list')])
  expect([missing.status, unknown.status]).toEqual([404, 400])
  expect(logged.length).toBeGreaterThan(1)
  expect(logged[0]).toMatchObject({ origin: node.url, resource: 'JSON-RPC', error: null })
  close()
})

it('a pause goes to the worker, and its state comes back', async () => {
  const { respond, close } = openWorker()
  await respond('/state', { method: 'POST', body: '{"isPaused":true}' })
  expect(await (await respond('/state')).json()).toMatchObject({ isPaused: true, isLocal: true, problem: null })
  close()
})

it('contracts of a project that is added later are known to the worker', async () => {
  const { contractAddress } = await node.send({ data: recorded.foundry.Plain.bytecode.object as `0x${string}` })
  const { respond, setProject, close } = openWorker()
  const name = async () =>
    ((await (await respond(`/api/v2/addresses/${contractAddress}`)).json()) as { name: unknown }).name
  expect(await name()).toBeNull()
  setProject(readProject([{ path: 'out/Vault.sol/Plain.json', text: JSON.stringify(recorded.foundry.Plain) }]))
  expect(await name()).toBe('Plain')
  setProject(null)
  expect(await name()).toBeNull()
  close()
})

it('a node that refuses the worker is not sent requests of the page meanwhile, and the log has the error', async () => {
  let isRefused = true
  const { respond, logged, requestQueues, close } = openWorker(async (url, init) => {
    if (!isRefused) return fetch(url, init)
    isRefused = false
    return new Response('{}', { status: 429, headers: { 'Retry-After': '1' } })
  })
  const response = respond('/api/v2/blocks')
  await expect.poll(() => logged[0]?.error).toBeInstanceOf(ApiError)
  expect(logged[0]?.error).toMatchObject({ kind: 'rate-limited', status: 429, origin: node.url })
  expect(requestQueues.states()[0]?.pausedUntil).toBeGreaterThan(Date.now())
  expect((await response).status).toBe(200)
  close()
})
