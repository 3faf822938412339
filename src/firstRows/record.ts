import type { Content } from './content'
import { drawPage } from './draw'
import { hashKey, known, type Options } from './query'
import { pageOf } from './router'

/** What came of a query, as the library keeps it. */
const stateOf = (data: unknown) => ({
  data,
  error: null,
  dataUpdatedAt: Date.now(),
  errorUpdatedAt: 0,
  dataUpdateCount: 1,
  errorUpdateCount: 0,
})

/** What queries were answered with, by their keys. */
const states = new Map<string, ReturnType<typeof stateOf>>()

known.state = (key) => states.get(hashKey(key))

/** What is known of a query: its answer, or whether nobody asks it. */
function answerOf({ queryKey, queryFn, enabled }: Options): object | undefined {
  const state = states.get(hashKey(queryKey))
  if (state) return { ...state, isFetching: false, isPending: false, status: 'success', fetchStatus: 'idle' }
  return enabled === false || typeof queryFn !== 'function' ? { isFetching: false, fetchStatus: 'idle' } : undefined
}

type Ask = (context: { queryKey: readonly unknown[]; signal: AbortSignal }) => Promise<unknown>

/** Asks all queries that `look` looks at; gives what resolves once one of them is answered, which is known from then on. */
function askWhile(look: () => void): Promise<unknown> {
  const asked = new Map<string, Promise<unknown>>()
  known.of = (query) => {
    const { queryKey, queryFn } = query
    const key = hashKey(queryKey)
    const answered = answerOf(query)
    if (answered || asked.has(key)) return answered
    const answer = (queryFn as Ask)({ queryKey, signal: new AbortController().signal })
    asked.set(
      key,
      answer.then((data) => states.set(key, stateOf(data))),
    )
    return undefined
  }
  look()
  known.of = answerOf
  return Promise.any(asked.values())
}

/** A record: what is within the frame of all pages looks at it, and says by that how it is asked for. */
export const record: Content = async ({ routes, meanwhile }) => {
  const asked = askWhile(() => drawPage(pageOf(routes.slice(1)), Infinity))
  // Little of a record is drawn first: most of it comes with the app, which is not to come later for that.
  meanwhile()
  await asked
  return null
}
