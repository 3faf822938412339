import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/** Contracts whose ABIs a page loads automatically; a proxy takes two or three requests. */
const MAX_AUTOMATIC = 5

/** The contracts whose verified ABIs a page may load: the first few that it shows, and the others on request. */
export class AbiScope {
  private admitted: ReadonlySet<string> = new Set()
  private waiting: ReadonlySet<string> = new Set()
  private readonly listeners = new Set<() => void>()

  /** Notes that a contract is shown. */
  readonly add = (address: string): void => {
    const name = address.toLowerCase()
    if (this.admitted.has(name) || this.waiting.has(name)) return
    if (this.admitted.size < MAX_AUTOMATIC) this.admitted = new Set([...this.admitted, name])
    else this.waiting = new Set([...this.waiting, name])
    this.notify()
  }

  /** Loads the ABIs of all contracts that have been shown so far. */
  readonly admitWaiting = (): void => {
    this.admitted = new Set([...this.admitted, ...this.waiting])
    this.waiting = new Set()
    this.notify()
  }

  readonly isAdmitted = (address: string): boolean => this.admitted.has(address.toLowerCase())

  /** Number of contracts whose ABIs wait for the button. */
  readonly waitingCount = (): number => this.waiting.size

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The scope of the page; null on pages that load no ABIs, such as lists of a chain. */
export const AbiScopeContext = createContext<AbiScope | null>(null)

const subscribeToNothing = () => () => undefined

/** The address if its verified ABI may be loaded, else null. */
export function useAdmitted(address: string | null): string | null {
  const scope = useContext(AbiScopeContext)
  useEffect(() => {
    if (address !== null) scope?.add(address)
  }, [scope, address])
  const isAdmitted = useSyncExternalStore(
    scope?.subscribe ?? subscribeToNothing,
    () => address !== null && scope?.isAdmitted(address) === true,
  )
  return isAdmitted ? address : null
}
