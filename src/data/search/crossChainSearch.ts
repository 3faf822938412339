import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FoundAcross } from '#/api/multichainSearch'
import type { Page, Row } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { RequestLog } from '#/api/requestLog'
import { mergeRows, nextCursor } from '#/api/paging'
import { RESOURCES } from '#/api/resources'
import type { Priority } from '#/api/requestQueue'
import type { Scheduler } from '#/api/scheduler'
import type { SearchResult } from '#/api/schemas/search'
import type { Fetch } from '#/api/transport'
import { originOf } from '#/api/url'
import { fanOutToChains, type ChainRequestState, type Turn } from '#/data/search/fanOutToChains'
import type { Chain } from '#/data/config/config'
import { type Connection, sourceOf } from '#/data/sources/connection'
import { credentialFor } from '#/data/settings/credentials'
import { ask } from '#/data/queries/resourceQueries'
import { CREDIT_RESERVE } from '#/data/sources/creditReserve'
import type { Cursor } from '#/domain/cursor'

/** What one chain answered to a search. */
export interface ChainResult {
  readonly pages: readonly Page<'search'>[]
  readonly rows: readonly Row<SearchResult>[]
  /** Where more begins, null at the end. */
  readonly next: Cursor | null
  /** Whether it was asked itself, or a search over all of its host's chains spoke for it. */
  readonly by: 'itself' | 'across'
  /** How it stands with the next page: an error is why it did not come. */
  readonly more: 'ready' | 'asking' | Error
}

/** How a search over all chains stands, and how it goes about it. */
export interface CrossChainResults {
  /** By chain id, in the order in which they are asked. */
  readonly standings: ReadonlyMap<string, ChainRequestState<ChainResult>>
  /** Ids of chains that are not configured here, and have it all the same. */
  readonly elsewhere: readonly string[]
  /** Whether some credits are left to what the reader opens. */
  readonly frugal: boolean
  /** Whether hosts may speak for their chains. */
  readonly across: boolean
}

/** What is asked for on all chains. */
export interface CrossChainQuery {
  readonly text: string
  /** The chains in the order in which they are asked. */
  readonly chains: readonly Chain[]
  /** Whether a result is what is looked for, and not only like it; null where nothing is looked for exactly. */
  readonly isExact: ((result: SearchResult) => boolean) | null
  /** Which hit makes asking others needless: any, that of the first chain, or none. */
  readonly until: 'any' | 'first' | 'all'
}

/** What it takes to ask all chains and their hosts. */
export interface Reach extends Connection {
  scheduler: Scheduler
  ledger: RequestLog
  fetch: Fetch
}

/** The first chain is asked alone for so long, ms: it mostly has what is looked for, and the others then cost nothing. */
const HEAD_START = 700
const FRESH = 5 * 60_000

/** Whether a chain has exactly what is looked for. */
export function isHit(
  { isExact }: Pick<CrossChainQuery, 'isExact'>,
  standing: ChainRequestState<ChainResult> | undefined,
): boolean {
  if (!isExact || standing?.kind !== 'answered') return false
  return standing.answer.rows.some(({ value }) => value !== null && isExact(value))
}

function turnOf({ config }: Connection, chain: Chain): Turn {
  const { root } = sourceOf({ config, chain }, 'search')
  const credits = root.form === 'multichain' ? RESOURCES.search.credits : 0
  return { id: chain.id, origin: originOf(root.url), credits }
}

/** What is left of a server's plan, as it last said. */
function creditsLeft({ calls }: RequestLog, origin: string): number | null {
  const told = calls.findLast((call) => call.origin === origin && call.limits?.creditsRemaining != null)
  return told?.limits?.creditsRemaining ?? null
}

async function pageOf(
  reach: Reach,
  chain: Chain,
  text: string,
  { signal, priority, cursor }: { signal: AbortSignal; priority: Priority; cursor?: Cursor | null },
): Promise<Page<'search'>> {
  return ask({ ...reach, chain }, 'search', { signal, turn: priority }, (root, options) =>
    reach.client.list(root, 'search', {}, { ...options, filters: { q: text }, cursor }),
  )
}

function foundOn(pages: readonly Page<'search'>[]): ChainResult {
  return { pages, rows: mergeRows<SearchResult>(pages), next: nextCursor(pages), by: 'itself', more: 'ready' }
}

/** Hosts that were found to have no search over all of their chains. */
const without = new Set<string>()

/** Asks the multichain host for all of its chains at once; null where it has no such search or it fails. */
async function foundAcross(reach: Reach, text: string, signal: AbortSignal): Promise<FoundAcross | null> {
  const { proUrl } = reach.config
  if (!proUrl || without.has(proUrl)) return null
  try {
    const { scheduler, fetch, config } = reach
    const credential = credentialFor(config) ?? undefined
    const rate = credential?.rate ?? config.requestsPerSecond
    const { searchAcross } = await import('#/api/multichainSearch')
    return await searchAcross({ proUrl, credential, rate, scheduler, fetch }, text, signal)
  } catch (error) {
    if (error instanceof ApiError && /^(?:unsupported|not-found|invalid|contract|forbidden)$/.test(error.kind))
      without.add(proUrl)
    return null
  }
}

const progressKey = (key: string) => ['everywhere', 'progress', key] as const
const fresh: CrossChainResults = { standings: new Map(), elsewhere: [], frugal: true, across: true }

/** The latest search of each name: an older one that is just being stopped has no say any more. */
const latest = new Map<string, AbortSignal>()

/** Asks all chains that have not answered yet; each answer is put where the page reads it. */
async function seek(
  reach: Reach,
  cache: QueryClient,
  key: string,
  sought: CrossChainQuery,
  given: AbortSignal,
): Promise<true> {
  const { text, chains, until } = sought
  const before = cache.getQueryData<CrossChainResults>(progressKey(key)) ?? fresh
  const standings = new Map(chains.map(({ id }) => [id, keptStanding(before.standings.get(id))]))
  latest.set(key, given)
  const put = (more: Partial<CrossChainResults> = {}) => {
    if (latest.get(key) !== given) return
    const all = { standings: new Map(standings) }
    cache.setQueryData<CrossChainResults>(progressKey(key), (last = before) => ({ ...last, ...more, ...all }))
  }
  const report = (id: string, standing: ChainRequestState<ChainResult>) => {
    standings.set(id, standing)
    put()
  }
  const open = () => chains.filter(({ id }) => standings.get(id)?.kind !== 'answered')
  const hit = (id: string | undefined) => id !== undefined && isHit(sought, standings.get(id))

  const control = new AbortController()
  const signal = AbortSignal.any([given, control.signal])
  const run = (those: readonly Chain[], priority: Priority, reserve: number) =>
    fanOutToChains<ChainResult>({
      turns: those.map((chain) => turnOf(reach, chain)),
      ask: async (id, aborted) => {
        const chain = chains.find((each) => each.id === id)
        if (!chain) throw new Error(`There is no chain ${id}`)
        return foundOn([await pageOf(reach, chain, text, { signal: aborted, priority })])
      },
      report,
      isEnough: (answer) => until === 'any' && isHit(sought, { kind: 'answered', answer }),
      creditsLeft: (origin) => creditsLeft(reach.ledger, origin),
      reserve,
      signal,
    })

  put()
  const [first, ...others] = chains
  const alone = first && until !== 'all' && standings.get(first.id)?.kind !== 'answered' ? first : null
  // What a page would ask for anyway is asked for whatever is left of the plan.
  const head = alone && run([alone], 'screen', 0)
  if (head) await Promise.race([head, new Promise((resolve) => setTimeout(resolve, HEAD_START))])
  const ended = () => given.aborted || (until !== 'all' && hit(first?.id))
  void head?.then(() => ended() && control.abort())

  const rest = () => open().filter((chain) => chain !== alone)
  const spoken = rest().filter((chain) => turnOf(reach, chain).credits > 0)
  if (!ended() && before.across && sought.isExact && spoken.length > 1) {
    for (const { id } of spoken) standings.set(id, { kind: 'asking' })
    put()
    const found = await foundAcross(reach, text, signal)
    for (const { id } of spoken)
      standings.set(id, found ? { kind: 'answered', answer: spokenFor(found.get(id) ?? []) } : waiting)
    const known = new Set(reach.config.chains.map(({ id }) => id))
    put({ elsewhere: [...(found?.keys() ?? [])].filter((id) => !known.has(id)) })
  }
  if (ended() || (until === 'any' && others.some(({ id }) => hit(id)))) control.abort()
  await run(rest(), 'next', before.frugal ? CREDIT_RESERVE : 0)
  if (until === 'any' && others.some(({ id }) => hit(id))) control.abort()
  await head
  given.throwIfAborted()
  return true
}

const waiting: ChainRequestState<ChainResult> = { kind: 'waiting', until: null }

function keptStanding(standing: ChainRequestState<ChainResult> | undefined): ChainRequestState<ChainResult> {
  return standing?.kind === 'answered' ? standing : waiting
}

function spokenFor(rows: readonly Row<SearchResult>[]): ChainResult {
  return { pages: [], rows, next: null, by: 'across', more: 'ready' }
}

function isSpokenFor(standing: ChainRequestState<ChainResult>): boolean {
  return standing.kind === 'answered' && standing.answer.by === 'across'
}

/** A search over all chains, and the ways to stop it and to go on. */
export interface CrossChainSearch extends CrossChainResults {
  readonly running: boolean
  /** Whether it came to its end by itself. */
  readonly done: boolean
  readonly stop: () => void
  /** Asks those that failed or were not asked; `change` says how to go about it from now on. */
  readonly goOn: (change?: Partial<Pick<CrossChainResults, 'frugal' | 'across'>>) => void
  /** Asks one chain for its next page. */
  readonly more: (chain: Chain) => void
}

/** Searches all chains as long as someone looks; what was answered is kept for some minutes. */
export function useCrossChainSearch(reach: Reach, sought: CrossChainQuery): CrossChainSearch {
  const cache = useQueryClient()
  const key = JSON.stringify([sought.text, sought.until, sought.chains.map(({ id }) => id)])
  const search = queryOptions<true>({
    queryKey: ['everywhere', key],
    queryFn: ({ signal }) => seek(reach, cache, key, sought, signal),
    enabled: sought.text !== '',
    staleTime: FRESH,
    gcTime: FRESH,
    retry: false,
  })
  const { isFetching, isSuccess, refetch } = useQuery(search)
  const { data: progress = fresh } = useQuery<CrossChainResults>({
    queryKey: progressKey(key),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: FRESH,
    structuralSharing: false,
  })
  const change = (into: (last: CrossChainResults) => CrossChainResults) =>
    cache.setQueryData<CrossChainResults>(progressKey(key), (last = fresh) => into(last))
  const answer = (id: string, found: ChainResult) =>
    change((last) => ({ ...last, standings: new Map(last.standings).set(id, { kind: 'answered', answer: found }) }))

  const more = async (chain: Chain) => {
    const standing = progress.standings.get(chain.id)
    if (standing?.kind !== 'answered' || standing.answer.next === null || standing.answer.more === 'asking') return
    const { answer: found } = standing
    const { next: cursor } = found
    answer(chain.id, { ...found, more: 'asking' })
    try {
      const { signal } = new AbortController()
      const page = await pageOf(reach, chain, sought.text, { signal, priority: 'screen', cursor })
      answer(chain.id, foundOn([...found.pages, page]))
    } catch (error) {
      answer(chain.id, { ...found, more: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  return {
    ...progress,
    running: isFetching,
    done: isSuccess && !isFetching,
    stop: () => void cache.cancelQueries({ queryKey: search.queryKey }, { revert: false }),
    goOn: (how = {}) => {
      change((last) => {
        // Those that a host spoke for are asked themselves.
        const kept = [...last.standings].filter(([, standing]) => how.across !== false || !isSpokenFor(standing))
        return { ...last, ...how, standings: new Map(kept) }
      })
      void refetch()
    },
    more: (chain) => void more(chain),
  }
}
