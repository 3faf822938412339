import { createContext } from 'react'

/** What the page's record says of an address. */
export interface KnownAddress {
  readonly kind: 'account' | 'contract'
  readonly name: string | null
}

/** The addresses that the page's record describes, by lower-case hash: decoded values have only their hashes. */
export const KnownAddresses = createContext<ReadonlyMap<string, KnownAddress>>(new Map())
