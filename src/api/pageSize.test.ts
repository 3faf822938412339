import { describe, expect, it } from 'vitest'
import { createClient } from './client'

let count = 0

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
  const root = { url: `https://size-${++count}.test/api/v2`, form: 'instance' as const }
  return { asked, client, root }
}

const invalid = (pointer: string) => ({
  errors: [{ title: 'Invalid value', source: { pointer }, detail: 'too large' }],
})
const large = { largePages: true }

describe('large pages', () => {
  it('have 100 rows, or 50 where the API refuses more, which is remembered', async () => {
    const most = server(() => null)
    await most.client.list(most.root, 'blocks', {}, large)
    const fifty = server((size) => (Number(size) > 50 ? invalid('/items_count') : null))
    await fifty.client.list(fifty.root, 'blocks', {}, large)
    await fifty.client.list(fifty.root, 'transactions', {}, large)
    expect(most.asked).toEqual(['/blocks 100'])
    expect(fifty.asked).toEqual(['/blocks 100', '/blocks 50', '/transactions 50'])
  })

  it('have the API’s own size where it has no such parameter, which is remembered by endpoint', async () => {
    const { asked, client, root } = server((size, path) =>
      size !== null && path === '/blocks' ? { message: 'Invalid parameter(s)' } : null,
    )
    for (const _ of [1, 2]) await client.list(root, 'blocks', {}, large)
    await client.list(root, 'transactions', {}, large)
    expect(asked).toEqual(['/blocks 100', '/blocks 50', '/blocks', '/blocks', '/transactions 100'])
  })

  it('are not requested in another size where the API refuses another parameter', async () => {
    const { asked, client, root } = server(() => invalid('/type'))
    await expect(client.list(root, 'blocks', {}, large)).rejects.toMatchObject({ status: 422 })
    expect(asked).toEqual(['/blocks 100'])
  })

  it('send the size of the cursor, once, and their own where it has none', async () => {
    const { asked, client, root } = server(() => null)
    await client.list(root, 'blocks', {}, { ...large, cursor: { block_number: 7, items_count: 150 } })
    await client.list(root, 'blocks', {}, { ...large, cursor: { block_number: 7 } })
    expect(asked).toEqual(['/blocks 150', '/blocks 100'])
  })

  it('are only for what asks for them, and not for bare arrays', async () => {
    const { asked, client, root } = server(() => null)
    await client.list(root, 'blocks', {})
    await client.list(root, 'mainPageBlocks', {}, large)
    expect(asked).toEqual(['/blocks', '/main-page/blocks'])
  })
})
