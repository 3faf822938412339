import { vi } from 'vitest'
import { parseJson } from '#/api/json'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { DEMO_CHAINS, type DemoOptions, createDemoApi } from './api'
import landmarks from './landmarks.json'
import { factsIn } from './node'
import type { CursorPart } from '#/served/paging'
import type { RecordedFile } from '#/served/recording'
import { type Facts, createChainStore } from '#/served/store'

/** A response of the demo, with its parsed body. */
export interface DemoResponse {
  status: number
  headers: Headers
  body: unknown
}

/** All pages of a list, and their rows. */
export interface Walk {
  rows: Record<string, unknown>[]
  pages: Record<string, unknown>[]
}

// Some tests read a whole chain, which takes long on slow machines.
vi.setConfig({ testTimeout: 60_000 })

const loadFacts = factsIn('public/demo')

/** Opens the demo with these options; returns a function that sends requests to it. */
export function openDemo(options: Partial<DemoOptions> = {}) {
  const allowance = { credits: 1e9, requestsPerSecond: 1e9 }
  const url = 'http://demo.test'
  const api = createDemoApi({ url, chains: DEMO_CHAINS, loadFacts, credentials: 'proxied', allowance, ...options })
  const send = api.fetch(() => Promise.reject(new Error('Not under the URL of the demo')))
  return async (path: string, init?: RequestInit): Promise<DemoResponse> => {
    const response = await send(`http://demo.test${path}`, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : parseJson(text) }
  }
}

const stores = new Map(DEMO_CHAINS.map(({ id }) => [id, createChainStore(id, loadFacts)]))

/** The recorded facts, to compare responses with. */
export async function recordedChain<N extends RecordedFile>(chain: string, ...files: N[]): Promise<Facts<N>> {
  const store = stores.get(chain)
  if (store === undefined) throw new Error(`No recording of chain ${chain}`)
  return store.load(...files)
}

/** Reads a list by its cursors, to its end or until it has `enough` rows. */
export async function walkPages(ask: ReturnType<typeof openDemo>, path: string, enough = Infinity): Promise<Walk> {
  const pages: Record<string, unknown>[] = []
  const rows: Record<string, unknown>[] = []
  const separator = path.includes('?') ? '&' : '?'
  for (let query = ''; pages.length < 500 && rows.length < enough;) {
    const { status, body } = await ask(`${path}${query}`)
    if (status !== 200) throw new Error(`${path}${query}: status ${status}, ${JSON.stringify(body)}`)
    const page = (Array.isArray(body) ? { items: body, next_page_params: null } : body) as Record<string, unknown>
    pages.push(page)
    rows.push(...(page['items'] as Record<string, unknown>[]))
    const next = page['next_page_params'] as Record<string, CursorPart> | null
    if (next === null) break
    const cursor = Object.entries(next).map(([key, value]) => [key, value === null ? '' : String(value)])
    query = separator + new URLSearchParams(cursor.filter(([key]) => !path.includes(`${key}=`))).toString()
  }
  return { pages, rows }
}

/** Every `step`th of some rows, with the first and the last. */
export function sample<Row>(rows: readonly Row[], step: number): Row[] {
  return rows.filter((_, place) => place % step === 0 || place === rows.length - 1)
}

/** Paths of a resource, for a sample of its records. */
export async function subjectsOf(chain: string, name: ResourceName, step = 100): Promise<string[]> {
  const facts = await recordedChain(
    chain,
    'addresses',
    'blobs',
    'blocks',
    'contracts',
    'instances',
    'operations',
    'tokens',
    'transactions',
  )
  const marks = Object.values<Record<string, string>>(landmarks).flatMap((named) => Object.values(named))
  const known = new Set(marks.map((mark) => mark.toLowerCase()))
  const chosen = <Row>(rows: readonly Row[], nameOf: (row: Row) => string) =>
    [...new Set([...sample(rows, step), ...rows.filter((row) => known.has(nameOf(row).toLowerCase()))])].map(nameOf)
  const { path } = RESOURCES[name]
  const about: [start: string, subjects: string[]][] = [
    ['/addresses/{hash}', chosen(facts.addresses, (row) => row.hash)],
    ['/blocks/{id}', chosen(facts.blocks, (row) => String(row.height))],
    ['/smart-contracts/{hash}', chosen(facts.contracts.deployed, (row) => row.address)],
    ['/proxy/account-abstraction/operations/{hash}', facts.operations.map((row) => row.hash)],
    ['/blobs/{hash}', facts.blobs.map((row) => row.hash)],
    ['/tokens/{hash}/instances/{id}', chosen(facts.instances, (row) => `${row.token}/instances/${row.id}`)],
    ['/tokens/{hash}', facts.tokens.map((row) => row.address)],
    ['/transactions/{hash}', chosen(facts.transactions, (row) => row.hash)],
  ]
  const found = about.find(([start]) => path.startsWith(start))
  if (found === undefined) {
    if (name === 'advancedFilters') return [`${path}?from_address_hashes_to_include=${landmarks[8801].nftOwner}`]
    return name.startsWith('search') ? [`${path}?q=a`, `${path}?q=guild`] : [path]
  }
  const [start, subjects] = found
  const [root = ''] = start.split('/{')
  return subjects.map((subject) => `${root}/${subject}${path.slice(start.length)}`)
}
