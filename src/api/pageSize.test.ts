import type { Page } from './page'
import { describe, expect, it } from 'vitest'
import type { Cursor } from '#/api/cursor'
import { createClient } from './client'

const root = { url: 'https://size.test/api/v2', form: 'instance' } as const

/** A server, and the sizes that were requested of it by endpoint; `refuses` has the body of a 422 for a size, if it refuses that. */
function server(refuses: (size: string | null, path: string) => object | null, next: object | null = null) {
  const asked: string[] = []
  const client = createClient({
    fetch: async (target) => {
      const { pathname, searchParams } = new URL(target)
      const path = pathname.replace(/^.*\/v2/, '')
      const sizes = searchParams.getAll('items_count')
      asked.push(`${path} ${sizes.join()}`.trim())
      const refusal = refuses(sizes[0] ?? null, path)
      return refusal ? Response.json(refusal, { status: 422 }) : Response.json({ items: [], next_page_params: next })
    },
  })
  return { asked, client }
}

const invalid = (pointer: string) => ({
  errors: [{ title: 'Invalid value', source: { pointer }, detail: 'too large' }],
})
const large = { largePages: true }

describe('large pages', () => {
  it('have 100 rows, or 50 where the API refuses more, which is remembered', async () => {
    const most = server(() => null)
    await most.client.list(root, 'blocks', {}, large)
    const fifty = server((size) => (Number(size) > 50 ? invalid('/items_count') : null))
    await fifty.client.list(root, 'blocks', {}, large)
    await fifty.client.list(root, 'transactions', {}, large)
    expect(most.asked).toEqual(['/blocks 100'])
    expect(fifty.asked).toEqual(['/blocks 100', '/blocks 50', '/transactions 50'])
  })

  it('have the API’s own size where it has no such parameter, which is remembered by endpoint', async () => {
    const { asked, client } = server((size, path) =>
      size !== null && path === '/blocks' ? { message: 'Invalid parameter(s)' } : null,
    )
    for (const _ of [1, 2]) await client.list(root, 'blocks', {}, large)
    await client.list(root, 'transactions', {}, large)
    expect(asked).toEqual(['/blocks 100', '/blocks 50', '/blocks', '/blocks', '/transactions 100'])
  })

  it('are not requested in another size where the API refuses another parameter', async () => {
    const { asked, client } = server(() => invalid('/type'))
    await expect(client.list(root, 'blocks', {}, large)).rejects.toMatchObject({
      status: 422,
    })
    expect(asked).toEqual(['/blocks 100'])
  })

  it('send the size of the cursor, once, and their own where it has none', async () => {
    const { asked, client } = server(() => null)
    await client.list(root, 'blocks', {}, { ...large, cursor: { block_number: 7, items_count: 150 } })
    await client.list(root, 'blocks', {}, { ...large, cursor: { block_number: 7 } })
    expect(asked).toEqual(['/blocks 150', '/blocks 100'])
  })

  it('go on from a cursor of another API in a size that this one accepts', async () => {
    const tooLarge = (size: string | null) => (Number(size) > 50 ? invalid('/items_count') : null)
    const { asked, client } = server(tooLarge)
    const cursor = { block_number: 7, index: 3, items_count: 100 }
    await client.list(root, 'transactions', {}, { ...large, cursor })
    await client.list(root, 'blocks', {}, large)
    const plain = server(tooLarge)
    await plain.client.list(root, 'transactions', {}, { cursor })
    expect(asked).toEqual(['/transactions 100', '/transactions 50', '/blocks 50'])
    expect(plain.asked).toEqual(['/transactions 100', '/transactions 50'])
  })

  it('hold each row once where a list goes on at an API that serves smaller pages', async () => {
    const blocks = (most: number) =>
      createClient({
        fetch: async (target) => {
          const { searchParams } = new URL(target)
          const size = Number(searchParams.get('items_count') ?? 50)
          if (size > most) return Response.json(invalid('/items_count'), { status: 422 })
          const from = Number(searchParams.get('block_number') ?? 221)
          const items = Array.from({ length: Math.min(size, from - 1) }, (_, index) => ({
            height: from - 1 - index,
            hash: `0x${String(from - 1 - index).padStart(64, '0')}`,
          }))
          const last = items.at(-1)?.height ?? 1
          const next_page_params = last === 1 ? null : { block_number: last, items_count: size }
          return Response.json({ items, next_page_params })
        },
      })
    const clients = [blocks(100), blocks(50)] as const
    const heights: (number | null | undefined)[] = []
    let cursor: Cursor | null = null
    do {
      const client = clients[heights.length === 0 ? 0 : 1]
      const { rows, next }: Page<'blocks'> = await client.list(root, 'blocks', {}, { ...large, cursor })
      heights.push(...rows.map(({ value }) => value?.height))
      cursor = next
    } while (cursor)
    expect(heights).toEqual(Array.from({ length: 220 }, (_, index) => 220 - index))
  })

  it('go on from a cursor without its size where the API has no such parameter', async () => {
    const { asked, client } = server((size) => (size === null ? null : { message: 'Invalid parameter(s)' }))
    for (const block_number of [7, 6]) {
      await client.list(root, 'blocks', {}, { ...large, cursor: { block_number, items_count: 50 } })
    }
    expect(asked).toEqual(['/blocks 50', '/blocks', '/blocks'])
  })

  it('leave the count of rows in a cursor of state changes, which is no size', async () => {
    const { asked, client } = server((size) => (size === null ? null : { message: 'Invalid parameter(s)' }))
    const cursor = { state_changes: null, items_count: 100 }
    const list = client.list(root, 'transactionStateChanges', { hash: '0x1' }, { ...large, cursor })
    await expect(list).rejects.toMatchObject({ status: 422 })
    expect(asked).toEqual(['/transactions/0x1/state-changes 100'])
  })

  it('are only for what asks for them, and not for bare arrays', async () => {
    const { asked, client } = server(() => null)
    await client.list(root, 'blocks', {})
    await client.list(root, 'mainPageBlocks', {}, large)
    expect(asked).toEqual(['/blocks', '/main-page/blocks'])
  })
})
