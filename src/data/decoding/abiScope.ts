import { createContext, useContext, useEffect } from 'react'
import { useStore } from '#/data/useStore'
import { createStore } from '#/domain/store'

/** Contracts whose ABIs a page loads automatically; a proxy takes two or three requests. */
const MAX_AUTOMATIC = 5

/** The contracts that a page shows, in lower case: those whose ABIs are loaded, and those that wait for the button. */
interface ShownContracts {
  readonly admitted: ReadonlySet<string>
  readonly waiting: ReadonlySet<string>
}

/** The contracts whose verified ABIs a page may load: the first few that it shows, and the others on request. */
export type AbiScope = ReturnType<typeof createAbiScope>

/** Creates the scope of a page. */
export function createAbiScope() {
  const { get, set, subscribe } = createStore((): ShownContracts => ({ admitted: new Set(), waiting: new Set() }))
  return {
    get,
    subscribe,
    /** Notes that a contract is shown. */
    add: (address: string): void => {
      const name = address.toLowerCase()
      const { admitted, waiting } = get()
      if (admitted.has(name) || waiting.has(name)) return
      if (admitted.size < MAX_AUTOMATIC) set({ waiting, admitted: new Set([...admitted, name]) })
      else set({ admitted, waiting: new Set([...waiting, name]) })
    },
    /** Loads the ABIs of all contracts that have been shown so far. */
    admitWaiting: (): void => {
      const { admitted, waiting } = get()
      set({ admitted: new Set([...admitted, ...waiting]), waiting: new Set() })
    },
  }
}

/** The scope of the page; null on pages that load no ABIs, such as lists of a chain. */
export const AbiScopeContext = createContext<AbiScope | null>(null)

/** Of pages that load no ABIs. */
const NO_SCOPE = createAbiScope()

/** The address if its verified ABI may be loaded, else null. */
export function useAdmitted(address: string | null): string | null {
  const scope = useContext(AbiScopeContext)
  useEffect(() => {
    if (address !== null) scope?.add(address)
  }, [scope, address])
  const isAdmitted = useStore(
    scope ?? NO_SCOPE,
    ({ admitted }) => address !== null && admitted.has(address.toLowerCase()),
  )
  return isAdmitted ? address : null
}
