import type { RecordedNoun, Recording } from './recording'

/** Reads one recorded file: by fetch in a browser, from disk in Node. */
export type LoadFacts = <N extends RecordedNoun>(chain: string, noun: N) => Promise<Recording[N]>

/** The recorded facts of some nouns, all of one chain. */
export type Facts<N extends RecordedNoun> = Pick<Recording, N>

/** One chain's facts, fetched noun by noun when a request first needs them and kept from then on. */
export interface Store {
  readonly load: <N extends RecordedNoun>(...nouns: readonly N[]) => Promise<Facts<N>>
}

/** Opens a chain's recording; nothing is read until the first `load`. */
export function createStore(chain: string, loadFacts: LoadFacts): Store {
  const loading: { [N in RecordedNoun]?: Promise<Recording[N]> } = {}

  function loadNoun<N extends RecordedNoun>(noun: N): Promise<Recording[N]> {
    const loads: { [K in N]?: Promise<Recording[K]> } = loading
    // A load that failed is forgotten, so that the next request tries again instead of failing for the whole session.
    return (loads[noun] ??= loadFacts(chain, noun).catch((reason: unknown) => {
      delete loads[noun]
      throw reason
    }))
  }

  return {
    async load<N extends RecordedNoun>(...nouns: readonly N[]) {
      const entries = await Promise.all(nouns.map(async (noun) => [noun, await loadNoun(noun)] as const))
      return Object.fromEntries(entries) as Facts<N>
    },
  }
}

/** Makes a function of recorded rows whose result is built on first use and kept for as long as the rows are. */
export function derived<Rows extends object, Result>(build: (rows: Rows) => Result): (rows: Rows) => Result {
  const built = new WeakMap<Rows, { result: Result }>()
  return (rows) => {
    const known = built.get(rows)
    if (known !== undefined) return known.result
    const result = build(rows)
    built.set(rows, { result })
    return result
  }
}

/** Makes an index: for each key, the positions of the rows that bear it, in recorded order. */
export function indexed<Row>(keysOf: (row: Row) => readonly (string | number | undefined)[]) {
  return derived((rows: readonly Row[]) => {
    const index = new Map<string | number, number[]>()
    for (const [position, row] of rows.entries()) {
      for (const key of new Set(keysOf(row))) {
        if (key === undefined) continue
        const positions = index.get(key)
        if (positions === undefined) index.set(key, [position])
        else positions.push(position)
      }
    }
    return index
  })
}
