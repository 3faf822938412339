import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNode, rowsOf, startTestChain } from '#/testing/nodeChain'

let chain: Awaited<ReturnType<typeof startTestChain>>
let open: ReturnType<typeof openNode>
beforeAll(async () => {
  chain = await startTestChain()
  open = openNode(chain.node.url)
})
afterAll(() => chain?.node.close())

it('holders of one NFT are those of the token with this ID', async () => {
  const holders = rowsOf(await open.get(`/tokens/${chain.contracts.Almanac}/instances/2/holders`))
  expect(holders).toMatchObject([{ token_id: '2', value: '6' }])
  const [holder] = rowsOf(await open.get(`/tokens/${chain.contracts.Curios}/instances/7/holders`))
  expect(holder).toMatchObject({ address: { hash: getAddress(chain.other) } })
})

it('transactions of an address have their token transfers, with the decimals of the token', async () => {
  const rows = rowsOf(await open.get(`/addresses/${chain.owner}/transactions`))
  const transfer = rows.flatMap(({ token_transfers: each }) => each as object[])
  expect(transfer).toContainEqual(
    expect.objectContaining({
      total: { decimals: '6', value: '250000000' },
      token: expect.objectContaining({ symbol: 'TUSD' }),
    }),
  )
  const heights = rows.map(({ block_number: block }) => Number(block))
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
})
