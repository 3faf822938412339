import type { Row } from '#/api/rows'
import type { Page } from '#/api/page'
import { ApiError, isServiceLacking } from '#/api/errors'
import { type FoundAcross, searchAcross } from '#/api/multichainSearch'
import { mergeRows, nextCursor } from '#/api/paging'
import type { RequestLog } from '#/api/requestLog'
import type { Priority } from '#/api/queuedRequest'
import type { RequestQueues } from '#/api/requestQueues'
import type { SearchResult } from '#/api/schemas/search'
import type { Fetch } from '#/api/transport'
import type { Chain } from '#/data/config/config'
import { type FetchContext, fetchPage } from '#/data/queries/resourceQueries'
import { chainRequest } from '#/data/search/chainRequest'
import { type ChainRequestState, fanOutToChains } from '#/data/search/fanOutToChains'
import { mayHaveRecord, recordByHash } from '#/data/search/recordByHash'
import type { FanOutProgress, FanOutRun } from '#/data/search/useFanOut'
import { credentialFor } from '#/data/settings/apiKey'
import type { Connection } from '#/data/sources/dataSource'
import { CREDIT_RESERVE, creditsLeft } from '#/data/sources/credits'
import type { Cursor } from '#/api/cursor'

/** A text or hash that is searched for on all chains. */
export interface CrossChainQuery {
  readonly text: string
  /** The chains in the order in which they are searched. */
  readonly chains: readonly Chain[]
  /** Whether a result is exactly what is searched for; null if the query is only a text. */
  readonly isExact: ((result: SearchResult) => boolean) | null
  /** Which exact match ends the search: one on any chain, one on the first chain, or none. */
  readonly until: 'any' | 'first' | 'all'
}

/** The results of one chain. */
export interface ChainResult {
  readonly pages: readonly Page<'search'>[]
  readonly rows: readonly Row<SearchResult>[]
  /** The cursor of the next page, null at the end. */
  readonly next: Cursor | null
  /** Where they come from: the chain's own search, or the search over all chains of the multichain API. */
  readonly from: 'chain' | 'multichain'
  /** The state of the next page. */
  readonly nextPage: 'ready' | 'loading' | Error
}

/** What a search over all chains can be resumed with, and what it found besides. */
export interface CrossChainOptions {
  /** IDs of chains that have the hash but are not configured. */
  readonly unconfigured: readonly string[]
  /** Whether the last credits are left to the pages you open. */
  readonly savesCredits: boolean
  /** Whether the multichain API's search may answer for its chains. */
  readonly usesMultichainSearch: boolean
}

/** The state of a search over all chains. */
export type CrossChainResults = FanOutProgress<ChainResult, CrossChainOptions>

/** What a search over all chains needs to send requests. */
export interface Reach extends Connection {
  requestQueues: RequestQueues
  requestLog: RequestLog
  fetch: Fetch
}

/** The first chain is searched on its own for this long: it usually has the hash, and the others then cost nothing. */
const FIRST_CHAIN_LEAD_MS = 700

/** Whether a chain has an exact match. */
export function isHit(
  { isExact }: Pick<CrossChainQuery, 'isExact'>,
  state: ChainRequestState<ChainResult> | undefined,
): boolean {
  return state?.kind === 'success' && hasExactMatch(isExact, state.data)
}

function hasExactMatch(isExact: CrossChainQuery['isExact'], { rows }: ChainResult): boolean {
  return isExact !== null && rows.some(({ value }) => value !== null && isExact(value))
}

/** Searches the chains that have no response yet: the first, then those of the multichain API by one request, then each of the rest. */
export async function searchChains(
  reach: Reach,
  query: CrossChainQuery,
  run: FanOutRun<ChainResult, CrossChainOptions>,
): Promise<void> {
  const { chains, until, isExact } = query
  const [first, ...others] = chains
  const { savesCredits, usesMultichainSearch } = run.progress()
  const stateOf = ({ id }: Chain) => run.progress().states.get(id)
  const control = new AbortController()
  const signal = AbortSignal.any([run.signal, control.signal])
  const search = (searched: readonly Chain[], priority: Priority, creditReserve: number) =>
    fanOutToChains<ChainResult>({
      requests: searched.map((chain) => chainRequest(reach, chain, 'search')),
      send: async (id, given) => {
        const chain = searched.find((each) => each.id === id)
        if (!chain) throw new Error(`There is no chain ${id}`)
        const context = { signal: given, priority }
        try {
          return toResult([await searchPage(reach, chain, query.text, context)])
        } catch (error) {
          // A server that limits requests gets more of them for the first chain only.
          const isWorthIt = chain === first || !(error instanceof ApiError && error.kind === 'rate-limited')
          const rows = isExact && isWorthIt && mayHaveRecord(error) ? await recordOf(reach, chain, query, context) : []
          if (rows.length === 0) throw error
          return { pages: [], rows, next: null, from: 'chain', nextPage: 'ready' }
        }
      },
      report: run.report,
      isEnough: (result) => until === 'any' && hasExactMatch(isExact, result),
      creditsLeft: (origin) => creditsLeft(reach.requestLog, origin),
      creditReserve,
      signal,
    })

  const leading = first && until !== 'all' && stateOf(first)?.kind !== 'success' ? first : null
  // The page that you open would send this request anyway, so it may use the last credits.
  const lead = leading && search([leading], 'screen', 0)
  if (lead) await Promise.race([lead, new Promise((resolve) => setTimeout(resolve, FIRST_CHAIN_LEAD_MS))])
  const isOver = () => run.signal.aborted || (until !== 'all' && first !== undefined && isHit(query, stateOf(first)))
  void lead?.then(() => isOver() && control.abort())

  const rest = () => chains.filter((chain) => chain !== leading && stateOf(chain)?.kind !== 'success')
  const isFoundElsewhere = () => until === 'any' && others.some((chain) => isHit(query, stateOf(chain)))
  const paid = rest().filter((chain) => chainRequest(reach, chain, 'search').credits > 0)
  if (!isOver() && usesMultichainSearch && isExact && paid.length > 1)
    await searchTogether(reach, query, paid, run, signal)
  if (isOver() || isFoundElsewhere()) control.abort()
  await search(rest(), 'next', savesCredits ? CREDIT_RESERVE : 0)
  if (isFoundElsewhere()) control.abort()
  await lead
}

/** Searches all chains of the multichain API by one request; without that endpoint each chain is searched on its own. */
async function searchTogether(
  reach: Reach,
  { text }: CrossChainQuery,
  chains: readonly Chain[],
  { report, update }: FanOutRun<ChainResult, CrossChainOptions>,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of chains) report(id, { kind: 'loading' })
  const found = await searchMultichain(reach, text, signal)
  for (const { id } of chains) {
    const rows = found?.get(id) ?? []
    const data: ChainResult = { pages: [], rows, next: null, from: 'multichain', nextPage: 'ready' }
    report(id, found ? { kind: 'success', data } : { kind: 'waiting', until: null })
  }
  const configured = new Set(reach.config.chains.map(({ id }) => id))
  update({ unconfigured: [...(found?.keys() ?? [])].filter((id) => !configured.has(id)) })
}

/** The record of a hash on a chain whose search failed; empty also where that fails. */
async function recordOf(
  reach: Reach,
  chain: Chain,
  { text }: CrossChainQuery,
  context: FetchContext,
): Promise<Row<SearchResult>[]> {
  return recordByHash({ ...reach, chain }, text, context).catch(() => [])
}

async function searchMultichain(reach: Reach, text: string, signal: AbortSignal): Promise<FoundAcross | null> {
  const { requestQueues, fetch, config, client } = reach
  const { proUrl } = config
  if (!proUrl || client.notes.lacks(proUrl, 'search of all chains')) return null
  const credential = credentialFor(config) ?? undefined
  const rate = credential?.rate ?? config.requestsPerSecond
  try {
    return await searchAcross({ proUrl, credential, rate, requestQueues, fetch }, text, signal)
  } catch (error) {
    if (isServiceLacking(error)) client.notes.noteLacking(proUrl, 'search of all chains')
    return null
  }
}

/** Loads a page of one chain's search results. */
export async function searchPage(
  reach: Reach,
  chain: Chain,
  text: string,
  { signal, priority, cursor }: { signal: AbortSignal; priority: Priority; cursor?: Cursor | null },
): Promise<Page<'search'>> {
  const request = { resource: 'search', params: {}, filters: { q: text } } as const
  return fetchPage({ ...reach, chain }, request, { signal, priority }, { cursor })
}

/** The results of one chain, from the pages loaded. */
export function toResult(pages: readonly Page<'search'>[]): ChainResult {
  return { pages, rows: mergeRows<SearchResult>(pages), next: nextCursor(pages), from: 'chain', nextPage: 'ready' }
}
