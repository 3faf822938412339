import { expect, it } from 'vitest'
import { probeOptional } from './optionalProbes'

const token = (reputation: string) => ({ address_hash: '0x1', symbol: 'A', type: 'ERC-20', reputation })

/** A server with everything that is optional, as Blockscout serves it, or with none of it. */
const server = (offers: boolean) => async (target: string, init: RequestInit) => {
  const { pathname, searchParams } = new URL(target)
  const headers = new Headers(init.headers)
  if (init.method === 'OPTIONS') {
    const allowed = headers.get('access-control-request-headers') ?? ''
    const named = offers ? `content-type, ${allowed.toUpperCase()}` : 'content-type'
    return new Response(null, { status: 204, headers: { 'access-control-allow-headers': named } })
  }
  if (pathname.endsWith('/stats')) {
    const details = { price: 1.2, base_fee: 1, priority_fee: 0.2, time: 12_000 }
    const isAsked = offers && headers.get('updated-gas-oracle') === 'true'
    return Response.json({ gas_prices: { average: isAsked ? details : 1.2 } })
  }
  if (pathname.endsWith('/tokens')) {
    const isAsked = headers.get('show-scam-tokens') === 'true'
    return Response.json({ items: [token('ok'), ...(isAsked ? [token('scam')] : [])], next_page_params: null })
  }
  if (pathname.endsWith('/internal-transactions'))
    return Response.json({ items: [], next_page_params: null, ...(offers && { meta: { status: 1, message: null } }) })
  const size = Number(searchParams.get('items_count'))
  return size > (offers ? 50 : 0)
    ? Response.json({ errors: [] }, { status: 422 })
    : Response.json({ items: Array.from({ length: size }, () => ({})) })
}

async function found(offers: boolean) {
  const probes = await probeOptional(server(offers), { url: 'https://chain.test/api/v2' })
  return probes.map((probe) => `${probe.what}: ${probe.found} ${probe.ok ? 'ok' : 'differs'}`)
}

it('names what a server offers beyond the contract', async () => {
  expect(await found(true)).toEqual([
    'header updated-gas-oracle: allowed ok',
    'details of gas prices: price, base_fee, priority_fee, time ok',
    'header show-scam-tokens: allowed ok',
    'tokens flagged as scam: 1 with the header, 0 without ok',
    'items_count=100: 422 differs',
    'items_count=50: 50 rows ok',
    'meta of internal transactions: 200, status 1 ok',
  ])
})

it('names what a server lacks', async () => {
  expect(await found(false)).toEqual([
    'header updated-gas-oracle: 204, not allowed differs',
    'details of gas prices: 200, number differs',
    'header show-scam-tokens: 204, not allowed differs',
    'tokens flagged as scam: 1 with the header, 0 without ok',
    'items_count=100: 422 differs',
    'items_count=50: 422 differs',
    'meta of internal transactions: 200, status none differs',
  ])
})
