import { claimRateLimitSlot } from '#/api/rateLimitSlots'
import type { LoggedRequest } from '#/api/queuedRequest'
import { createRequestQueues, type RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import type { ProjectContract } from '#/contracts/project'
import { jsonResponse } from '#/served/responses'
import type { NodeApi } from './nodeApi'
import { openNodeApi } from './openNodeApi'
import type { FromWorker, MessageEnd, ToWorker } from './workerMessages'

/** Responds to the messages of a page: creates the API of its chain, and sends the responses to its requests. */
export function answerMessages(page: MessageEnd<FromWorker, ToWorker>, fetch: Fetch): void {
  const requestQueues = createRequestQueues({
    // The queues of the page and of other tabs share the node's limit.
    claim: 'locks' in (globalThis.navigator ?? {}) ? claimRateLimitSlot : null,
    observe: (request) => page.postMessage(loggedMessage(request, requestQueues), []),
  })
  let project: readonly ProjectContract[] | null = null
  let api: NodeApi | null = null
  globalThis.addEventListener?.('online', () => requestQueues.retrySoon())
  page.addEventListener('message', ({ data }) => {
    if (data.kind === 'start') api = openNodeApi(data.chain, { fetch, requestQueues, project: async () => project })
    else if (data.kind === 'project') project = data.contracts
    else if (api !== null) void answer(page, api, data)
  })
  page.postMessage({ kind: 'ready' }, [])
}

async function answer(
  page: MessageEnd<FromWorker, ToWorker>,
  api: NodeApi,
  { id, url, method, body }: ToWorker & { kind: 'request' },
): Promise<void> {
  const response = await api
    .answer(new Request(url, { method, body }))
    .catch((error: unknown) => jsonResponse(500, { message: String(error) }))
  const bytes = await response.arrayBuffer()
  page.postMessage({ kind: 'response', id, status: response.status, body: bytes }, [bytes])
}

function loggedMessage({ error, ...request }: LoggedRequest, requestQueues: RequestQueues): FromWorker {
  const { pausedUntil = 0 } = requestQueues.states().find(({ origin }) => origin === request.origin) ?? {}
  // An error loses its own fields where it is copied.
  return { kind: 'logged', request, error: error && Object.assign({}, error), pausedUntil }
}
