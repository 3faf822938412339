import { expect, it, onTestFinished } from 'vitest'
import { walk } from '#/conformance/walk'
import { lackedEndpoints } from '#/node/lacks'
import { isServed } from '#/served/responder'
import { openNode, startTestChain, TEST_URL } from '#/testing/nodeChain'
import { PLANNED } from './onDemand'

it('the API follows the contract without an index: pages lose nothing, and what is missing has a reason', async () => {
  const chain = await startTestChain()
  onTestFinished(() => chain.node.close())
  await chain.node.call('anvil_mine', '0x80')
  const open = openNode(chain.node.url, { maxBlocks: 50 })
  const send = (url: string, init: RequestInit) => open.api.answer(new Request(url, init))
  const extent = { pages: 3, records: 2, rate: 10_000 }
  const findings = await walk({ url: `${TEST_URL}/api/v2`, form: 'instance' }, { fetch: send, extent })
  expect(findings.flatMap(({ name, losses }) => losses.map((loss) => [name, loss]))).toEqual([])
  expect(findings.filter(({ strict }) => strict.length > 0).map(({ name }) => name)).toEqual(['transactionRawTrace'])
  const lacking = findings.filter(({ name, outcome }) => isServed(name) && outcome === 'unsupported')
  const reasons = lackedEndpoints(open.api.index.offersTraces(), PLANNED)
  expect(lacking.filter(({ name }) => !(name in reasons))).toEqual([])
})
