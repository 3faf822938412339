import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStore } from '#/data/useStore'
import { lookUpSignatures, MAX_LOOKUP } from '#/api/signatureDatabase'
import { readSignature } from '#/contracts/signatures'
import { type LookupState, savedSignatures, saveSignatures } from '#/data/decoding/savedSignatures'

/** The signatures of several selectors, and how to look them up. */
export interface SelectorLookup {
  /** Signatures without names of parameters, by selector: an empty list if none was found, none for a selector that was not looked up. */
  readonly signatures: ReadonlyMap<string, readonly string[]>
  /** Null where there is no signature database, or all were looked up. */
  readonly lookUp: (() => void) | null
  readonly state: LookupState
}

/**
 * The signatures of the selectors in a contract's code. Nothing is requested before `lookUp` is called; saved ones are not requested
 * again. Loads viem: only for components that load lazily.
 */
export function useSelectorSignatures(selectors: readonly string[]): SelectorLookup {
  const { config, requestQueues, fetch } = useRouteContext({ from: '__root__' })
  const { signaturesUrl: url } = config
  const saved = useStore(savedSignatures)
  const query = useQuery({
    queryKey: ['signatures of selectors', selectors],
    queryFn: async ({ signal }) => {
      const found = new Map<string, readonly string[]>()
      if (url === undefined) return found
      const unknown = selectors.filter((each) => !Object.hasOwn(savedSignatures.get(), each))
      for (let start = 0; start < unknown.length; start += MAX_LOOKUP) {
        const part = unknown.slice(start, start + MAX_LOOKUP)
        const answer = await lookUpSignatures({ url, requestQueues, fetch }, 'function', part, signal)
        // Immediately: if a later part fails, these are shown and not requested again.
        saveSignatures(answer)
        for (const [selector, signatures] of answer) found.set(selector, signatures)
      }
      return found
    },
    enabled: false,
    retry: false,
    staleTime: Infinity,
  })
  const { data } = query
  const signatures = useMemo(() => {
    const known = new Map<string, readonly string[]>()
    for (const selector of selectors) {
      const found = Object.hasOwn(saved, selector) ? saved[selector] : data?.get(selector)
      if (found) known.set(selector, signaturesOf(selector, found))
    }
    return known
  }, [selectors, saved, data])
  const canLookUp = url !== undefined && selectors.some((selector) => !signatures.has(selector))
  const hasNone = data !== undefined && [...signatures.values()].every((each) => each.length === 0)
  return {
    signatures,
    lookUp: canLookUp ? () => void query.refetch() : null,
    state: query.isFetching ? 'loading' : query.isError ? 'failed' : hasNone ? 'none found' : 'idle',
  }
}

/** The signatures that have the selector, each once: a database may return any text. */
function signaturesOf(selector: string, found: readonly string[]): string[] {
  const read = found.map(readSignature).filter((each) => each?.selector === selector)
  return [...new Set(read.flatMap((each) => each?.canonical ?? []))]
}
