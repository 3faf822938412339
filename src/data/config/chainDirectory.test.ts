import { expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { fetchDirectory } from './chainDirectory'

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

it('names the chains that it knows, and takes their own instances where these are servers', async () => {
  const chains = { '1': 'https://eth.test/', '11155111': '', '77777': 7, '10': 'javascript:1', x: 'https://x.test' }
  const listed = await fetchDirectory(answering({ chains, endpoint_pricing: {} }), 'https://pro.test')
  expect(listed.map(({ id, name, testnet, baseUrl, known }) => [id, name, testnet, baseUrl, known])).toEqual([
    ['1', 'Ethereum', false, 'https://eth.test', true],
    ['10', 'OP Mainnet', false, undefined, true],
    ['77777', 'Chain 77777', false, undefined, false],
    ['11155111', 'Sepolia', true, undefined, true],
  ])
  expect(listed[0]).toMatchObject({ multichain: true, proUrl: 'https://pro.test', currency: { symbol: 'ETH' } })
})

it('finds none in an answer of another shape, and fails as any request does', async () => {
  for (const body of [{}, { chains: [] }, { chains: null }, [], 'text'])
    expect(await fetchDirectory(answering(body), 'https://pro.test'), JSON.stringify(body)).toEqual([])
  await expect(fetchDirectory(answering({ error: 'gone' }, 404), 'https://pro.test')).rejects.toBeInstanceOf(ApiError)
})
