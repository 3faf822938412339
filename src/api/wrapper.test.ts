import type { ApiRoot } from './apiRoot'
import { expect, it } from 'vitest'
import { createClient } from './client'

const instance: ApiRoot = { url: 'https://explorer.test/api/v2', form: 'instance' }

/** A client of a server that gives every path this body. */
const clientOf = (body: unknown) => createClient({ fetch: async () => Response.json(body) })

it('reads a list that a gateway has wrapped, with its cursor', async () => {
  const items = [{ hash: '0xa' }]
  const next = { items_count: 50 }
  for (const body of [
    { data: { items, next_page_params: next } },
    { status: 'ok', result: items, next_page_params: next },
    { data: null, response: { items, next_page_params: next } },
  ]) {
    const page = await clientOf(body).list(instance, 'transactions', {})
    expect([page.rows.map(({ id }) => id), page.next]).toEqual([['0xa'], next])
  }
})

it('reads a record that a gateway has wrapped', async () => {
  for (const body of [{ data: { total_blocks: '7' } }, { message: 'OK', result: { total_blocks: '7' } }]) {
    expect((await clientOf(body).item(instance, 'stats', {})).value?.total_blocks).toBe(7n)
  }
})

it('fails for a message in place of a record, and takes any other object as a record', async () => {
  for (const [body, kind] of [
    [{ message: 'Not found' }, 'not-found'],
    [{ error: 'Database is down' }, 'server'],
    [{ errors: [{ title: 'T', source: { pointer: '/p' }, detail: 'Broken' }] }, 'server'],
  ] as const) {
    await expect(clientOf(body).item(instance, 'stats', {})).rejects.toMatchObject({ kind, status: 200 })
  }
  for (const body of [{}, { message: 'Delayed', total_blocks: '7' }, { data: 1, items: 7 }]) {
    expect((await clientOf(body).item(instance, 'stats', {})).raw).toEqual(body)
  }
})
