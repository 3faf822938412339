import { bodyOf, SERVED_NAMES, servedPath } from '#/served/respond'
import type { ServedName } from '#/served/responder'
import { ErrorResponse, jsonResponse, responding } from '#/served/responses'
import { Route, type RouteParams } from '#/served/route'
import { transactionsByHash } from '#/served/indexes'
import { RESOURCES } from '#/api/resources'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import type { ProjectContract } from '#/contracts/project'
import { nodeFaultOf, nodeFaultText } from '#/contracts/nodeFault'
import type { RecordedFile } from '#/served/recording'
import type { ChainStore, Facts } from '#/served/store'
import { getResponse } from 'msw'
import { type ChainIndex, createChainIndex, type NodeChain } from './chainIndex'
import { createHeadSource, pollInterval } from './headSource'
import { createNodeClient } from './nodeClient'
import { type NodeStart, readStart } from './nodeStart'
import { nodeStateRoutes } from './nodeState'
import { lackedEndpoints } from './lacks'
import type { OpenFinalFacts } from './onDemand/finalFacts'
import { createOnDemand, PLANNED } from './onDemand/onDemand'
import { nodeError } from './nodeError'
import { nodeResponders } from './responders'
import { applyProject } from './projectFacts'
import { keepInMemory, type OpenSavedBlocks } from './savedBlocks'
import { integerIn } from './values'

/** A chain that is read from its node. */
export interface NodeApiOptions extends NodeChain {
  /** The absolute URL that the API is served under, without /api/v2. */
  url: string
  /** The absolute URL of the node. */
  rpcUrl: string
  fetch: Fetch
  /** The queues that requests to the node share with others; its own by default. */
  requestQueues?: RequestQueues
  /** The contracts of the developer's project, the same array as long as they are the same; null without one. */
  project?: () => Promise<readonly ProjectContract[] | null>
  /** Where blocks are saved; in memory by default. */
  openSaved?: OpenSavedBlocks
  /** Where a chain without an index saves what cannot change any more; nowhere by default. */
  openFinal?: OpenFinalFacts
  /** Longest time that a response waits for the index, ms. */
  patience?: number
  /** A chain that has more blocks when it is opened is read by what each page needs. */
  maxBlocks?: number
}

/** Without a project no contract is of it. */
const NO_PROJECT: readonly ProjectContract[] = []

/** The API of a chain that is read from its node. */
export interface NodeApi {
  index: ChainIndex
  /** Looks for new blocks now. */
  refresh(): Promise<void>
  /** The response to a request for a URL of the API. */
  answer(request: Request): Promise<Response>
}

/** What the home page shows first: read on demand until there is an index. */
const LATEST: ReadonlySet<ServedName> = new Set<ServedName>(['mainPageBlocks', 'mainPageTransactions'])

/** A chain with more blocks is not indexed: reading all would take too long, and too much of the node. */
const MAX_BLOCKS = 20_000
/** One that is indexed stays so up to this many times as many blocks. */
const GROWTH = 2.5
/** Blocks that the block time is computed from. */
const RECENT_BLOCKS = 10
/** Time that a response waits for the index by default, ms: then it has what is indexed so far. */
const PATIENCE_MS = 3_000
/** Time that one waits for what is missing so far, ms: less than the client waits for any response. */
const MISSING_PATIENCE_MS = 15_000

/** Creates the API of a node's chain. */
export function createNodeApi(options: NodeApiOptions): NodeApi {
  const {
    url,
    rpcUrl,
    fetch,
    requestQueues,
    openSaved = keepInMemory,
    openFinal,
    patience = PATIENCE_MS,
    maxBlocks = MAX_BLOCKS,
    project,
    ...chain
  } = options
  const client = createNodeClient(rpcUrl, fetch, requestQueues)
  const index = createChainIndex(chain, client, openSaved, maxBlocks * GROWTH)
  const responders = nodeResponders(chain.id, index, client)
  const store: ChainStore = {
    async load<N extends RecordedFile>(...files: readonly N[]) {
      const { recording } = index.facts()
      return Object.fromEntries(files.map((file) => [file, recording[file]])) as Facts<N>
    },
  }
  let starting: Promise<NodeStart | null> | null = null
  const start = () =>
    (starting ??= readStart(client, chain.id).catch((error: unknown) => {
      // The next request tries again.
      starting = null
      throw error
    }))
  const isLocal = async () => (await start())?.isLocal === true
  const head = createHeadSource(client, start)
  const contracts = async () => (await project?.()) ?? NO_PROJECT
  const onDemand = createOnDemand(
    chain,
    client,
    () => head.read(),
    async () => {
      const found = await start()
      return found !== null && openFinal && (await isBig()) ? openFinal(found.genesis) : null
    },
    contracts,
    isLocal,
  )
  const isBig = async () => {
    if (index.hasOutgrown()) return true
    const found = await start()
    return found !== null && integerIn(found.head['number']) - found.first >= maxBlocks
  }
  const updateIndex = async () => {
    await index.update()
    // What is read on demand from now on has at least the blocks that the index was found too small for.
    if (index.hasOutgrown()) head.expire()
  }
  const isIndexed = () => {
    const { indexed, total } = index.progress() ?? { indexed: 0, total: 1 }
    return indexed >= total
  }
  let first: Promise<unknown> | null = null
  /** Resolves once the latest blocks and transactions are read: the index requests the others after them. */
  const latestFirst = () => (first ??= onDemand.readLatest().catch(() => undefined))
  let checkedAt = -Infinity
  /** Whether the chain is not indexed for the first time. Later, as after a reset, what was read on demand may be gone. */
  const isFirstIndex = () => checkedAt === -Infinity && !isIndexed()
  /** Resolves once the index has all blocks, or a while after the node responded with those that it has; rejects if it does not respond. */
  const upToDate = async () => {
    if (performance.now() - checkedAt < pollInterval(await isLocal(), blockTimeOf(index))) return
    await latestFirst()
    const isFirst = !isIndexed()
    const update = updateIndex().then(() => {
      checkedAt = performance.now()
      return true
    })
    const waited = () => Promise.race([update, new Promise<false>((resolve) => setTimeout(resolve, patience, false))])
    let isDone = await (isFirst ? waited() : update)
    // Before the node has responded, no block would look like an empty chain.
    while (!isDone && index.progress() === null) isDone = await waited()
  }
  const indexedBody = async (name: ServedName, request: Request, params: RouteParams) => {
    const respond = async () => {
      applyProject(index.facts(), await contracts())
      return bodyOf(name, store, 'instance', request, params, responders)
    }
    try {
      return await respond()
    } catch (error) {
      const isMissing = error instanceof ErrorResponse && error.status === 404
      if (!isMissing || !index.isReading()) throw error
      await Promise.race([index.update(), new Promise((resolve) => setTimeout(resolve, MISSING_PATIENCE_MS))])
      return respond()
    }
  }
  const handlers = [
    ...SERVED_NAMES.map(
      (name) =>
        new Route('GET', `${url}/${servedPath(name)}`, (request, params) =>
          responding(async () => {
            try {
              if ((await isBig()) || (LATEST.has(name) && isFirstIndex()))
                return jsonResponse(200, await onDemand.bodyOf(name, request, params))
              await upToDate()
              if (index.hasOutgrown() || isBeyond(index, name, request, params))
                return jsonResponse(200, await onDemand.bodyOf(name, request, params))
              return jsonResponse(200, await indexedBody(name, request, params))
            } catch (error) {
              if (error instanceof ErrorResponse) throw error
              throw nodeError(nodeFaultText(nodeFaultOf(error)))
            }
          }),
        ),
    ),
    ...nodeStateRoutes(url, {
      index,
      client,
      isLocal,
      upToDate,
      bigHead: async () => ((await isBig()) ? head.read() : null),
      lacks: async () =>
        (await isBig())
          ? lackedEndpoints(onDemand.offersTraces(), PLANNED)
          : lackedEndpoints(index.offersTraces(), null),
    }),
    new Route('*', `${url}/*`, () =>
      responding(() => {
        throw new ErrorResponse(400, { message: 'Unknown API v2 action' })
      }),
    ),
  ]
  return {
    index,
    async refresh() {
      if (await isBig()) head.expire()
      else await updateIndex()
    },
    answer: async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }),
  }
}

/** Whether a response is of what no indexed block has: pending transactions, and transactions that the index does not know. */
function isBeyond(index: ChainIndex, name: ServedName, request: Request, { hash = '' }: RouteParams): boolean {
  if (name === 'transactions') return new URL(request.url).searchParams.get('filter') === 'pending'
  const { transactions } = index.facts().recording
  return RESOURCES[name].of === 'transaction' && !transactionsByHash(transactions).has(hash.toLowerCase())
}

/** The time between the latest blocks, ms. */
function blockTimeOf(index: ChainIndex): number {
  const recent = index.facts().recording.blocks.slice(-RECENT_BLOCKS)
  return (((recent.at(-1)?.timestamp ?? 0) - (recent[0]?.timestamp ?? 0)) * 1000) / Math.max(1, recent.length - 1)
}
