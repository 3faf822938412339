import { parse } from 'lossless-json'
import { expect } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import { expandAll, textWithoutRaw, valuesMissingIn } from './wholeBody'
import { press } from './actions'
import { type RecordedResponse, recordedResponses } from './recordedResponses'
import { renderApp } from './renderApp'

type AppRouter = Awaited<ReturnType<typeof renderApp>>

const CHAIN = '4242'

/** A recorded response with its parsed JSON, which has the numbers of lossless-json. */
interface Recorded extends RecordedResponse {
  body: unknown
}

/** The recorded responses of an endpoint. */
export function recorded(endpoint: string): Recorded[] {
  return recordedResponses(endpoint).map((response) => ({ ...response, body: parse(response.text) }))
}

let count = 0

/**
 * Shows a page of a chain whose API gives these responses, by path under /api/v2 without case. Other paths have an empty list,
 * because pages request more than what a test is about. `fields` are other fields of the chain in config.json.
 */
export async function renderAnswers(
  answers: Readonly<Record<string, string>>,
  path: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<AppRouter> {
  const baseUrl = `/test-answers-${++count}`
  const root = `${baseUrl}/api/v2/`
  const byPath = new Map(Object.entries(answers).map(([each, text]) => [(root + each).toLowerCase(), text]))
  const config = readConfig({
    chains: [
      { id: CHAIN, name: 'Recorded', baseUrl, currency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, ...fields },
    ],
  })
  const answer = (target: string, init: RequestInit) => {
    const { pathname } = new URL(target, location.origin)
    if (!pathname.startsWith(root)) return fetch(target, init)
    const text = byPath.get(pathname.toLowerCase()) ?? '{"items":[],"next_page_params":null}'
    return Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }))
  }
  return renderApp(`/${CHAIN}/${path}`, { config, fetch: answer })
}

function main(): HTMLElement {
  const element = document.querySelector('main')
  if (!element) throw new Error('The page has no main element')
  return element
}

/** Waits until everything on the page, also what is nested, is expanded and loaded. */
async function expanded(): Promise<void> {
  await expect.poll(() => expandAll(main())).toBe(0)
}

/** The text of the page with everything expanded, without the raw API response. */
export async function textOfPage(): Promise<string> {
  await expanded()
  return textWithoutRaw(main())
}

/** Expects that the expanded page shows every value of a response body. */
export async function expectWhole(body: unknown): Promise<void> {
  // Parts that load later are collapsed at first.
  const missing = async () => {
    await expanded()
    return valuesMissingIn(main().textContent, body)
  }
  await expect.poll(missing, { message: 'what the API sent and the page does not show' }).toEqual([])
}

function summaries(): HTMLElement[] {
  return [...main().querySelectorAll('summary')]
}

/** Waits until a record is shown with its details, which those of an address hide at first. */
export async function detailsOpened(): Promise<void> {
  await expect.poll(() => main().querySelector('header :is(p, .sentence), dl dd')?.textContent).toBeTruthy()
  summaries()
    .find((each) => each.textContent === 'Details')
    ?.click()
  await expect.poll(() => summaries().some((each) => each.textContent === 'Raw API response')).toBe(true)
}

/** Expects a row with details for each item of a list, and opens all of them. */
export async function expectRowsOpened(items: readonly unknown[]): Promise<void> {
  const buttons = () => [...main().querySelectorAll<HTMLElement>('[data-index] button[aria-label^="Details of row"]')]
  await expect.poll(() => buttons().length).toBe(items.length)
  for (const button of buttons()) press(button)
}
