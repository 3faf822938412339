import { createClient } from '#/api/client'
import type { Fetch } from '#/api/transport'
import { readConfig } from '#/data/config/loadConfig'
import type { TaxFileRequest } from '#/data/taxFile'
import { parseUnits } from '#/domain/amounts/amount'
import { originalCell } from '#/domain/text/csv'
import type { TaxFormat } from '#/features/taxFile/taxFileCsv'
import { parseCsv } from '#/testing/testCsv'
import { createTaxFileJob, type TaxFileDependencies } from '#/features/taxFile/taxFileJob'
import { readTaxFile, type TaxFileContent, writeTaxFile } from '#/features/taxFile/writeTaxFile'
import { openExportStore } from '#/list/export/exportStore'

/** The chains of the demo by the APIs under a URL; with a rate, the first one by its multichain API, which has that limit. */
function demoConfig(url: string, requestsPerSecond?: number) {
  const chain = (id: string, name: string, symbol: string, multichain: boolean) => ({
    id,
    name,
    multichain,
    currency: { name: symbol, symbol, decimals: 18 },
    ...(!multichain && { baseUrl: `${url}/${id}` }),
  })
  return readConfig({
    ...(requestsPerSecond !== undefined && { proUrl: '/pro', requestsPerSecond }),
    chains: [
      chain('8801', 'Meridian', 'MER', requestsPerSecond !== undefined),
      chain('8802', 'Equinox Testnet', 'EQX', false),
    ],
  })
}

/**
 * Makes a tax file over the API at a URL; returns its job, what reads it, what writes it, or what was read of it, in a form as
 * records by column, and what restores it.
 */
export async function makeTaxFile(url: string, fetch: Fetch, change: Partial<TaxFileRequest>, rate?: number) {
  const config = demoConfig(url, rate)
  const client = createClient({ fetch })
  const store = await openExportStore()
  let saved = 0
  const request = { addresses: [], chains: ['8801'], firstYear: null, lastYear: null, startedAt: Date.now(), ...change }
  const dependencies: TaxFileDependencies = {
    store,
    connections: config.chains
      .filter(({ id }) => request.chains.includes(id))
      .map((chain) => ({ config, client, chain })),
    savedLists: { get: () => saved, set: (count) => void (saved = count) },
    now: Date.now,
    wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  }
  const job = createTaxFileJob(request, dependencies)
  await job.resume()
  const read = () => readTaxFile(job, store, config.chains)
  const write = async (format: TaxFormat = 'astrolabe', content?: TaxFileContent) => {
    const written = await writeTaxFile(content ?? (await read()), format)
    const [head = [], ...lines] = parseCsv(await written.file.text())
    const records = lines.map((cells) =>
      Object.fromEntries(head.map((name, index) => [name.replace('\uFEFF', ''), originalCell(cells[index] ?? '')])),
    )
    return { ...written, records }
  }
  /** The state that it has after a reload. */
  const restored = async () => {
    const again = createTaxFileJob(request, dependencies)
    await again.restore(false)
    return again.state()
  }
  return { job, read, write, restored }
}

/** The sums of in − out − fee of the documented form, in base units, by address and asset ("0x… native", "0x… 0x… 12"). */
export function sumsOf(
  records: readonly Record<string, string>[],
  decimalsOf: (token: string) => number,
): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const row of records) {
    const token = row['token']?.toLowerCase() ?? ''
    const id = row['token_id'] ?? ''
    const key = `${row['address']} ${token === '' ? 'native' : token}${id === '' ? '' : ` ${id}`}`
    const decimals = token === '' ? 18 : id === '' ? decimalsOf(token) : 0
    const units = (column: string) => {
      const amount = parseUnits(row[column] ?? '', decimals)
      if (amount === null) throw new Error(`${column} of ${JSON.stringify(row)} is no amount`)
      return amount
    }
    sums.set(key, (sums.get(key) ?? 0n) + units('in') - units('out') - units('fee'))
  }
  return sums
}
