import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChainRequestState } from '#/data/search/fanOutToChains'

/** Time for which responses are used again, ms. */
const STALE_MS = 5 * 60_000

/** The state of each chain, by its ID. */
export type ChainStates<T> = ReadonlyMap<string, ChainRequestState<T>>

/** The states of all chains, and whatever else belongs to a fan-out. */
export type FanOutProgress<T, Extra extends object = object> = Extra & { readonly states: ChainStates<T> }

/** One run of a fan-out: from its start or from where it was stopped, to its end. */
export interface FanOutRun<T, Extra extends object = object> {
  readonly signal: AbortSignal
  readonly progress: () => FanOutProgress<T, Extra>
  readonly update: (change: Partial<FanOutProgress<T, Extra>>) => void
  readonly report: (id: string, state: ChainRequestState<T>) => void
}

interface FanOutOptions<T, Extra extends object> {
  /** Identifies the fan-out in the query cache. */
  name: string
  /** The chains, or whatever else has an ID and is requested once. */
  chains: readonly { readonly id: string }[]
  initial: Extra
  /** Sends the requests that have no response yet. */
  run: (run: FanOutRun<T, Extra>) => Promise<void>
  enabled?: boolean
}

/** The latest run of each fan-out: an older one that is being stopped reports nothing any more. */
const latestRuns = new Map<string, AbortSignal>()

/** Runs requests to many chains while the component is mounted. Their states are in the query cache, so that a later run resumes. */
export function useFanOut<T, Extra extends object = object>(options: FanOutOptions<T, Extra>) {
  const { name, chains, initial, run, enabled = true } = options
  type Progress = FanOutProgress<T, Extra>
  const client = useQueryClient()
  const runKey = ['fan-out', name]
  const progressKey = ['fan-out progress', name]
  const nothing: Progress = { ...initial, states: new Map() }
  const current = () => client.getQueryData<Progress>(progressKey) ?? nothing
  const update = (change: Partial<Progress>) => client.setQueryData<Progress>(progressKey, { ...current(), ...change })
  const setStates = (states: ChainStates<T>) => client.setQueryData<Progress>(progressKey, { ...current(), states })
  const report = (id: string, state: ChainRequestState<T>) => setStates(new Map(current().states).set(id, state))

  const { isFetching, isSuccess, refetch } = useQuery({
    queryKey: runKey,
    queryFn: async ({ signal }) => {
      latestRuns.set(name, signal)
      const isLatest = () => latestRuns.get(name) === signal
      const before = current().states
      setStates(new Map(chains.map(({ id }) => [id, responseOrWaiting(before.get(id))])))
      await run({
        signal,
        progress: current,
        update: (change) => void (isLatest() && update(change)),
        report: (id, state) => void (isLatest() && report(id, state)),
      })
      signal.throwIfAborted()
      return true
    },
    enabled,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    retry: false,
  })
  const { data: progress = nothing } = useQuery<Progress>({
    queryKey: progressKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: STALE_MS,
  })
  return {
    progress,
    isRunning: isFetching,
    isDone: isSuccess && !isFetching,
    update,
    report,
    stop: () => void client.cancelQueries({ queryKey: runKey }, { revert: false }),
    /** Sends the requests that have no response; `change` is made first. */
    resume: (change: Partial<Progress>) => {
      update(change)
      void refetch()
    },
  }
}

/** The state in which a run starts with a chain. */
function responseOrWaiting<T>(state: ChainRequestState<T> | undefined): ChainRequestState<T> {
  return state?.kind === 'success' ? state : { kind: 'waiting', until: null }
}
