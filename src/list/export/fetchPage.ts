import type { ApiRoot } from '#/api/apiRoot'
import { creditsOf } from '#/api/resources'
import { fetchPage, type ListRequest } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { decodeCursor } from '#/api/cursor'
import type { ExportDependencies } from './exportJob'

/** Requests the pages of a list for an export: after everything that pages need. */
export function pagesOf(connection: ChainConnection, request: ListRequest): ExportDependencies['fetchPage'] {
  return async (cursor, signal) => {
    let text = ''
    let credits = 0
    const onRoot = (root: ApiRoot) => (credits = creditsOf(root, request.resource))
    const more = { cursor: decodeCursor(cursor), largePages: true, onText: (body: string) => (text = body) }
    const page = await fetchPage(connection, request, { signal, priority: 'export', onRoot }, more)
    return { page, text, credits }
  }
}

/** Waits some ms, when offline until the network is back. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => navigator.onLine && end(), ms)
    addEventListener('online', end, { signal })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
  })
}
