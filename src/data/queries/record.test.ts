import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#/api/errors'
import { type ComposedQuery, type RecordData, recordOf } from '#/data/queries/record'

const sent: RecordData<number> = { value: 1, raw: '1', text: '1' }
const row: RecordData<number> = { value: 2, raw: '2' }
const failure = (kind: 'not-found' | 'unsupported' | 'server') =>
  new ApiError({ kind, resource: 'block', path: '/blocks/1' })

/** The result of a query whose request was sent, answered or failed. */
async function queryOf(answer: RecordData<number> | Error | null) {
  const cache = new QueryClient()
  const observer = new QueryObserver<RecordData<number>>(cache, {
    queryKey: ['record'],
    queryFn: () =>
      answer === null ? new Promise(() => {}) : answer instanceof Error ? Promise.reject(answer) : answer,
    retry: false,
  })
  observer.subscribe(() => {})
  if (answer !== null) await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  return observer.getCurrentResult()
}

const searched = (data: ComposedQuery<number>['data'], more: Partial<ComposedQuery<number>> = {}) => ({
  data,
  error: null,
  isLoading: false,
  isFetching: false,
  refetch: vi.fn(),
  ...more,
})

test('a record is loading, found, absent or failed, as its request is', async () => {
  expect(recordOf(await queryOf(null))).toMatchObject({ state: 'loading', value: null, error: null })
  expect(recordOf(await queryOf(sent))).toMatchObject({ state: 'found', value: 1, raw: '1', text: '1', error: null })
  expect(recordOf(await queryOf({ value: null, raw: {} }))).toMatchObject({ state: 'found', value: null })
  expect(recordOf(await queryOf(failure('not-found')))).toMatchObject({ state: 'absent', value: null })
  expect(recordOf(await queryOf(failure('server')))).toMatchObject({ state: 'failed' })
  expect(recordOf(await queryOf(failure('unsupported')))).toMatchObject({ state: 'failed' })
})

test('the row of a list is shown until the record has loaded, with the error if it does not', async () => {
  expect(recordOf(await queryOf(null), { row })).toMatchObject({ state: 'row', value: 2, error: null })
  expect(recordOf(await queryOf(sent), { row })).toMatchObject({ state: 'found', value: 1 })
  expect(recordOf(await queryOf(failure('server')), { row })).toMatchObject({
    state: 'row',
    error: expect.any(ApiError) as Error,
  })
})

test('what a search found is shown instead of a record that the API does not serve', async () => {
  const query = await queryOf(failure('unsupported'))
  const loading = searched(undefined, { isLoading: true, isFetching: true })
  expect(recordOf(query, { composed: loading })).toMatchObject({ state: 'loading' })
  expect(recordOf(query, { row, composed: loading })).toMatchObject({ state: 'row' })
  expect(recordOf(query, { row, composed: searched({ value: 3, raw: '3' }) })).toMatchObject({
    state: 'composed',
    value: 3,
  })
  expect(recordOf(query, { composed: searched(null) })).toMatchObject({ state: 'failed' })
  expect(recordOf(query, { composed: searched(null, { error: failure('not-found') }) })).toMatchObject({
    state: 'absent',
  })
  expect(recordOf(await queryOf(sent), { isComposed: true })).toMatchObject({ state: 'composed', value: 1 })
})

test('a failed record is loading while it is requested again, one that is not found stays absent', async () => {
  const again = async (kind: 'not-found' | 'server') => ({ ...(await queryOf(failure(kind))), isFetching: true })
  expect(recordOf((await again('server')) as Awaited<ReturnType<typeof queryOf>>)).toMatchObject({ state: 'loading' })
  expect(recordOf((await again('not-found')) as Awaited<ReturnType<typeof queryOf>>)).toMatchObject({
    state: 'absent',
  })
})

test('a retry requests what was searched again, but not a search that was not needed', async () => {
  const query = { ...(await queryOf(failure('unsupported'))), refetch: vi.fn() }
  const [used, unused] = [searched(null), searched(undefined)]
  recordOf(query, { composed: used }).retry()
  recordOf(query, { composed: unused }).retry()
  expect(query.refetch).toHaveBeenCalledTimes(2)
  expect(used.refetch).toHaveBeenCalledOnce()
  expect(unused.refetch).not.toHaveBeenCalled()
})
