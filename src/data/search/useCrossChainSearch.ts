import type { Chain } from '#/data/config/config'
import {
  type ChainResult,
  type CrossChainOptions,
  type CrossChainQuery,
  type CrossChainResults,
  type Reach,
  searchChains,
  searchPage,
  toResult,
} from '#/data/search/crossChainSearch'
import { useFanOut } from '#/data/search/useFanOut'

/** A search over all chains, with what stops and resumes it. */
export interface CrossChainSearch extends CrossChainResults {
  readonly isRunning: boolean
  /** Whether it has ended, and not been stopped. */
  readonly isDone: boolean
  readonly stop: () => void
  /** Searches the chains without a response again, with other options from now on. */
  readonly resume: (change?: Partial<Pick<CrossChainOptions, 'savesCredits' | 'usesMultichainSearch'>>) => void
  /** Loads the next page of one chain. */
  readonly loadMore: (chain: Chain) => void
}

const INITIAL: CrossChainOptions = { unconfigured: [], savesCredits: true, usesMultichainSearch: true }

/** Searches all chains while the component is mounted; results are used again for some minutes. */
export function useCrossChainSearch(reach: Reach, query: CrossChainQuery): CrossChainSearch {
  const { text, until, chains } = query
  const { progress, isRunning, isDone, report, stop, resume } = useFanOut<ChainResult, CrossChainOptions>({
    name: `search ${JSON.stringify([text, until, chains.map(({ id }) => id)])}`,
    chains,
    initial: INITIAL,
    run: (run) => searchChains(reach, query, run),
    enabled: text !== '',
  })

  const loadMore = async (chain: Chain) => {
    const state = progress.states.get(chain.id)
    if (state?.kind !== 'success' || state.data.next === null || state.data.nextPage === 'loading') return
    const set = (data: ChainResult) => report(chain.id, { kind: 'success', data })
    const { pages, next: cursor } = state.data
    set({ ...state.data, nextPage: 'loading' })
    try {
      const { signal } = new AbortController()
      set(toResult([...pages, await searchPage(reach, chain, text, { signal, priority: 'screen', cursor })]))
    } catch (error) {
      set({ ...state.data, nextPage: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  return {
    ...progress,
    isRunning,
    isDone,
    stop,
    resume: (change = {}) => {
      // Without the multichain API's search, the chains that it answered for are searched themselves.
      const kept = [...progress.states].filter(
        ([, state]) => change.usesMultichainSearch !== false || state.kind !== 'success' || state.data.from === 'chain',
      )
      resume({ ...change, states: new Map(kept) })
    },
    loadMore: (chain) => void loadMore(chain),
  }
}
