import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { RequestLog } from '#/api/requestLog'
import { RESOURCES } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import {
  emptyRead,
  type HoldingsRead,
  isReadComplete,
  readHoldings,
  withMorePages,
} from '#/features/portfolio/readHoldings'
import { chainRequest } from '#/data/search/chainRequest'
import { type ChainRequestState, fanOutToChains } from '#/data/search/fanOutToChains'
import { useFanOut } from '#/data/search/useFanOut'
import type { Connection } from '#/data/sources/dataSource'
import { CREDIT_RESERVE, creditsLeft } from '#/data/sources/credits'

/** What the reads of a portfolio need. */
export interface PortfolioReach extends Connection {
  readonly requestLog: RequestLog
}

/** The read of one address on one chain: its state, and what is loaded of it, which may be a part. */
export interface PortfolioRead {
  readonly id: string
  readonly chain: Chain
  readonly address: string
  readonly state: ChainRequestState<HoldingsRead>
  readonly data: HoldingsRead | null
}

/** The reads of all addresses on all chains, with what stops, resumes and repeats them. */
export interface Portfolio {
  /** By chain, then by address. */
  readonly reads: readonly PortfolioRead[]
  readonly isRunning: boolean
  readonly stop: () => void
  /** Continues the reads that were stopped, failed or skipped. */
  readonly resume: (savesCredits: boolean) => void
  /** Reads everything again. */
  readonly refresh: () => void
  /** Continues some reads immediately, also those that reached the limit of pages. */
  readonly retry: (ids: readonly string[]) => void
}

/** Time for which a read is used again, ms; a part of one is continued within it. */
const FRESH_MS = 5 * 60_000
const CACHE_MS = 30 * 60_000
/** Delay before what has come is shown, so that many responses are one change. */
const SHOW_DELAY_MS = 100
const WAITING = { kind: 'waiting', until: null } as const
/** API credits that a read costs at least. */
const READ_CREDITS = RESOURCES.address.credits + RESOURCES.addressTokens.credits
const NOTHING: Loaded = new Map()
const READS_KEY = ['portfolio reads']

type State = ChainRequestState<HoldingsRead>

interface Wanted {
  readonly id: string
  readonly chain: Chain
  readonly address: string
}

/**
 * Reads the holdings of addresses on chains while the component is mounted: a few at a time, within the rate limit of each server,
 * after the requests of pages, and not with the last API credits. What was loaded in the last minutes is used again, also if the
 * set of addresses or chains has changed.
 */
export function usePortfolio(reach: PortfolioReach, chains: readonly Chain[], addresses: readonly string[]): Portfolio {
  const client = useQueryClient()
  const wanted = useMemo(
    () => chains.flatMap((chain) => addresses.map((address) => ({ id: `${chain.id} ${address}`, chain, address }))),
    [chains, addresses],
  )
  const { data: loaded = NOTHING } = useQuery<Loaded>({
    queryKey: READS_KEY,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: CACHE_MS,
  })
  const sendReads = (reads: readonly Wanted[], options: SendOptions) => send(reach, client, reads, options)

  const { progress, isRunning, report, stop, resume } = useFanOut<HoldingsRead, { savesCredits: boolean }>({
    name: `portfolio ${JSON.stringify([chains.map(({ id }) => id), addresses])}`,
    chains: wanted,
    initial: { savesCredits: true },
    run: async (run) => {
      const merge = (states: ReadonlyMap<string, State>) =>
        run.update({ states: new Map([...run.progress().states, ...states]) })
      const done = new Map(
        wanted.flatMap(({ id }): [string, State][] => {
          const data = loadedIn(client).get(id)
          return data && isFresh(data) && isReadComplete(data) ? [[id, { kind: 'success', data }]] : []
        }),
      )
      merge(done)
      await sendReads(
        wanted.filter(({ id }) => !done.has(id)),
        { signal: run.signal, savesCredits: run.progress().savesCredits, report: merge },
      )
    },
    enabled: wanted.length > 0,
  })

  const retries = useRef(new AbortController())
  const stopRetries = useCallback(() => {
    retries.current.abort()
    retries.current = new AbortController()
  }, [])
  useEffect(() => stopRetries, [stopRetries])

  const reads = useMemo(
    () =>
      wanted.map((each) => ({
        ...each,
        state: progress.states.get(each.id) ?? WAITING,
        data: loaded.get(each.id) ?? null,
      })),
    [wanted, progress, loaded],
  )
  return {
    reads,
    isRunning: isRunning || reads.some(({ state }) => state.kind === 'loading'),
    stop: () => {
      stop()
      stopRetries()
    },
    resume: (savesCredits) => resume({ savesCredits }),
    refresh: () => {
      // What is shown stays until it is replaced.
      setLoaded(client, new Map(Array.from(loadedIn(client), ([id, read]) => [id, { ...read, startedAt: 0 }])))
      resume({ savesCredits: true, states: new Map() })
    },
    retry: (ids) => {
      const chosen = wanted.filter(({ id }) => ids.includes(id))
      const before = loadedIn(client)
      const longer = chosen.flatMap(({ id }): [string, HoldingsRead][] => {
        const read = before.get(id)
        return read ? [[id, withMorePages(read)]] : []
      })
      setLoaded(client, new Map(longer))
      for (const { id } of chosen) report(id, WAITING)
      void sendReads(chosen, {
        signal: retries.current.signal,
        savesCredits: false,
        report: (states) => {
          for (const [id, state] of states) report(id, state)
        },
      })
    },
  }
}

type Loaded = ReadonlyMap<string, HoldingsRead>

function loadedIn(client: QueryClient): Loaded {
  return client.getQueryData<Loaded>(READS_KEY) ?? NOTHING
}

function setLoaded(client: QueryClient, changed: Loaded): void {
  client.setQueryData<Loaded>(READS_KEY, new Map([...loadedIn(client), ...changed]))
}

interface SendOptions {
  readonly signal: AbortSignal
  /** Whether the last API credits of a server are left to the pages that you open. */
  readonly savesCredits: boolean
  /** Gets many changes together. */
  readonly report: (states: ReadonlyMap<string, State>) => void
}

/** Sends some reads; what comes is in the query cache soon, also a part of a read. */
async function send(
  reach: PortfolioReach,
  client: QueryClient,
  reads: readonly Wanted[],
  { signal, savesCredits, report }: SendOptions,
): Promise<void> {
  const byId = new Map(reads.map((read) => [read.id, read]))
  const [states, parts] = [new Map<string, State>(), new Map<string, HoldingsRead>()]
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(timer)
    timer = undefined
    if (parts.size > 0) setLoaded(client, parts)
    if (states.size > 0) report(states)
    parts.clear()
    states.clear()
  }
  const showSoon = () => (timer ??= setTimeout(show, SHOW_DELAY_MS))
  await fanOutToChains<HoldingsRead>({
    requests: reads.map(({ id, chain }) => {
      const request = chainRequest(reach, chain, 'address')
      return { ...request, id, credits: request.credits > 0 ? READ_CREDITS : 0 }
    }),
    send: async (id, given) => {
      const read = byId.get(id)
      if (!read) throw new Error(`There is no read ${id}`)
      const before = parts.get(id) ?? loadedIn(client).get(id)
      const isContinued = before !== undefined && isFresh(before)
      const start = isContinued ? before : { ...emptyRead(), ...(before && { maxPages: before.maxPages }) }
      return readHoldings({ ...reach, chain: read.chain }, read.address, given, start, (part) => {
        // An old read is shown until it is replaced as a whole.
        if (before && !isContinued && !isReadComplete(part)) return
        parts.set(id, part)
        showSoon()
      })
    },
    report: (id, state) => {
      states.set(id, state)
      showSoon()
    },
    creditsLeft: (origin) => creditsLeft(reach.requestLog, origin),
    creditReserve: savesCredits ? CREDIT_RESERVE : 0,
    signal,
  })
  show()
}

function isFresh({ startedAt }: HoldingsRead): boolean {
  return Date.now() - startedAt < FRESH_MS
}
