import type { Page } from './page'
import type { ApiRoot } from './apiRoot'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo, subjectsOf } from '#/demo/testDemo'
import { createClient } from './client'
import { ApiError } from './errors'
import { stringifyJson } from './json'
import { mergeRows, nextCursor, pagingEnd } from './paging'
import { isServed } from '#/served/responder'
import { isObject } from '#/domain/isObject'
import { bodyWithEveryField } from '#/testing/everyField'
import { type ListName, RESOURCES, type ResourceName } from './resources'
import { type FaultAnswer, FAULTS, json, play } from './testFaults'

let given: FaultAnswer = 'reset'
// Connections outlive the pause that making a body takes on a busy machine.
const server = createServer({ keepAliveTimeout: 120_000 }, (_request, response) => play(given, response))
let root: ApiRoot
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  root = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`, form: 'multichain' }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const names = Object.keys(RESOURCES) as ResourceName[]
const listNames = names.filter((name): name is ListName => RESOURCES[name].kind === 'list')
/** One list of each kind of row. */
const listNamesByRow = listNames.filter((name, index) => {
  const row = RESOURCES[name]
  const isSame = (each: ListName) => RESOURCES[each].item === row.item && RESOURCES[each].identity === row.identity
  return index === listNames.findIndex(isSame)
})

/** Any endpoint, asked over a real connection by a client that knows nothing yet. */
function ask(name: ResourceName): Promise<Page<'blocks'> | { value: unknown }> {
  const never = given !== 'reset' && given.end === 'never'
  const client = createClient({ fetch, timeout: never ? 100 : 30_000 })
  const params = Object.fromEntries(
    [...RESOURCES[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '0x1']),
  )
  // One row of the table after another: their types are left out here.
  return RESOURCES[name].kind === 'list'
    ? client.list(root, name as 'blocks', params)
    : client.item(root, name as 'stats', params)
}

async function pageOf(name: ListName, answer: FaultAnswer): Promise<Page<'blocks'>> {
  given = answer
  return (await ask(name)) as Page<'blocks'>
}

const demo = openDemo()
const samples = new Map<ListName, Promise<Record<string, unknown>[]>>()

/** Some of what the demo answers for a list, as parsed JSON. */
function itemsOf(name: ListName): Promise<Record<string, unknown>[]> {
  const known = samples.get(name) ?? readItems(name)
  samples.set(name, known)
  return known
}

async function readItems(name: ListName): Promise<Record<string, unknown>[]> {
  if (!isServed(name)) return [everyField(name)]
  for (const path of await subjectsOf('8801', name, 400)) {
    const { body } = await demo(`/pro/8801/api/v2${path}`)
    const items: unknown = isObject(body) ? body['items'] : body
    if (Array.isArray(items) && items.length > 0) return items.filter(isObject).slice(0, 10)
  }
  return []
}

/** A row of a list that the demo does not have; records in it are empty, as comparing them takes time. */
function everyField(name: ListName): Record<string, unknown> {
  const fields = Object.entries(bodyWithEveryField(RESOURCES[name].item) as object)
  return Object.fromEntries(fields.map(([field, value]) => [field, isObject(value) ? {} : (value as unknown)]))
}

const wrong = [7, 'x', true, {}, [], [[]], 1e300, '', { a: { b: [null] } }]

describe('every endpoint, over a real connection,', () => {
  it.each(FAULTS)('reports $name as its kind of error', async ({ name, answer, kind }) => {
    given = answer
    // Only a browser keeps unreadable answers from a page.
    const expected = name === '429 unreadable' ? 'rate-limited' : kind
    const errors = await Promise.all(names.map((each) => ask(each).catch((error: unknown) => error)))
    const kinds = errors.map((error) => (error instanceof ApiError ? error.kind : 'answered'))
    // An object is what an endpoint of one record sends.
    const fits = names.map((each) => name === 'another shape' && RESOURCES[each].kind === 'item')
    expect(kinds).toEqual(fits.map((fit) => (fit ? 'answered' : expected)))
  })

  it.each(listNamesByRow)('reads %s with wrong types in any field, and loses no row', async (name) => {
    const [item] = await itemsOf(name)
    if (!item) throw new Error('The demo has none.')
    const items = Object.keys(item).flatMap((key) => wrong.map((value) => ({ ...item, [key]: value })))
    const sent = items.map((each) => stringifyJson(each))
    const { rows } = await pageOf(name, json(`{"items":[${sent.join()}],"next_page_params":null}`))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ raw }) => stringifyJson(raw)))).toEqual(new Set(sent))
  })

  it.each(listNames)('loads %s while there are new rows or cursors, and merges duplicates', async (name) => {
    const items = await itemsOf(name)
    const answer = (some: unknown[], cursor: object | null) =>
      json(stringifyJson({ items: some, next_page_params: cursor }))
    const first = await pageOf(name, answer(items.slice(0, 2), { items_count: 2 }))
    const second = await pageOf(name, answer(items.slice(1), { items_count: 3 }))
    const sent = [null, first.next]
    expect(mergeRows([first, second]).length).toBe(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size)
    const same = await pageOf(name, answer(items.slice(0, 2), { items_count: 2 }))
    expect([nextCursor([first, same], sent), pagingEnd([first, same], sent)]).toEqual([null, 'repeated'])
    const empty = await pageOf(name, answer([], { items_count: 4 }))
    expect(nextCursor([first, empty], sent)).toEqual({ items_count: 4 })
    const last = await pageOf(name, answer([], null))
    expect(pagingEnd([first, last], sent)).toBe('complete')
  })

  it('reads a page of 5 MB whole', async () => {
    const items = await itemsOf('transactions')
    const padded = items.map((item, index) => ({ ...item, raw_input: `0x${String(index).repeat(520_000)}` }))
    const body = stringifyJson({ items: padded, next_page_params: null })
    expect(body.length).toBeGreaterThan(5e6)
    expect((await pageOf('transactions', json(body))).rows).toHaveLength(items.length)
  })

  it('reads a body by its content, whatever its content type', async () => {
    const text = '{"items":[{"hash":"0x1","method":"übertragen"}],"next_page_params":null}'
    const cases: [type: string, body: string | Uint8Array][] = [
      ['application/json; charset=iso-8859-1', text],
      ['application/json; charset=no-such', text],
      ['application/json; charset=iso-8859-1', Buffer.from(text, 'latin1')],
      ['application/json; charset=utf-16le', Buffer.from(text, 'utf16le')],
      ['text/plain', text],
      ['application/json', `\uFEFF${text}`],
    ]
    for (const [type, body] of cases) {
      given = { status: 200, body, type }
      const { rows } = await createClient({ fetch }).list(root, 'transactions', {})
      expect(rows[0]?.value?.method, type).toBe('übertragen')
    }
  })
})
