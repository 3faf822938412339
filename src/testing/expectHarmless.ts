import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { foreignElements, WIDTHS_PX, wideElements } from './attackedDocument'

/** Everything that must not happen in the current test. */
let incidents: string[] = []

/** Requests of other origins; images may be loaded from any host. */
function noteRequests(entries: PerformanceEntryList): void {
  for (const { name, initiatorType } of entries as PerformanceResourceTiming[]) {
    const { origin, hostname } = new URL(name)
    if (origin === location.origin || (initiatorType === 'img' && hostname === 'picture.test')) continue
    incidents.push(`a request by ${initiatorType}: ${name}`)
  }
}

const requests = new PerformanceObserver((list) => noteRequests(list.getEntries()))
requests.observe({ type: 'resource' })

/** Starts to note what must not happen; to be called before each test. */
export function watchHarm(): void {
  requests.takeRecords()
  incidents = []
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    vi.spyOn(globalThis, name).mockImplementation((...words: unknown[]) => {
      incidents.push(`${name}(${words.join(', ')})`)
      return null as never
    })
}

/** Expects that nothing ran, was added, was requested or was made too wide; the window gets another width. */
export async function expectHarmless(): Promise<void> {
  expect(foreignElements()).toEqual([])
  // The width that it has first: to lay out all payloads again takes long.
  for (const width of WIDTHS_PX.toSorted((each) => (each === innerWidth ? -1 : 1))) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    expect(wideElements()).toEqual([])
  }
  noteRequests(requests.takeRecords())
  expect(incidents).toEqual([])
}

/** Expects that fields of these resources had payloads. */
export function expectPoisoned(fields: ReadonlySet<string>, expected: readonly string[]): void {
  const resources = [...new Set(Array.from(fields, (field) => field.split('.')[0]))]
  expect(resources).toEqual(expect.arrayContaining([...expected]))
}
