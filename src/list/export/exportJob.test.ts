import { describe, expect, it } from 'vitest'
import type { Page } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { ListName } from '#/api/resources'
import { encodeCursor } from '#/domain/cursor'
import { type Answer, createExportJob, type Means } from './exportJob'
import { type Job, openExportStore } from './exportStore'

const job: Job = {
  id: 'list',
  chain: '1',
  resource: 'transactions',
  params: {},
  filters: {},
  name: 'Transactions',
  href: '/1/txs',
  format: 'csv',
  most: null,
  total: null,
  decimals: null,
  chosenHere: false,
  rows: 0,
  pages: 0,
  credits: 0,
  next: '',
  source: null,
  done: false,
}

/** A list of pages of hashes, in which `at` is where the cursor says; the page after the last is the end. */
function server(pages: string[][], { left = 10_000, source = (): string => 'a' } = {}) {
  const asked: string[] = []
  const answer = (cursor: string): Answer => {
    asked.push(cursor)
    const at = cursor === '' ? 0 : Number(cursor.replace(/^at\.n/, ''))
    const items = (pages[at] ?? []).map((hash) => `{"hash":"${hash}", "n":1.0}`)
    const next = at + 1 < pages.length ? { at: at + 1 } : null
    const limits = { creditsRemaining: left, limit: null, remaining: null, reset: null }
    const page = {
      rows: [],
      next,
      top: null,
      drift: [],
      limits,
      source: source(),
      receivedAt: 0,
    } as unknown as Page<ListName>
    return { page, text: `{"items":[${items.join(',')}]}`, credits: 20 }
  }
  return { asked, answer }
}

async function start(given: Partial<Job>, ask: Means['ask'], more: Partial<Means> = {}) {
  const shelf = more.shelf ?? (await openExportStore())
  const run = createExportJob(
    { ...job, ...given },
    { shelf, ask, choose: null, now: () => 0, wait: () => Promise.resolve(), ...more },
  )
  const texts = async () => {
    const all: string[] = []
    for await (const page of shelf.pages('list')) all.push(...page.texts)
    return all.map((text) => (JSON.parse(text) as { hash: string }).hash)
  }
  return { run, shelf, texts }
}

const fault = (kind: 'server' | 'invalid') => new ApiError({ kind, resource: 'transactions', path: '/transactions' })

describe('createRun', () => {
  it('reads a list to its end, each row once and as it was written, and counts what that costs', async () => {
    const { answer } = server([['0xa', '0xb'], ['0xb', '0xc'], ['0xd']])
    const { run, shelf, texts } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(run.standing()).toMatchObject({
      state: 'done',
      creditsLeft: 10_000,
      job: { rows: 4, pages: 3, credits: 60 },
    })
    expect(await texts()).toEqual(['0xa', '0xb', '0xc', '0xd'])
    const { value: first } = await shelf.pages('list').next()
    expect(first?.texts[0]).toBe('{"hash":"0xa", "n":1.0}')
  })

  it('takes no more rows than were asked for', async () => {
    const { answer, asked } = server([['0xa', '0xb'], ['0xc', '0xd'], ['0xe']])
    const { run, texts } = await start({ most: 3 }, async (cursor) => answer(cursor))
    await run.resume()
    expect(await texts()).toEqual(['0xa', '0xb', '0xc'])
    expect(asked).toHaveLength(2)
  })

  it('ends where a server repeats itself', async () => {
    const { answer, asked } = server([['0xa'], ['0xa'], ['0xb']])
    const { run, texts } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(await texts()).toEqual(['0xa'])
    expect(asked).toHaveLength(2)
  })

  it('does not take for the end that another server ignores the cursor', async () => {
    let source = 'a'
    const { answer } = server([['0xa'], ['0xa'], ['0xb']], { source: () => source })
    const { run } = await start({}, async (cursor) => {
      source = cursor === '' ? 'a' : 'b'
      return answer(cursor)
    })
    await run.resume()
    expect(run.standing()).toMatchObject({ state: 'failed', error: { kind: 'invalid' }, job: { rows: 1, done: false } })
  })

  it('waits and goes on after what may pass, and stops at what does not, with what came', async () => {
    const { answer } = server([['0xa'], ['0xb'], ['0xc']])
    let failures = 2
    const waits: number[] = []
    const ask: Means['ask'] = async (cursor) => {
      if (cursor !== '' && failures > 0) {
        failures -= 1
        throw fault('server')
      }
      if (cursor.endsWith('2') && failures === 0) {
        failures = -1
        throw fault('invalid')
      }
      return answer(cursor)
    }
    const wait: Means['wait'] = (ms) => {
      waits.push(ms)
      return Promise.resolve()
    }
    const { run, texts } = await start({}, ask, { wait })
    await run.resume()
    expect(waits).toHaveLength(2)
    expect(run.standing()).toMatchObject({ state: 'failed', error: { kind: 'invalid' }, job: { rows: 2 } })
    expect(await texts()).toEqual(['0xa', '0xb'])
    await run.resume()
    expect(run.standing()).toMatchObject({ state: 'done', error: null, job: { rows: 3 } })
  })

  it('goes on in another visit where it stopped, and still knows the rows it had', async () => {
    const { answer, asked } = server([
      ['0xa', '0xb'],
      ['0xb', '0xc'],
    ])
    const shelf = await openExportStore()
    const first = await start(
      {},
      async (cursor) => {
        if (cursor !== '') throw fault('invalid')
        return answer(cursor)
      },
      { shelf },
    )
    await first.run.resume()
    const [left] = await shelf.jobs()
    expect(left).toMatchObject({ rows: 2, next: encodeCursor({ at: 1 }), done: false })
    const second = await start({ ...left }, async (cursor) => answer(cursor), { shelf })
    await second.run.resume()
    expect(await second.texts()).toEqual(['0xa', '0xb', '0xc'])
    expect(asked).toEqual(['', encodeCursor({ at: 1 })])
  })

  it('pauses at once and gives up what it asked', async () => {
    const { answer } = server([['0xa'], ['0xb']])
    const { run } = await start({}, async (cursor, signal) => {
      if (cursor === '') return answer(cursor)
      run.pause()
      expect(signal.aborted).toBe(true)
      throw fault('server')
    })
    await run.resume()
    expect(run.standing()).toMatchObject({ state: 'paused', error: null, job: { rows: 1 } })
  })

  it('asks before it spends the last credits, once', async () => {
    const { answer, asked } = server([['0xa'], ['0xb'], ['0xc']], { left: 499 })
    const { run } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(run.standing()).toMatchObject({ state: 'low', job: { rows: 1 } })
    await run.resume()
    expect(run.standing().state).toBe('done')
    expect(asked).toHaveLength(3)
  })

  it('chooses among the rows as the list does', async () => {
    const { answer } = server([['0xa', '0xb'], ['0xc']])
    const { run, texts } = await start({}, async (cursor) => answer(cursor), {
      choose: (rows) => rows.filter(({ id }) => id !== '0xa'),
    })
    await run.resume()
    expect(await texts()).toEqual(['0xb', '0xc'])
  })
})
