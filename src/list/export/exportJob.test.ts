import type { Page } from '#/api/page'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import type { ListName } from '#/api/resources'
import { encodeCursor } from '#/api/cursor'
import { createExportJob, type ExportDependencies, type FetchedPage } from './exportJob'
import { type Job, LostPagesError, NO_PROGRESS, openExportStore } from './exportStore'

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
  token: null,
  chosenHere: false,
  credits: 0,
  ...NO_PROGRESS,
}

/** A list of pages of hashes, in which `at` is where the cursor says; the page after the last is the end. */
function server(pages: string[][], { left = 10_000, source = (): string => 'a' } = {}) {
  const asked: string[] = []
  const answer = (cursor: string): FetchedPage => {
    asked.push(cursor)
    const at = cursor === '' ? 0 : Number(cursor.replace(/^at\.n/, ''))
    const items = (pages[at] ?? []).map((hash) => `{"hash":"${hash}", "n":1.0}`)
    const next = at + 1 < pages.length ? { at: at + 1 } : null
    const limits = { creditsRemaining: left, limit: null, remaining: null, reset: null }
    const page = {
      rows: [],
      next,
      top: null,
      mismatches: [],
      limits,
      source: source(),
      receivedAt: 0,
    } as unknown as Page<ListName>
    return { page, text: `{"items":[${items.join(',')}]}`, credits: 20 }
  }
  return { asked, answer }
}

async function start(
  given: Partial<Job>,
  fetchPage: ExportDependencies['fetchPage'],
  more: Partial<ExportDependencies> = {},
) {
  const store = more.store ?? (await openExportStore())
  const run = createExportJob(
    { ...job, ...given },
    { store, fetchPage, filterRows: null, isLastPage: null, now: () => 0, wait: () => Promise.resolve(), ...more },
  )
  const texts = async () => {
    const all: string[] = []
    for await (const page of store.pages('list')) all.push(...page.texts)
    return all.map((text) => (JSON.parse(text) as { hash: string }).hash)
  }
  return { run, store, texts }
}

const fault = (kind: 'server' | 'invalid') => new ApiError({ kind, resource: 'transactions', path: '/transactions' })

describe('createExportJob', () => {
  it('exports a list to its end, each row once and with its exact text, and counts the credits', async () => {
    const { answer } = server([['0xa', '0xb'], ['0xb', '0xc'], ['0xd']])
    const { run, store, texts } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(run.state()).toMatchObject({
      status: 'complete',
      creditsLeft: 10_000,
      job: { rows: 4, pages: 3, credits: 60 },
    })
    expect(await texts()).toEqual(['0xa', '0xb', '0xc', '0xd'])
    const { value: first } = await store.pages('list').next()
    expect(first?.texts[0]).toBe('{"hash":"0xa", "n":1.0}')
  })

  it('remembers that the API had not processed all rows on one of the pages', async () => {
    const { answer } = server([['0xa'], ['0xb'], ['0xc']])
    const { run } = await start({}, async (cursor) => {
      const fetched = answer(cursor)
      const unprocessed = cursor === 'at.n1' ? { message: null } : null
      return { ...fetched, page: { ...fetched.page, unprocessed } }
    })
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'complete', job: { rows: 3, isUnprocessed: true } })
  })

  it('exports at most the selected number of rows', async () => {
    const { answer, asked } = server([['0xa', '0xb'], ['0xc', '0xd'], ['0xe']])
    const { run, texts } = await start({ most: 3 }, async (cursor) => answer(cursor))
    await run.resume()
    expect(await texts()).toEqual(['0xa', '0xb', '0xc'])
    expect(asked).toHaveLength(2)
  })

  it('stops where the API repeats a page, and loads more on request', async () => {
    const { answer, asked } = server([['0xa'], ['0xa'], ['0xb']])
    const { run, texts } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'stopped', ending: 'repeated', job: { rows: 1, done: false } })
    expect(await texts()).toEqual(['0xa'])
    expect(asked).toHaveLength(2)
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'complete', job: { rows: 2, done: true } })
    expect(await texts()).toEqual(['0xa', '0xb'])
  })

  it('stops where the API ignores cursors', async () => {
    const first = server([['0xa', '0xb'], []]).answer
    const { run } = await start({}, async () => first(''))
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'stopped', ending: 'repeated', job: { rows: 2, pages: 2 } })
  })

  it('goes on while a repeated cursor brings new rows, ten times, and again on request', async () => {
    let row = 0
    const { run } = await start({}, async () => {
      const { page, credits } = server([[], []]).answer('')
      return { page, text: `{"items":[{"hash":"0x${row++}"}]}`, credits }
    })
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'stopped', ending: 'repeated', job: { rows: 12 } })
    await run.resume()
    expect(run.state().status).toBe('stopped')
    expect(run.state().job.rows).toBeGreaterThan(12)
  })

  it('stops after ten empty pages, and where the cursor cannot be read', async () => {
    const { answer } = server(Array.from({ length: 30 }, () => []))
    const empty = await start({}, async (cursor) => answer(cursor))
    await empty.run.resume()
    expect(empty.run.state()).toMatchObject({ status: 'stopped', ending: 'empty', job: { pages: 10 } })
    const unreadable = await start({}, async () => {
      const { page, ...rest } = server([['0xa']]).answer('')
      return { page: { ...page, hasUnreadableCursor: true }, ...rest }
    })
    await unreadable.run.resume()
    expect(unreadable.run.state()).toMatchObject({ status: 'stopped', ending: 'unreadable', job: { done: false } })
  })

  it('is complete with the selected number of rows, however the API goes on', async () => {
    const first = server([['0xa', '0xb'], []]).answer
    const { run } = await start({ most: 2 }, async () => first(''))
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'complete', ending: 'complete', job: { rows: 2 } })
  })

  it('goes on after an empty page', async () => {
    const { answer, asked } = server([['0xa'], [], ['0xb']])
    const { run, texts } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(await texts()).toEqual(['0xa', '0xb'])
    expect(asked).toHaveLength(3)
  })

  it('fails where another API ignores the cursor', async () => {
    let source = 'a'
    const { answer } = server([['0xa'], ['0xa'], ['0xb']], { source: () => source })
    const { run } = await start({}, async (cursor) => {
      source = cursor === '' ? 'a' : 'b'
      return answer(cursor)
    })
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'failed', error: { kind: 'invalid' }, job: { rows: 1, done: false } })
  })

  it('retries temporary errors, and fails at others with the rows exported so far', async () => {
    const { answer } = server([['0xa'], ['0xb'], ['0xc']])
    let failures = 2
    const waits: number[] = []
    const fetchPage: ExportDependencies['fetchPage'] = async (cursor) => {
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
    const wait: ExportDependencies['wait'] = (ms) => {
      waits.push(ms)
      return Promise.resolve()
    }
    const { run, texts } = await start({}, fetchPage, { wait })
    await run.resume()
    expect(waits).toHaveLength(2)
    expect(run.state()).toMatchObject({ status: 'failed', error: { kind: 'invalid' }, job: { rows: 2 } })
    expect(await texts()).toEqual(['0xa', '0xb'])
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'complete', error: null, job: { rows: 3 } })
  })

  it('resumes on another visit without repeating rows', async () => {
    const { answer, asked } = server([
      ['0xa', '0xb'],
      ['0xb', '0xc'],
    ])
    const store = await openExportStore()
    const first = await start(
      {},
      async (cursor) => {
        if (cursor !== '') throw fault('invalid')
        return answer(cursor)
      },
      { store },
    )
    await first.run.resume()
    const [left] = await store.jobs()
    expect(left).toMatchObject({ rows: 2, next: encodeCursor({ at: 1 }), done: false })
    const second = await start({ ...left }, async (cursor) => answer(cursor), { store })
    await second.run.resume()
    expect(await second.texts()).toEqual(['0xa', '0xb', '0xc'])
    expect(asked).toEqual(['', encodeCursor({ at: 1 })])
  })

  it('starts again where its saved pages are gone, so that the file has no gap', async () => {
    const { answer, asked } = server([['0xa'], ['0xb'], ['0xc']])
    const store = await openExportStore()
    let isErased = false
    const add: typeof store.add = async (progress, page) => {
      if (progress.pages === 2 && !isErased) {
        isErased = true
        await store.drop(progress.id)
        throw new LostPagesError()
      }
      return store.add(progress, page)
    }
    const { run, texts } = await start({}, async (cursor) => answer(cursor), { store: { ...store, add } })
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'complete', isRestarted: true, job: { rows: 3, pages: 3 } })
    expect(await texts()).toEqual(['0xa', '0xb', '0xc'])
    expect(asked).toHaveLength(5)
    // On another visit, the job is there without its pages.
    const next = await start({ rows: 1, pages: 1, next: encodeCursor({ at: 1 }) }, async (cursor) => answer(cursor))
    await next.run.resume()
    expect(next.run.state()).toMatchObject({ status: 'complete', isRestarted: true, job: { rows: 3 } })
  })

  it('pauses immediately and aborts the request', async () => {
    const { answer } = server([['0xa'], ['0xb']])
    const { run } = await start({}, async (cursor, signal) => {
      if (cursor === '') return answer(cursor)
      run.pause()
      expect(signal.aborted).toBe(true)
      throw fault('server')
    })
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'paused', error: null, job: { rows: 1 } })
  })

  it('has each row once where it is paused and resumed while a page is read', async () => {
    const { answer } = server([['0xa'], ['0xb'], ['0xc']])
    const resumed: Promise<void>[] = []
    const { run, texts } = await start({}, async (cursor) => {
      if (cursor !== '' && resumed.length === 0) {
        run.pause()
        resumed.push(run.resume())
      }
      return answer(cursor)
    })
    await run.resume()
    await Promise.all(resumed)
    expect(await texts()).toEqual(['0xa', '0xb', '0xc'])
    expect(run.state()).toMatchObject({ status: 'complete', job: { rows: 3 } })
  })

  it('stops before it spends the last credits, once', async () => {
    const { answer, asked } = server([['0xa'], ['0xb'], ['0xc']], { left: 499 })
    const { run } = await start({}, async (cursor) => answer(cursor))
    await run.resume()
    expect(run.state()).toMatchObject({ status: 'low-credits', job: { rows: 1 } })
    await run.resume()
    expect(run.state().status).toBe('complete')
    expect(asked).toHaveLength(3)
  })

  it('filters the rows as the list does', async () => {
    const { answer } = server([['0xa', '0xb'], ['0xc']])
    const { run, texts } = await start({}, async (cursor) => answer(cursor), {
      filterRows: (rows) => rows.filter(({ id }) => id !== '0xa'),
    })
    await run.resume()
    expect(await texts()).toEqual(['0xb', '0xc'])
  })
})
