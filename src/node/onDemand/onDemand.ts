import { isObject } from '#/domain/isObject'
import { bodyOf } from '#/served/respond'
import type { ServedName } from '#/served/responder'
import type { RouteParams } from '#/served/route'
import type { RecordedFile } from '#/served/recording'
import type { ChainStore, Facts } from '#/served/store'
import type { ProjectContract } from '#/contracts/project'
import type { GrowingFacts } from '#/node/chainFacts'
import type { NodeChain } from '#/node/chainIndex'
import type { NodeHead } from '#/node/headSource'
import { lackReason } from '#/node/lacks'
import type { NodeClient } from '#/node/nodeClient'
import { nodeLacks } from '#/node/nodeError'
import { applyProject } from '#/node/projectFacts'
import { nodeResponders } from '#/node/responders'
import { ADDRESS_PLANS } from './addresses'
import { factsOf } from './facts'
import type { FinalFacts } from './finalFacts'
import { LIST_PLANS } from './lists'
import type { BlockRange, FoundBlocks, ResponsePlan, Searched } from './plan'
import { createBlockSource } from './blockSource'
import { RECORD_PLANS } from './records'

/** Responds from the blocks that a request needs, without an index. */
export interface OnDemand {
  /** Reads the latest blocks and transactions, and resolves after the responses that wait for them. */
  readLatest(): Promise<void>
  /** The body of a response; throws an `ErrorResponse`. */
  bodyOf(name: ServedName, request: Request, params: RouteParams): Promise<unknown>
  /** Whether the node traces calls; null before the first block that has any. */
  offersTraces(): boolean | null
}

const PLANS: Partial<Record<ServedName, ResponsePlan>> = { ...RECORD_PLANS, ...LIST_PLANS, ...ADDRESS_PLANS }

/** The endpoints of a chain without an index. */
export const PLANNED: ReadonlySet<ServedName> = new Set(Object.keys(PLANS) as ServedName[])

/** Creates the responder of a chain with too many blocks to read them all. */
export function createOnDemand(
  chain: NodeChain,
  client: NodeClient,
  head: () => Promise<NodeHead | null>,
  openFinal: () => Promise<FinalFacts | null>,
  project: () => Promise<readonly ProjectContract[]>,
  isLocal: () => Promise<boolean>,
): OnDemand {
  const node = createBlockSource(chain.id, client, head, openFinal, isLocal)

  async function factsFor(
    { entries, pending, read }: FoundBlocks,
    { shows }: ResponsePlan,
    contracts: readonly ProjectContract[],
  ): Promise<GrowingFacts> {
    const facts = factsOf(chain, entries, await node.head())
    for (const entry of pending ?? []) facts.appendPending(entry)
    const { codes = [], tokens = [] } = shows?.(facts) ?? {}
    await Promise.all([node.state.readCodes(facts, codes, contracts), node.state.readTokens(facts, tokens)])
    await read?.(facts)
    applyProject(facts, contracts)
    return facts
  }

  return {
    offersTraces: node.reader.offersTraces,
    async readLatest() {
      await node.latest()
      await new Promise((resolve) => setTimeout(resolve))
    },
    async bodyOf(name, request, params) {
      const plan = PLANS[name]
      if (plan === undefined) throw nodeLacks(lackReason(name))
      const url = new URL(request.url)
      const range = takeRange(url.searchParams)
      const found = await plan.find({ params, query: url.searchParams, range }, node)
      const contracts = await project()
      const facts = await factsFor(found, plan, contracts)
      const index = { facts: () => facts, progress: () => null, offersTraces: node.reader.offersTraces }
      const responders = nodeResponders(chain.id, index, client, () => applyProject(facts, contracts))
      const body = await bodyOf(name, storeOf(facts), 'instance', new Request(url, request), params, responders)
      if (!isObject(body)) return body
      for (const field of plan.without ?? []) delete body[field]
      return found.searched === undefined ? body : continued(body, found.searched, url.searchParams)
    },
  }
}

function storeOf({ recording }: GrowingFacts): ChainStore {
  return {
    load: async <N extends RecordedFile>(...files: readonly N[]) =>
      Object.fromEntries(files.map((file) => [file, recording[file]])) as Facts<N>,
  }
}

const FROM = 'from_block'
const TO = 'to_block'

/** Takes the blocks that a cursor names off a request's parameters. */
function takeRange(query: URLSearchParams): Partial<BlockRange> {
  const take = (name: string) => {
    const text = query.get(name)
    query.delete(name)
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
  }
  const [from, to] = [take(FROM), take(TO)]
  return { ...(to !== undefined && { to }), ...(from !== undefined && to !== undefined && from <= to && { from }) }
}

/** A list with the blocks that were searched, and a cursor: within these, else to the blocks before them. */
function continued(body: Record<string, unknown>, searched: Searched, query: URLSearchParams) {
  const { from, to } = searched
  const next = body['next_page_params']
  const size = query.get('items_count')
  const before = { [TO]: from - 1, ...(size !== null && { items_count: size }) }
  return {
    ...body,
    next_page_params: isObject(next) ? { ...next, [FROM]: from, [TO]: to } : from > 0 ? before : null,
    searched_blocks: searched,
  }
}
