import type { ApiRoot } from '#/api/apiRoot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { isServed } from '#/served/responder'
import { type DemoServer, serveDemo } from '#/demo/node'
import { main } from './main'
import { walk, type Extent, type Finding } from './walk'

const extent: Extent = { pages: 2, records: 2, rate: 10_000 }

/** Responds to requests before the demo does. */
let intercept: ((url: URL) => Response | undefined) | null = null
let demo: DemoServer

beforeAll(async () => {
  demo = await serveDemo({
    port: 0,
    allowance: { credits: 1_000_000, requestsPerSecond: 100_000 },
    intercept: ({ url }) => intercept?.(new URL(url)),
  })
})
afterAll(() => demo.close())

function outcomes(findings: readonly Finding[], of: (name: ResourceName) => boolean): string[] {
  return findings.filter(({ name }) => of(name)).map(({ name, outcome }) => `${name} ${outcome}`)
}

/** Runs the command; returns its exit code and output. */
async function command(...args: string[]) {
  const printed: string[] = []
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((text: string) => void printed.push(text)),
  )
  const code = await main(['--rate', '10000', '--pages', '1', ...args])
  for (const spy of spies) spy.mockRestore()
  return { code, text: printed.join('\n') }
}

describe('the walk', () => {
  it.each([
    ['a chain API', '/8801', 'instance'],
    ['another chain API', '/8802', 'instance'],
    ['the multichain API', '/pro/8801', 'multichain'],
  ] as const)('reads every endpoint of %s and loses nothing', async (_, path, form) => {
    const credential = { scheme: 'apikey', key: 'demo-key' } as const
    const root: ApiRoot = { url: `${demo.url}${path}/api/v2`, form, ...(form === 'multichain' && { credential }) }
    const findings = await walk(root, { fetch, extent })
    const served = (name: ResourceName) => {
      const resource = RESOURCES[name]
      return form === 'multichain' || resource.kind === 'item' || resource.form === 'both'
    }
    const names = (Object.keys(RESOURCES) as ResourceName[]).filter(served)
    // The transactions of the sample have no blobs. The small chain has no operations and no deposits, and its latest transactions are
    // those of a bridge's relayer, which has no tokens.
    const without: Record<string, string> = {
      transactionBlobs: 'empty',
      blob: 'no record',
      ...(path === '/8802' && {
        addressTokenTransfers: 'empty',
        addressTokens: 'empty',
        beaconDeposits: 'empty',
        userOperations: 'empty',
        userOperation: 'no record',
      }),
    }
    const expected = names.filter(isServed).map((name) => `${name} ${without[name] ?? 'read'}`)
    expect(outcomes(findings, isServed)).toEqual(expected)
    const others = outcomes(findings, (name) => !isServed(name))
    expect(others.filter((line) => !/ (?:unsupported|no record)$/.test(line))).toEqual([])
    expect(findings.flatMap(({ losses }) => losses)).toEqual([])
  })

  it('reads a server that has only the endpoints of the contract', async () => {
    const inContract = (name: ResourceName) => RESOURCES[name].source === '4.1'
    const paths = (Object.keys(RESOURCES) as ResourceName[])
      .filter(inContract)
      .map((name) => new RegExp(`/api/v2${RESOURCES[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
    intercept = ({ pathname }) =>
      paths.some((path) => path.test(pathname)) ? undefined : new Response('', { status: 404 })
    const findings = await walk({ url: `${demo.url}/8801/api/v2`, form: 'instance' }, { fetch, extent })
    intercept = null
    // No endpoint of the contract mentions a validator.
    expect(outcomes(findings, inContract).filter((line) => !line.endsWith(' read'))).toEqual([
      'addressBlocksValidated empty',
    ])
    const others = outcomes(findings, (name) => !inContract(name))
    // Known only from their lists.
    const single = ['statsLine no record', 'userOperation no record', 'blob no record', 'arbitrumClaim no record']
    expect(others.filter((line) => !line.endsWith(' unsupported'))).toEqual(single)
  })

  it('waits after a 429', async () => {
    let asked = 0
    intercept = ({ pathname }) => {
      // Among the last: after a 429 the walk goes slower.
      if (!pathname.endsWith('/transfers-count')) return undefined
      asked += 1
      return asked === 1 ? new Response('{}', { status: 429, headers: { 'x-ratelimit-reset': '20' } }) : undefined
    }
    const findings = await walk({ url: `${demo.url}/8801/api/v2`, form: 'instance' }, { fetch, extent })
    intercept = null
    const counters = findings.find(({ name }) => name === 'tokenInstanceCounters')
    expect(counters).toMatchObject({ outcome: 'read', items: extent.records, requests: extent.records + 1 })
  })
})

describe('the command', () => {
  it('prints its tables and never the key', async () => {
    vi.stubEnv('THE_KEY', 'demo-key').stubEnv('THE_TOKEN', 'demo-admin')
    const multichain = `--pro-url ${demo.url}/pro/ --chain 8801 --key-env THE_KEY`
    const merits = `--merits-url ${demo.url}/merits --merits-key-env THE_TOKEN`
    const { code, text } = await command(...`--base-url ${demo.url}/8802 ${multichain} ${merits}`.split(' '))
    vi.unstubAllEnvs()
    expect(code).toBe(0)
    expect(text).toMatch(/§4\.2 +\/tokens\/\{hash\}\/instances\/\{id\}\/holders +read/)
    expect(text).toMatch(/holders of a wrong address +422 with errors\[\] +422 \{errors\} +ok/)
    expect(text).toMatch(/the list of networks +200 with items\[\] +200 with 2 networks/)
    expect(text).not.toMatch(/demo-key|demo-admin/)
  })

  it('returns 1 if a page would lose data, and prints it', async () => {
    intercept = ({ pathname }) => {
      if (!pathname.endsWith('/withdrawals')) return undefined
      const items = [{ index: 1, amount: 'a lot' }, { amount: '5' }]
      return Response.json({ items, next_page_params: null })
    }
    const { code, text } = await command('--base-url', `${demo.url}/8801`)
    const { text: json } = await command('--base-url', `${demo.url}/8801`, '--json')
    intercept = null
    expect(code).toBe(1)
    expect(text).toMatch(/Lost to the pages:[^]*items\[\]\.amount +.*"a lot"/)
    expect(text).toMatch(/a row that can be identified/)
    const [report] = JSON.parse(json) as { findings: Finding[] }[]
    expect(report?.findings.find(({ name }) => name === 'withdrawals')?.losses).toHaveLength(2)
  })

  it.each([
    [[], /Name a server/],
    [['--pro-url', 'https://pro.example'], /--chain/],
    [['--base-url', 'explorer.example'], /--base-url must be/],
    [['--base-url', 'https://x.example', '--pages', '0'], /--pages must be/],
    [
      ['--pro-url', 'https://x.example', '--chain', '1', '--key-env', 'NO_SUCH_VARIABLE'],
      /NO_SUCH_VARIABLE is not set/,
    ],
    [['--what'], /--what/],
  ])('explains invalid arguments %j', async (args, says) => {
    const { code, text } = await command(...args)
    expect(code).toBe(2)
    expect(text).toMatch(says)
  })

  it('returns 2 if no server could be read', async () => {
    const gone = await serveDemo({ port: 0 })
    await gone.close()
    const { code } = await command('--base-url', gone.url)
    expect(code).toBe(2)
  })
})
