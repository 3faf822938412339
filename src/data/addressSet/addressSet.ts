import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type Chain, type Config, findChain, usualChains } from '#/data/config/config'
import { readElements, storedValue } from '#/data/persistence/storedValue'
import { useStore } from '#/data/useStore'
import {
  type AddressProblem,
  type AddressSetLink,
  isSetAddress,
  MAX_SET_ADDRESSES,
  readAddressSetFragment,
} from '#/domain/addresses/addressSet'
import { isChainKey } from '#/domain/chainKey'

const setAddress = z.object({
  /** In lowercase. */
  hash: z.string().check(z.refine(isSetAddress)),
  /** The ENS name that it was added by, if any; untrusted text. */
  name: z.nullable(z.string()),
})

/** An address of the set that you work on. */
export type SetAddress = Readonly<z.infer<typeof setAddress>>

/** The name of the stored set, for its state in `unsavedSlots`. */
export const ADDRESS_SET_SLOT = 'astrolabe.addressSet'

/** The addresses of the portfolio and of its tax file, each once; saved in this browser only. */
export const addressSet = storedValue(ADDRESS_SET_SLOT, (stored): readonly SetAddress[] =>
  mergeAddresses([], readElements(setAddress, stored)),
)

/** The name of the stored chains of the set, for their state in `unsavedSlots`. */
export const SET_CHAINS_SLOT = 'astrolabe.addressSetChains'

/** The IDs of the chains that you chose for the set; null for the default ones. */
export const setChains = storedValue(SET_CHAINS_SLOT, (stored): readonly string[] | null =>
  Array.isArray(stored) ? readElements(z.string().check(z.refine(isChainKey)), stored) : null,
)

/** A set with more addresses at its end, each once, as many as a set may have. */
export function mergeAddresses(set: readonly SetAddress[], added: readonly SetAddress[]): readonly SetAddress[] {
  const merged = new Map(set.map((each) => [each.hash, each]))
  for (const { hash, name } of added) merged.set(hash, { hash, name: name ?? merged.get(hash)?.name ?? null })
  return [...merged.values()].slice(0, MAX_SET_ADDRESSES)
}

/** What adding addresses to the saved set changed. */
export interface AddedCounts {
  readonly added: number
  /** Those that it had already. */
  readonly known: number
  /** Those that are too many. */
  readonly beyond: number
}

/** Adds addresses to the saved set. */
export function addToSet(addresses: readonly SetAddress[]): AddedCounts {
  const before = addressSet.get()
  const known = new Set(before.map(({ hash }) => hash))
  const fresh = new Set(addresses.map(({ hash }) => hash).filter((hash) => !known.has(hash)))
  const after = mergeAddresses(before, addresses)
  if (addresses.length > 0) addressSet.set(after)
  const added = after.length - before.length
  return { added, known: addresses.length - fresh.size, beyond: fresh.size - added }
}

/** The set that a page shows. */
export interface ShownAddressSet {
  readonly addresses: readonly SetAddress[]
  /** Whether it is the one in the fragment of the URL, which is not saved, or the one saved in this browser. */
  readonly from: 'link' | 'device'
  /** The configured chains that were chosen for it, in their order; the default ones if none were. */
  readonly chains: readonly Chain[]
  /** Whether the chains were chosen. */
  readonly hasChosenChains: boolean
  /** The entries of the link that are not in the set, and why. */
  readonly problems: readonly AddressProblem[]
}

/** What of a link cannot be shown. Names are not looked up: a link could have any number of them. */
function linkProblems({ text, chains }: AddressSetLink, config: Config): readonly AddressProblem[] {
  return [
    ...text.problems,
    ...text.names.map((name) => ({ text: name, reason: 'is a name: links have addresses only' })),
    ...chains
      .filter((id) => !findChain(config, id))
      .map((id) => ({ text: id, reason: 'is the ID of a chain that is not configured here' })),
  ]
}

/** The set in the fragment of the URL, if it has one, else the saved one. */
export function useAddressSet(config: Config): ShownAddressSet {
  const fragment = useRouterState({ select: ({ location }) => location.hash })
  const saved = useStore(addressSet)
  const savedChains = useStore(setChains)
  return useMemo(() => {
    const linked = readAddressSetFragment(fragment)
    const ids = linked ? linked.chains : (savedChains ?? [])
    const chosen = config.chains.filter(({ id }) => ids.includes(id))
    return {
      addresses: linked ? linked.text.addresses.map((hash) => ({ hash, name: null })) : saved,
      from: linked ? 'link' : 'device',
      chains: chosen.length > 0 ? chosen : usualChains(config),
      hasChosenChains: chosen.length > 0,
      problems: linked ? linkProblems(linked, config) : [],
    }
  }, [fragment, saved, savedChains, config])
}
