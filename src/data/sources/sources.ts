import type { ResourceName } from '#/api/resources'

/** Which of a chain's two APIs the reader wants: whichever is best at the time, or always the one. */
export type SourceChoice = 'auto' | 'multichain' | 'instance'

/** Why the multichain API turned a chain, or one of its endpoints, away. */
export interface SourceFallback {
  readonly kind: 'unauthorised' | 'out-of-credits' | 'forbidden' | 'unsupported'
  readonly status: number | null
  /** The server's own words; hostile text. */
  readonly message: string | null
  /** The one endpoint that it concerns; null for all of them. */
  readonly resource: ResourceName | null
  /** Unix ms. */
  readonly at: number
}

/** The scope of refusals that concern the key, and so every chain. */
export const EVERY_CHAIN = '*'

/** Where the reader's choices are kept on the device. */
export const CHOICES_SLOT = 'astrolabe.sources'

/** Since the app was opened, by scope: every chain, a chain, or a chain and its endpoint with a space between. */
export const refusals = new Map<string, SourceFallback>()
/** The chains of which the multichain API ever answered something since. */
export const served = new Set<string>()
const listeners = new Set<() => void>()
let choices: Record<string, unknown> | undefined
let version = 0

/** Says that a chain may be read through another API than before. */
export function sourcesChanged(): void {
  version += 1
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever a chain may be read through another API than before; gives what ends that. */
export function onSources(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A number that grows with every such change. */
export function sourcesVersion(): number {
  return version
}

/** The reader's choices by chain, which may be anything. */
export function choicesMade(): Record<string, unknown> {
  if (choices) return choices
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHOICES_SLOT) ?? '{}')
    choices = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    choices = {} // Storage is denied or damaged: choices last as long as the page.
  }
  return choices
}

/** Makes other choices; undefined to read them from the device. */
export function setChoices(made: typeof choices): void {
  choices = made
}

/** The reader's choice for a chain. */
export function choiceFor(chain: string): SourceChoice {
  const choice = choicesMade()[chain]
  return choice === 'multichain' || choice === 'instance' ? choice : 'auto'
}

/** How the multichain API turned a chain away since the app was opened, or one of its endpoints where that is named; or null. */
export function refusalFor(chain: string, resource?: ResourceName): SourceFallback | null {
  return refusals.get(EVERY_CHAIN) ?? refusals.get(chain) ?? refusals.get(`${chain} ${resource}`) ?? null
}

/** Notes that the multichain API answered something of a chain. */
export function noteServed(chain: string): void {
  served.add(chain)
}
