import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useStore } from '#/data/useStore'
import { lookUpSignatures } from '#/api/signatureDatabase'
import { readEntries, storedValue } from '#/data/persistence/storedValue'

/** Signatures by selector or topic, as the signature database returned them. */
type SavedSignatures = Readonly<Record<string, readonly string[]>>

/** Selectors and topics that are saved; the oldest are dropped. */
const MAX_SAVED = 500
/** Signatures of one selector that are saved: anyone can add any number. */
const MAX_SIGNATURES = 50

/** The signatures that were looked up, saved in this browser. */
export const savedSignatures = storedValue('astrolabe.signatures', (stored): SavedSignatures =>
  readEntries(z.array(z.string()), stored),
)

const NONE: readonly string[] = []

/** The progress of a lookup. */
export type LookupState = 'idle' | 'loading' | 'none found' | 'failed'

/** The saved signatures of a selector or topic; the same list each time. */
export function savedSignaturesOf(hash: string | null): readonly string[] {
  const all = savedSignatures.get()
  const name = hash?.toLowerCase() ?? ''
  return Object.hasOwn(all, name) ? (all[name] ?? NONE) : NONE
}

/** The signatures of a selector or topic, and how to look them up. */
export interface SignatureLookup {
  readonly signatures: readonly string[]
  /** Null where there is no signature database, or the signatures are known. */
  readonly lookUp: (() => void) | null
  readonly state: LookupState
  readonly error: Error | null
}

/** The signatures of a selector (functions and errors) or a topic (events). Nothing is requested before `lookUp` is called. */
export function useSignatures(kind: 'function' | 'event', hash: string | null): SignatureLookup {
  const { config, requestQueues, fetch } = useRouteContext({ from: '__root__' })
  const { signaturesUrl: url } = config
  const name = hash?.toLowerCase() ?? ''
  const signatures = useStore(savedSignatures, () => savedSignaturesOf(hash))
  const query = useQuery({
    queryKey: ['signatures', kind, name],
    queryFn: async ({ signal }) => {
      if (url === undefined) return 0
      const found = await lookUpSignatures({ url, requestQueues, fetch }, kind, [name], signal)
      saveSignatures(found)
      return found.get(name)?.length ?? 0
    },
    enabled: false,
    retry: false,
    staleTime: Infinity,
  })
  const canLookUp = url !== undefined && hash !== null && signatures.length === 0
  return {
    signatures,
    lookUp: canLookUp ? () => void query.refetch() : null,
    state: query.isFetching ? 'loading' : query.isError ? 'failed' : query.data === 0 ? 'none found' : 'idle',
    error: query.error,
  }
}

/** Saves signatures by selector or topic; those without any are left out, so that they can be looked up again. */
export function saveSignatures(found: ReadonlyMap<string, readonly string[]>): void {
  const added = [...found].filter(([, signatures]) => signatures.length > 0)
  if (added.length === 0) return
  const others = Object.entries(savedSignatures.get()).filter(([hash]) => !found.has(hash))
  const latest = added.map(([hash, signatures]) => [hash, signatures.slice(0, MAX_SIGNATURES)] as const)
  savedSignatures.set(Object.fromEntries([...others, ...latest].slice(-MAX_SAVED)))
}
