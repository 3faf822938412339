import { describe, expect, it } from 'vitest'
import { CURSOR_KEYS } from '#/api/conformance'
import { type ListName, RESOURCES } from '#/api/resources'
import type { SchemaMismatch } from '#/api/schemaMismatch'
import { rowsOf } from '#/api/rows'
import type { ListResource } from '#/api/resource'
import landmarks from './landmarks.json'
import { isServed, type ServedName } from '#/served/responder'
import { openDemo, recordedChain, sample, subjectsOf, walkPages } from './testDemo'

const ask = openDemo()
const CHAIN = '8801'
const ROOT = `/pro/${CHAIN}/api/v2`
const marks = landmarks[CHAIN]

const names = (Object.keys(RESOURCES) as (keyof typeof RESOURCES)[]).filter(
  (name): name is ListName & ServedName => RESOURCES[name].kind === 'list' && isServed(name),
)
const paged = names.filter((name) => RESOURCES[name].body === 'page')
const documented = paged.filter((name) => name in CURSOR_KEYS)

/** Requests for lists of the contract with more than one page; smaller pages if the chain has few rows. */
const longLists: Readonly<Record<string, string>> = {
  addressNft: `/addresses/${marks.nftOwner}/nft?items_count=2`,
  addressNftCollections: `/addresses/${marks.nftOwner}/nft/collections?items_count=1`,
  blockTransactions: `/blocks/${marks.crowdedBlock}/transactions?items_count=2`,
  search: '/search?q=guild',
  tokenInstanceHolders: `/tokens/${marks.almanac}/instances/${marks.manyHoldersId}/holders`,
  tokenInstanceTransfers: `/tokens/${marks.charts}/instances/${marks.hotNft}/transfers?items_count=2`,
  transactionInternalTransactions: `/transactions/${marks.callTree}/internal-transactions?items_count=2`,
}

/** Whether a cursor key is as in the contract (§4.1, §4.2). */
function isOfContract(name: ListName, key: string, value: unknown): boolean {
  if (value === null) return name === 'search'
  if (key === 'token_id' && name === 'tokenInstanceHolders') return typeof value === 'string' && /^\d+$/.test(value)
  const integers = ['block_number', 'index', 'items_count', 'holders_count', 'transaction_index', 'token_id']
  if (integers.includes(key)) return typeof value === 'bigint' || Number.isInteger(value)
  if (key === 'fetched_coin_balance' || key === 'value') return typeof value === 'string' && /^\d+$/.test(value)
  if (key.endsWith('hash')) return typeof value === 'string' && /^0x[0-9a-f]+$/.test(value)
  if (key === 'inserted_at') return typeof value === 'string' && /\.\d{6}Z$/.test(value)
  return typeof value === 'string'
}

const descending = (a: bigint, b: bigint) => (a < b ? 1 : a > b ? -1 : 0)

function identitiesOf(name: ListName, rows: readonly unknown[]): string[] {
  const mismatches: SchemaMismatch[] = []
  return rowsOf(RESOURCES[name] as unknown as ListResource, rows, 'items', mismatches).map(({ id }) => id)
}

describe('all pages', () => {
  it.each(paged)('%s has no row twice', async (name) => {
    for (const subject of await subjectsOf(CHAIN, name)) {
      const { rows, pages } = await walkPages(ask, `${ROOT}${subject}`)
      const identities = identitiesOf(name, rows)
      expect(identities.length, subject).toBe(rows.length)
      expect(
        identities.filter((id) => id.includes('~')),
        subject,
      ).toEqual([])
      expect(pages.length, subject).toBe(Math.max(1, Math.ceil(rows.length / 50)))
    }
  })

  it.each(paged)('%s has the same rows with any page size', async (name) => {
    const subject = (await subjectsOf(CHAIN, name, 200)).at(-1) ?? ''
    const separator = subject.includes('?') ? '&' : '?'
    const whole = await walkPages(ask, `${ROOT}${subject}`, 150)
    const cut = await walkPages(ask, `${ROOT}${subject}${separator}items_count=7`, 150)
    expect(identitiesOf(name, cut.rows.slice(0, 150))).toEqual(identitiesOf(name, whole.rows.slice(0, 150)))
  })
})

describe('the cursor of the contract', () => {
  it.each(documented)('%s has exactly the documented keys and types', async (name) => {
    const { path } = RESOURCES[name]
    const { blocks } = await recordedChain(CHAIN, 'blocks')
    const { body } = await ask(`${ROOT}${longLists[name] ?? path.replace('{hash}', blocks.at(-1)?.miner ?? '')}`)
    const next = (body as Record<string, unknown>)['next_page_params'] as Record<string, unknown>
    expect(Object.keys(next).toSorted()).toEqual(CURSOR_KEYS[name]?.toSorted())
    for (const [key, value] of Object.entries(next))
      expect([key, value, isOfContract(name, key, value)]).toEqual([key, value, true])
  })

  it('has all digits of a long token ID', async () => {
    const { instances } = await recordedChain(CHAIN, 'instances')
    const long = instances.filter((row) => !Number.isSafeInteger(Number(row.id)) && row.owner !== undefined)
    expect(long.length).toBeGreaterThan(0)
    for (const { owner = '' } of long) {
      const { rows } = await walkPages(ask, `${ROOT}/addresses/${owner}/nft?items_count=1`)
      const all = await walkPages(ask, `${ROOT}/addresses/${owner}/nft`)
      expect(rows.map((row) => row['id'])).toEqual(all.rows.map((row) => row['id']))
    }
  })

  it('is null only on the last page', async () => {
    const { withdrawals } = await recordedChain(CHAIN, 'withdrawals')
    const last = withdrawals.toSorted((a, b) => b.index - a.index).at(-2)
    const { body } = await ask(`${ROOT}/withdrawals?index=${last?.index}&items_count=1`)
    expect(body).toMatchObject({ items: [{ index: withdrawals[0]?.index }], next_page_params: null })
  })
})

/** The number of rows of a list. */
const count = async (path: string) => (await walkPages(ask, `${ROOT}${path}`)).rows.length

describe('totals are those of the recording', () => {
  it('for the lists of the whole chain', async () => {
    const facts = await recordedChain(CHAIN, 'addresses', 'blocks', 'calls', 'tokens', 'transactions', 'withdrawals')
    expect(await count('/addresses')).toBe(facts.addresses.length)
    expect(await count('/blocks')).toBe(facts.blocks.length)
    expect(await count('/internal-transactions')).toBe(facts.calls.filter((row) => row.index > 0).length)
    expect(await count('/tokens')).toBe(facts.tokens.length)
    expect(await count('/transactions')).toBe(facts.transactions.filter((row) => row.block !== undefined).length)
    expect(await count('/transactions?filter=pending')).toBe(
      facts.transactions.filter((row) => row.result === 'pending').length,
    )
    expect(await count('/withdrawals')).toBe(facts.withdrawals.length)
  })

  it('for blocks', async () => {
    const { blocks } = await recordedChain(CHAIN, 'blocks')
    for (const block of sample(blocks, 20)) {
      expect(await count(`/blocks/${block.hash}/transactions`)).toBe(block.transactionsCount)
      expect(await count(`/blocks/${block.height}/withdrawals`)).toBe(block.withdrawalsCount)
    }
  })

  it('for tokens and NFTs', async () => {
    const { tokens, instances } = await recordedChain(CHAIN, 'tokens', 'instances')
    for (const token of tokens) {
      expect(await count(`/tokens/${token.address}/transfers`), token.symbol).toBe(token.transfersCount)
      const holders = (await walkPages(ask, `${ROOT}/tokens/${token.address}/holders`)).rows
      const distinct = new Set(holders.map((row) => (row['address'] as { hash: string }).hash))
      expect(distinct.size, token.symbol).toBe(token.holdersCount)
    }
    for (const { token, id, transfersCount } of sample(instances, 10)) {
      expect(await count(`/tokens/${token}/instances/${id}/transfers`), id).toBe(transfersCount)
    }
  })

  it('for addresses', async () => {
    const { addresses } = await recordedChain(CHAIN, 'addresses')
    for (const { hash, transactionsCount } of sample(addresses, 20)) {
      const { rows } = await walkPages(ask, `${ROOT}/addresses/${hash}/transactions`)
      const mined = rows.filter((row) => row['block_number'] !== null)
      expect(mined.length, hash).toBe(transactionsCount)
    }
  })
})

describe('order', () => {
  it('top accounts: by balance, descending by default', async () => {
    const { addresses } = await recordedChain(CHAIN, 'addresses')
    const balances = addresses.map((row) => BigInt(row.balance)).toSorted(descending)
    const down = (await walkPages(ask, `${ROOT}/addresses`)).rows.map((row) => BigInt(String(row['coin_balance'])))
    const up = (await walkPages(ask, `${ROOT}/addresses?order=asc`)).rows.map((row) =>
      BigInt(String(row['coin_balance'])),
    )
    expect(down).toEqual(balances)
    expect(up).toEqual(balances.toReversed())
  })

  it('address transactions: by value and by fee over all pages', async () => {
    const { addresses } = await recordedChain(CHAIN, 'addresses')
    const busiest = addresses.toSorted((a, b) => b.transactionsCount - a.transactionsCount)[0]
    const path = `${ROOT}/addresses/${busiest?.hash}/transactions`
    const plain = await walkPages(ask, path)
    for (const sort of ['value', 'fee'] as const) {
      const { rows } = await walkPages(ask, `${path}?sort=${sort}`)
      const amounts = rows.map((row) =>
        BigInt(sort === 'value' ? String(row['value']) : (row['fee'] as { value: string }).value),
      )
      expect(rows.length).toBe(plain.rows.length)
      expect(rows.length).toBeGreaterThan(50)
      expect(amounts).toEqual(amounts.toSorted(descending))
    }
  })

  it('address transactions: filtered by direction', async () => {
    const { transfers } = await recordedChain(CHAIN, 'transfers')
    const { from: hash } = transfers.find(({ type }) => type === 'token_transfer') ?? { from: '' }
    const path = `${ROOT}/addresses/${hash}/token-transfers`
    for (const end of ['from', 'to'] as const) {
      const ends = (await walkPages(ask, `${path}?filter=${end}`)).rows.map((row) => row[end] as { hash: string })
      expect(new Set(ends.map((address) => address.hash.toLowerCase()))).toEqual(new Set([hash.toLowerCase()]))
    }
  })
})
