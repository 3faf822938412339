import type { Fetch } from '#/api/transport'
import { trustedScript } from '#/domain/trustedScript'
import type { NodeChain } from './chainIndex'
// oxlint-disable-next-line import/default -- Vite builds the worker, and this module with its URL
import workerUrl from './nodeWorker?worker&url'
import { type PageParts, sendMessages } from './sendMessages'
import type { ServedChain } from './workerMessages'

/** A chain that has only a node: its URL may be a path of this origin. */
export interface StartedChain extends NodeChain, PageParts {
  readonly rpcUrl: string
}

type Answer = (request: Request) => Promise<Response>

/** What responds for the chains that were started, by chain ID and URL of the node. */
const started = new Map<string, Promise<Answer>>()

/**
 * A fetch that responds under /node-api/{id} of this origin from what the chain's node returns, and passes on all other requests. It
 * starts the worker that reads the chain once, however often it is called.
 */
export function startNode(chain: StartedChain, send: Fetch): Fetch {
  // Absolute, so that its queue is not that of this API, whose responses wait for it.
  const rpcUrl = new URL(chain.rpcUrl, location.origin).href
  const url = `${location.origin}/node-api/${chain.id}`
  const key = `${chain.id} ${rpcUrl}`
  const { id, name, currency, testnet } = chain
  const answer = started.get(key) ?? open({ id, name, currency, testnet, url, rpcUrl }, chain, send)
  started.set(key, answer)
  return async (input, init) => {
    const asked = new URL(input, location.origin).href
    if (!asked.startsWith(`${url}/`)) return send(input, init)
    init.signal?.throwIfAborted()
    const answered = answer.then((respond) => respond(new Request(asked, init)))
    return Promise.race([answered, aborted(init.signal)])
  }
}

async function open(served: ServedChain, chain: StartedChain, send: Fetch): Promise<Answer> {
  const worker = await startWorker()
  if (worker !== null) return sendMessages(worker, served, chain)
  const { openNodeApi } = await import('./openNodeApi')
  const { requestQueues, project } = chain
  const api = openNodeApi(served, { fetch: send, requestQueues, project })
  return (request) => api.answer(request)
}

/** Trusted Types allow one policy of a name. */
let trustedUrl: string | null = null

/** A worker whose code has been loaded; null where the browser starts none. */
async function startWorker(): Promise<Worker | null> {
  try {
    trustedUrl ??= trustedScript('node-worker', workerUrl)
    const worker = new Worker(trustedUrl, { type: 'module' })
    const isReady = await new Promise((resolve) => {
      worker.addEventListener('message', () => resolve(true), { once: true })
      worker.addEventListener('error', () => resolve(false), { once: true })
    })
    return isReady ? worker : null
  } catch {
    return null
  }
}

/** Rejects with an AbortError as soon as a request is aborted, like fetch. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
