import { creditsOf } from '#/api/resources'
import { fetchResource, type ListRequest } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { decodeCursor } from '#/api/cursor'
import type { ExportDependencies } from './exportJob'

/** Requests the pages of a list for an export: after everything that pages need. */
export function pagesOf(connection: ChainConnection, request: ListRequest): ExportDependencies['fetchPage'] {
  const { resource, params, filters } = request
  return async (cursor, signal) => {
    let text = ''
    let credits = 0
    const page = await fetchResource(connection, resource, { signal, priority: 'export' }, (root, options) => {
      credits = creditsOf(root, resource)
      return connection.client.list(root, resource, params, {
        ...options,
        filters,
        largePages: true,
        cursor: decodeCursor(cursor),
        onText: (body) => (text = body),
      })
    })
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
