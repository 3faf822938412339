import { describe, expect, test, vi } from 'vitest'
import { searchAcross } from './multichainSearch'
import { createRequestQueues } from './requestQueues'

const hash = `0x${'cd'.repeat(32)}`
const address = `0x${'ab'.repeat(20)}`

function ask(body: unknown, status = 200, credential?: { scheme: 'bearer'; key: string }) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  const host = { proUrl: 'https://pro.example', requestQueues: createRequestQueues(), fetch, credential }
  return { fetch, found: searchAcross(host, hash, new AbortController().signal) }
}

describe('searchAcross', () => {
  test('asks once, with the key, and puts each result with its chain', async () => {
    const { fetch, found } = ask(
      {
        transactions: [{ chain_id: '10', hash, hash_type: 'HASH_TYPE_TRANSACTION' }],
        blocks: [{ chain_id: 8453, hash }],
        block_numbers: [{ chain_id: '1', block_number: '7' }],
        addresses: [{ chain_id: '1', hash: address, is_contract: true, contract_name: 'Vault' }],
        tokens: [{ chain_id: '1', address, name: 'Token', symbol: 'T' }],
        nfts: [{ chain_id: '1', hash: address, is_token: true, token_name: 'N', token_type: 'TOKEN_TYPE_ERC_721' }],
        domains: [{ name: 'a.eth' }],
      },
      200,
      { scheme: 'bearer', key: 'secret' },
    )
    const chains = await found
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe(`https://pro.example/services/multichain/api/v1/search:quick?q=${hash}`)
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret')
    expect([...chains.keys()]).toEqual(['10', '8453', '1'])
    expect(chains.get('10')?.map(({ value }) => value)).toMatchObject([{ type: 'transaction', transaction_hash: hash }])
    expect(chains.get('8453')?.map(({ value }) => value)).toMatchObject([{ type: 'block', block_hash: hash }])
    expect(chains.get('1')?.map(({ value }) => value)).toMatchObject([
      { type: 'block', block_number: 7 },
      { type: 'contract', name: 'Vault' },
      { type: 'token', name: 'N', token_type: 'ERC-721' },
      { type: 'token', name: 'Token', symbol: 'T' },
    ])
  })

  test('puts what is on several chains with each of them', async () => {
    const token = { address_hash: address, name: 'Token', symbol: 'T', type: 'TOKEN_TYPE_ERC_20', decimals: '6' }
    const chains = await ask({
      addresses: [
        {
          hash: address,
          chain_infos: { 1: { is_contract: true, contract_name: 'Vault' }, 10: { is_contract: false } },
        },
      ],
      tokens: [{ ...token, chain_infos: { 1: { holders_count: '5' } } }],
      nfts: [{ ...token, type: 'TOKEN_TYPE_ERC_721', chain_infos: { 10: null } }],
    }).found
    expect(chains.get('1')?.map(({ value }) => value)).toMatchObject([
      { type: 'contract', address_hash: address, name: 'Vault' },
      { type: 'token', address_hash: address, name: 'Token', symbol: 'T', token_type: 'ERC-20' },
    ])
    expect(chains.get('10')?.map(({ value }) => value)).toMatchObject([
      { type: 'address', address_hash: address },
      { type: 'token', address_hash: address, name: 'Token', token_type: 'ERC-721' },
    ])
  })

  test('nothing found is an answer', async () => {
    expect(await ask({ transactions: [], blocks: [] }).found).toEqual(new Map())
  })

  test('what names no chain, twice the same, or nothing at all is left out', async () => {
    const items = [null, 7, { hash }, { chain_id: 'x', hash }, { chain_id: '1', hash }, { chain_id: '1', hash }]
    const chains = await ask({ transactions: [...items, { chain_id: '1', hash: null }] }).found
    expect([...chains].map(([id, rows]) => [id, rows.length])).toEqual([['1', 1]])
  })

  test.each([
    [{}, 200, 'contract'],
    [{ message: 'Unknown route' }, 404, 'unsupported'],
    [{ error: 'Unauthorized' }, 401, 'unauthorized'],
  ])('%j with status %i is an error', async (body, status, kind) => {
    await expect(ask(body, status).found).rejects.toMatchObject({ kind })
  })
})
