import { ApiError } from '#/api/errors'
import type { LoggedRequest } from '#/api/queuedRequest'
import type { RequestQueues } from '#/api/requestQueues'
import type { ProjectContract } from '#/contracts/project'
import type { FromWorker, MessageEnd, ServedChain, ToWorker } from './workerMessages'

/** What the page of a chain has for the worker. */
export interface PageParts {
  /** The queues of this page: requests of its own to the node pause where the node refuses the worker. */
  readonly requestQueues: RequestQueues
  /** Notes a request that the worker sent to the node. */
  readonly log: (request: LoggedRequest) => void
  /** The contracts of the developer's project, the same array as long as they are the same; null without one. */
  readonly project: () => Promise<readonly ProjectContract[] | null>
}

/** Starts the reading of a chain in a worker that is ready, and returns a function that responds to requests for its API. */
export function sendMessages(
  worker: MessageEnd<ToWorker, FromWorker>,
  chain: ServedChain,
  { project, requestQueues, log }: PageParts,
): (request: Request) => Promise<Response> {
  const waiting = new Map<number, (response: Response) => void>()
  let lastId = 0
  let sentProject: Awaited<ReturnType<typeof project>> = null
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'response') {
      const { id, status, body } = data
      waiting.get(id)?.(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }))
      waiting.delete(id)
    } else if (data.kind === 'logged') {
      const { request, error, pausedUntil } = data
      log({ ...request, error: error && new ApiError(error) })
      if (pausedUntil > Date.now()) requestQueues.pause(request.origin, pausedUntil)
    }
  })
  worker.postMessage({ kind: 'start', chain }, [])
  return async (request) => {
    const [contracts, body] = await Promise.all([project(), request.method === 'GET' ? null : request.text()])
    if (contracts !== sentProject) worker.postMessage({ kind: 'project', contracts }, [])
    sentProject = contracts
    const id = (lastId += 1)
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      worker.postMessage({ kind: 'request', id, url: request.url, method: request.method, body }, [])
    })
  }
}
