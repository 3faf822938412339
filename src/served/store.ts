import type { RecordedFile, Recording } from './recording'

/** Reads one file of facts: by fetch in a browser, from disk in Node. */
export type LoadFacts = <N extends RecordedFile>(chain: string, file: N) => Promise<Recording[N]>

/** The contents of some files of one chain. */
export type Facts<N extends RecordedFile> = Pick<Recording, N>

/** The facts of one chain, loaded when a request needs them. */
export interface ChainStore {
  readonly load: <N extends RecordedFile>(...files: readonly N[]) => Promise<Facts<N>>
}

/** Opens a recorded chain. Each file is loaded once, when a request first needs it. */
export function createChainStore(chain: string, loadFacts: LoadFacts): ChainStore {
  const loading: { [N in RecordedFile]?: Promise<Recording[N]> } = {}

  function loadFile<N extends RecordedFile>(file: N): Promise<Recording[N]> {
    const loads: { [K in N]?: Promise<Recording[K]> } = loading
    // A failed load is removed, so that the next request tries again.
    return (loads[file] ??= loadFacts(chain, file).catch((reason: unknown) => {
      delete loads[file]
      throw reason
    }))
  }

  return {
    async load<N extends RecordedFile>(...files: readonly N[]) {
      const entries = await Promise.all(files.map(async (file) => [file, await loadFile(file)] as const))
      return Object.fromEntries(entries) as Facts<N>
    },
  }
}

/** The API that a request was sent to: that of one chain or the multichain API, whose addresses have other fields. */
export type Form = 'instance' | 'multichain'

/** What a response body is built from: facts, and the form of the request. */
export type View<N extends RecordedFile> = Facts<N> & { readonly form: Form }
