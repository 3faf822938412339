import { expect, it } from 'vitest'
import { openNode, TEST_URL } from '#/testing/nodeChain'

it('refuses a node of another chain than the configured one, and names both', async () => {
  const answers: Record<string, unknown> = {
    eth_chainId: '0x539',
    eth_getBlockByNumber: { number: '0x0', hash: `0x${'1'.repeat(64)}`, timestamp: '0x1' },
  }
  const node = async (_: unknown, init: RequestInit) => {
    const sent = JSON.parse(init.body as string) as { id: number; method: string } | { id: number; method: string }[]
    const answer = ({ id, method }: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id,
      result: answers[method] ?? null,
    })
    return Response.json(Array.isArray(sent) ? sent.map(answer) : answer(sent))
  }
  const { api } = openNode('http://node.test', { fetch: node })
  const response = await api.answer(new Request(`${TEST_URL}/api/v2/transactions`))
  expect(await response.json()).toEqual({
    message: 'The node is of the chain with ID 1337, not 31337.',
    source: 'node',
  })
  expect(response.status).toBe(502)
})
