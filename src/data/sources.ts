import { ApiError } from '#/api/errors'

/** Which of a chain's two APIs the reader wants: whichever is best at the time, or always the one. */
export type SourceChoice = 'auto' | 'multichain' | 'instance'

/** Why the multichain API turned a chain away. */
export interface Refusal {
  readonly kind: 'unauthorised' | 'out-of-credits' | 'forbidden' | 'unsupported'
  readonly status: number | null
  /** The server's own words; hostile text. */
  readonly message: string | null
  /** Unix ms. */
  readonly at: number
}

/** Refusals that concern the key, and so every chain. */
const everyChain = '*'

const slot = 'astrolabe.sources'

const refusals = new Map<string, Refusal>()
const listeners = new Set<() => void>()
let choices: Record<string, unknown> | undefined
let version = 0

function changed(): void {
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

function choicesMade(): Record<string, unknown> {
  if (choices) return choices
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? '{}')
    choices = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    choices = {} // Storage is denied or damaged: choices last as long as the page.
  }
  return choices
}

/** The reader's choice for a chain. */
export function choiceFor(chain: string): SourceChoice {
  const choice = choicesMade()[chain]
  return choice === 'multichain' || choice === 'instance' ? choice : 'auto'
}

/** Makes a choice for a chain, kept on the device; choosing anew gives the multichain API another chance. */
export function choose(chain: string, choice: SourceChoice): void {
  const { [chain]: _, ...others } = choicesMade()
  choices = choice === 'auto' ? others : { ...others, [chain]: choice }
  refusals.delete(chain)
  refusals.delete(everyChain)
  try {
    localStorage.setItem(slot, JSON.stringify(choices))
  } catch {
    // As above.
  }
  changed()
}

/** Forgets every refusal: there is another key, or the reader wants to try the multichain API again. */
export function forgetRefusals(): void {
  refusals.clear()
  changed()
}

/** How the multichain API turned a chain away since the app was opened, or null. */
export function refusalFor(chain: string): Refusal | null {
  return refusals.get(everyChain) ?? refusals.get(chain) ?? null
}

/**
 * Notes an error that says that the multichain API will not serve a chain: for lack of a key or of credits no chain, else this
 * one. False for any other error.
 */
export function noteRefusal(chain: string, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status, serverMessage: message } = error
  const networkUnknown = kind === 'unsupported' && /network/i.test(message ?? '')
  if (kind !== 'unauthorised' && kind !== 'out-of-credits' && kind !== 'forbidden' && !networkUnknown) return false
  const whose = kind === 'unauthorised' || kind === 'out-of-credits' ? everyChain : chain
  if (!refusals.has(whose)) {
    refusals.set(whose, { kind, status, message, at: Date.now() })
    changed()
  }
  return true
}
