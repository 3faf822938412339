import type { Page } from '@playwright/test'
import { at, chain } from '#/testing/pages'
import { follow } from '../fixtures/follow'
import type { Api } from './api'
import { scroll } from './inPage'
import { longFiles } from './longFiles'
import type { Scenario, Stage } from './scenario'

const pro = `pro/${chain}/api/v2`
const rows = 'main [data-index]:has(a[href])'

/** A long body, and the page that shows it. */
interface LongBody {
  name: string
  path: string
  /** What is there once the first of it is shown. */
  ready: string
  serve: (api: Api) => void | Promise<void>
}

/** A tab of a transaction whose list has 10,000 rows in one body. */
const tabOf = (name: string, hash: string, tab: string, list: string, make: (index: number) => object): LongBody => ({
  name: `10,000 ${name}`,
  path: `/${chain}/tx/${hash}/${tab}`,
  ready: rows,
  serve: (api) =>
    api.setMany(`${pro}/transactions/${hash}/${list}`, 10_000, (item, index) => ({ ...item, ...make(index) })),
})

/** A call of the raw trace; `place` as the indexes of the calls that it is in. */
const step = (place: readonly number[], subtraces: number) => ({
  action: { callType: 'call', from: at.router, to: at.dollar, gas: '0x5208', input: '0x', value: '0x0' },
  result: { gasUsed: '0x5208', output: '0x' },
  subtraces,
  traceAddress: place,
  type: 'call',
})

/** A transaction's calls as a tree that its raw trace gives. */
const treeOf = (name: string, items: readonly object[], steps: readonly object[]): LongBody => ({
  name: `call tree, ${name}`,
  path: `/${chain}/tx/${at.callTree}/internal?view=tree`,
  ready: '[role="treeitem"]',
  serve: (api) => {
    const path = `${pro}/transactions/${at.callTree}`
    api.set(`${path}/internal-transactions`, { items, next_page_params: null })
    api.set(`${path}/raw-trace`, steps)
  },
})

/** A transaction with other fields. */
const record = (name: string, fields: object): LongBody => ({
  name,
  path: `/${chain}/tx/${at.routedSwap}`,
  ready: 'main dd:has(a[href*="/address/"])',
  serve: async (api) => {
    const path = `${pro}/transactions/${at.routedSwap}`
    api.set(path, { ...(await api.responseTo(path)), ...fields })
  },
})

const word = (value: number) => value.toString(16).padStart(64, '0')
const account = (index: number) => `0x${index.toString(16).padStart(40, '1')}`

/** 10,000 calls of one contract, or 1,024 that are each in the one before. */
const calls = (count: number, isDeep: boolean) =>
  Array.from({ length: count }, (_, index) => ({
    from: { hash: isDeep ? account(index) : account(0) },
    to: { hash: account(index + 1) },
    index: index + 1,
    success: true,
    type: 'call',
    value: '0',
  }))

const day = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10)

const line = (count: number) => ({
  chart: Array.from({ length: count }, (_, index) => ({
    date: day(index),
    date_to: day(index),
    value: `${index % 97}`,
  })),
})

const source = (lines: number) => '    uint256 public constant A = 0x1234; // a line of code\n'.repeat(lines)

const contract = (name: string, fields: object): LongBody => ({
  name,
  path: `/${chain}/address/${at.router}/contract`,
  ready: '.code [data-index]',
  serve: async (api) => {
    const path = `${pro}/smart-contracts/${at.router}`
    api.set(path, { ...(await api.responseTo(path)), ...fields })
  },
})

const bodies: readonly LongBody[] = [
  tabOf('logs', at.airdrop, 'logs', 'logs', (index) => ({ index, decoded: null })),
  tabOf('token transfers', at.airdrop, 'token-transfers', 'token-transfers', (log_index) => ({ log_index })),
  tabOf('internal transactions', at.callTree, 'internal', 'internal-transactions', (index) => ({ index })),
  tabOf('state changes', at.airdrop, 'state', 'state-changes', () => ({})),
  {
    ...tabOf('steps of the raw trace', at.callTree, 'raw', 'raw-trace', () => ({})),
    serve: (api) =>
      api.set(`${pro}/transactions/${at.callTree}/raw-trace`, [
        step([], 9_999),
        ...Array.from({ length: 9_999 }, (_, index) => step([index], 0)),
      ] as object),
  },
  treeOf(
    '1,024 deep',
    calls(1_024, true),
    Array.from({ length: 1_025 }, (_, depth) => step(Array<number>(depth).fill(0), 1)),
  ),
  treeOf('10,000 wide', calls(10_000, false), [
    step([], 10_000),
    ...Array.from({ length: 10_000 }, (_, index) => step([index], 0)),
  ]),
  record('1 MB of calldata, raw', { raw_input: `0x${'c0ffee01'.repeat(250_000)}`, decoded_input: null }),
  record('1 MB of calldata, an array of 31,250 words decoded by the API', {
    raw_input: `0x12345678${word(32)}${word(31_250)}${Array.from({ length: 31_250 }, (_, index) => word(index)).join('')}`,
    decoded_input: {
      method_call: 'set(uint256[] values)',
      method_id: '12345678',
      parameters: [
        { name: 'values', type: 'uint256[]', value: Array.from({ length: 31_250 }, (_, index) => `${index}`) },
      ],
    },
  }),
  record('1 MB of calldata, one bytes argument decoded by the API', {
    raw_input: `0x12345678${word(32)}${word(1_000_000)}${'ab'.repeat(1_000_000)}`,
    decoded_input: {
      method_call: 'set(bytes value)',
      method_id: '12345678',
      parameters: [{ name: 'value', type: 'bytes', value: `0x${'ab'.repeat(1_000_000)}` }],
    },
  }),
  record('1 MB of calldata, 31,250 arguments', {
    decoded_input: {
      method_call: 'set()',
      method_id: '12345678',
      parameters: Array.from({ length: 31_250 }, (_, index) => ({
        name: `a${index}`,
        type: 'uint256',
        value: `${index}`,
      })),
    },
  }),
  record('10,000 transfers in the record', {
    token_transfers_overflow: false,
    token_transfers: Array.from({ length: 10_000 }, (_, index) => ({
      from: { hash: account(index) },
      to: { hash: account(index + 1) },
      log_index: index,
      token: { address_hash: account(9), symbol: 'ERC', type: 'ERC-20', decimals: '2' },
      total: { decimals: '2', value: `${index}` },
      type: 'token_transfer',
    })),
  }),
  record('10,000 authorizations', {
    authorization_list: Array.from({ length: 10_000 }, (_, index) => ({
      address_hash: account(index),
      authority: account(index + 1),
      chain_id: 1,
      nonce: index,
      status: 'ok',
    })),
  }),
  record('10,000 actions', {
    actions: Array.from({ length: 10_000 }, (_, index) => ({
      type: `swap${index}`,
      protocol: 'uniswap',
      data: { index },
    })),
  }),
  record('a revert reason of 1 MB', { status: 'error', result: 'Reverted', revert_reason: 'no '.repeat(330_000) }),
  contract('a source of 5 MB, 88,000 lines', { source_code: source(88_000), additional_sources: [] }),
  contract('a source of 5 MB in one line', {
    source_code: source(88_000).replaceAll('\n', ' '),
    additional_sources: [],
  }),
  contract('a source of 5 MB in 2,000 files', {
    source_code: source(44),
    additional_sources: Array.from({ length: 2_000 }, (_, index) => ({
      file_path: `src/a${index % 40}/File${index}.sol`,
      source_code: source(44),
    })),
  }),
  {
    name: '100 charts of 1,000 points',
    path: `/${chain}/stats?range=all`,
    ready: 'main figure:has(h3#chart-c0), main h3#chart-c0',
    serve: (api) => {
      const charts = Array.from({ length: 100 }, (_, index) => ({
        id: `c${index}`,
        title: `Chart ${index}`,
        units: 'txns',
      }))
      api.set(`pro/${chain}/stats-service/api/v1/lines`, { sections: [{ id: 'many', title: 'Many', charts }] })
      for (const { id } of charts) api.set(`pro/${chain}/stats-service/api/v1/lines/${id}`, line(1_000))
    },
  },
  {
    name: 'a chart of 10,000 points',
    path: `/${chain}/stats?range=all&chart=c0`,
    ready: 'main #chart-c0',
    serve: (api) => {
      api.set(`pro/${chain}/stats-service/api/v1/lines`, {
        sections: [{ id: 'long', title: 'Long', charts: [{ id: 'c0', title: 'Chart', units: 'txns' }] }],
      })
      api.set(`pro/${chain}/stats-service/api/v1/lines/c0`, line(10_000))
    },
  },
]

/** Follows a link to it; times in ms. */
async function opened(page: Page, { path, ready }: LongBody) {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { longest: number; observer?: PerformanceObserver }
    noted.longest = 0
    noted.observer ??= new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) noted.longest = Math.max(noted.longest, duration)
    })
    noted.observer.observe({ type: 'longtask' })
  })
  const start = Date.now()
  await follow(page, path)
  await page.waitForFunction(
    ([selector, wanted]) => location.pathname === wanted && document.querySelector(selector),
    [ready, path.split('?')[0]] as const,
    {
      timeout: 60_000,
      polling: 'raf',
    },
  )
  const first = Date.now() - start
  await page.waitForTimeout(4000)
  const { p95, elements } = await scroll(page, 300, 60)
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest)
  return { first, longest, p95, elements }
}

async function measure({ open, api }: Stage, body: LongBody, cpu: number) {
  await body.serve(api)
  const { page } = await open({ path: `/${chain}/gas`, ready: 'main h1' }, cpu)
  const numbers = await opened(page, body)
  await page.context().close()
  api.restore()
  return numbers
}

/** Pages whose first body is long: 10,000 rows or calls, megabytes of calldata and source, charts of many points; and long files. */
export const longBodies: Scenario = {
  name: 'long bodies',
  seconds: 1800,
  maxRuns: 3,
  play: async (stage) => {
    const numbers: Record<string, number> = {}
    for (const cpu of [1, 4]) {
      for (const body of bodies) {
        const { first, longest, elements, p95 } = await measure(stage, body, cpu)
        const name = `${body.name}, CPU ${cpu}x`
        numbers[`${name}: first of it, ms`] = first
        numbers[`${name}: longest task, ms (0: below 50)`] = longest
        numbers[`${name}: DOM elements`] = elements
        numbers[`${name}: p95 frame of a scroll, ms`] = p95
      }
      Object.assign(numbers, await longFiles(stage, cpu))
    }
    return numbers
  },
}
