import { describe, expect, it } from 'vitest'
import landmarks from './landmarks.json'
import { openDemo, walkPages } from './testDemo'

const { astral, dollar, nftOwner, router } = landmarks[8801]
const ask = openDemo()
const path = '/8801/api/v2/advanced-filters'

interface Movement {
  hash: string
  type: string
  method: string | null
  from: { hash: string }
  to: { hash: string } | null
  created_contract: { hash: string } | null
  value: string | null
  total: { value?: string | null; decimals?: string | null; token_id?: string | null } | null
  token: { address_hash: string } | null
  timestamp: string
}

/** All rows of a filter, and those of all rows that `fits` picks. */
async function both(filter: Record<string, string>, fits: (row: Movement) => boolean) {
  const query = new URLSearchParams(filter).toString()
  const { rows } = await walkPages(ask, `${path}?${query}`)
  const all = (await everything).rows as unknown as Movement[]
  const of = (list: unknown[]) => list.map((row) => JSON.stringify(row))
  return { found: of(rows), expected: of(all.filter(fits)) }
}
const everything = walkPages(ask, path)

const isFrom = (address: string) => (row: Movement) => row.from.hash === address
const isTo = (address: string) => (row: Movement) => [row.to?.hash, row.created_contract?.hash].includes(address)
const units = ({ value, total, token }: Movement) =>
  token ? (total?.value ? Number(total.value) / 10 ** Number(total.decimals ?? 0) : 1) : Number(value) / 1e18

describe('the advanced filter', () => {
  it.each<[name: string, filter: Record<string, string>, fits: (row: Movement) => boolean]>([
    [
      'types',
      { transaction_types: 'ERC-721,COIN_TRANSFER' },
      ({ type }) => ['ERC-721', 'coin_transfer'].includes(type),
    ],
    ['a method', { methods: '0x095ea7b3' }, ({ method }) => method === 'approve'],
    ['the sender', { from_address_hashes_to_include: nftOwner }, isFrom(nftOwner)],
    ['another sender', { from_address_hashes_to_exclude: nftOwner }, (row) => !isFrom(nftOwner)(row)],
    [
      'the recipient',
      { to_address_hashes_to_include: `${router},${dollar}` },
      (row) => isTo(router)(row) || isTo(dollar)(row),
    ],
    ['another recipient', { to_address_hashes_to_exclude: router.toLowerCase() }, (row) => !isTo(router)(row)],
    [
      'either end',
      { from_address_hashes_to_include: nftOwner, to_address_hashes_to_include: nftOwner, address_relation: 'or' },
      (row) => isFrom(nftOwner)(row) || isTo(nftOwner)(row),
    ],
    [
      'both ends',
      { from_address_hashes_to_include: nftOwner, to_address_hashes_to_exclude: router, address_relation: 'and' },
      (row) => isFrom(nftOwner)(row) && !isTo(router)(row),
    ],
    ['a token', { token_contract_address_hashes_to_include: astral }, ({ token }) => token?.address_hash === astral],
    [
      'the native currency and another token',
      { token_contract_address_hashes_to_include: `native,${astral}` },
      ({ token }) => token === null || token.address_hash === astral,
    ],
    ['no native currency', { token_contract_address_hashes_to_exclude: 'native' }, ({ token }) => token !== null],
    ['amounts', { amount_from: '0.5', amount_to: '2' }, (row) => units(row) >= 0.5 && units(row) <= 2],
    [
      'ages',
      { age_from: '2026-11-20T10:40:00Z', age_to: '2026-11-20T11:00:00Z' },
      ({ timestamp }) => timestamp >= '2026-11-20T10:40' && timestamp <= '2026-11-20T11:00:00.000000Z',
    ],
  ])('finds the rows by %s', async (_, filter, fits) => {
    const { found, expected } = await both(filter, fits)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan((await everything).rows.length)
    expect(found).toEqual(expected)
  })

  it('names the methods and tokens of the filter', async () => {
    const { body } = await ask(
      `${path}?methods=0x095ea7b3,0x00000000&token_contract_address_hashes_to_exclude=${astral}`,
    )
    expect(body).toMatchObject({ search_params: { methods: { '0x095ea7b3': 'approve' } } })
    const { search_params } = body as { search_params: { tokens: Record<string, { address_hash: string }> } }
    expect(Object.values(search_params.tokens).map((token) => token.address_hash)).toEqual([astral])
  })

  it('finds methods by name and selector', async () => {
    const methods = async (q: string) => (await ask(`${path}/methods?q=${q}`)).body
    expect(await methods('APPROVE')).toEqual([{ method_id: '0x095ea7b3', name: 'approve' }])
    expect(await methods('0x095ea7b3')).toEqual([{ method_id: '0x095ea7b3', name: 'approve' }])
    expect(await methods('no such method')).toEqual([])
    expect((await methods('')) as unknown[]).toContainEqual({ method_id: '0xa9059cbb', name: 'transfer' })
  })
})
