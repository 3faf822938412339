import type { ResourceName } from '#/api/resources'
import { storedJson, storeText } from '#/data/persistence/browserStorage'
import { createStore } from '#/domain/store'
import { isObject } from '#/domain/isObject'

/** Which of a chain's two APIs you chose: the best one available, or always the same. */
export type SourceChoice = 'auto' | 'multichain' | 'instance'

/** Why the multichain API refused a chain, or one of its endpoints. */
export interface SourceFallback {
  readonly kind: 'unauthorized' | 'out-of-credits' | 'forbidden' | 'unsupported'
  readonly status: number | null
  /** The API's own message; untrusted text. */
  readonly message: string | null
  /** The endpoint that was refused; null for all of them. */
  readonly resource: ResourceName | null
  /** Unix ms. */
  readonly at: number
}

/** The scope of refusals that are about the key, and so about every chain. */
export const EVERY_CHAIN = '*'

const CHOICES_SLOT = 'astrolabe.sources'

/** Refusals since the app was opened, by scope: every chain, a chain ID, or `{chain ID} {resource}`. */
const refusals = new Map<string, SourceFallback>()
/** Chains that got a response from the multichain API since the app was opened. */
const served = new Set<string>()
/** No stored value, whose code would be in the script of index.html that runs before anything is drawn. */
let choices: Record<string, unknown> | undefined

/** A number that changes whenever a chain may have another source. */
export const sourcesVersion = createStore(() => 0)

/** Your choice for a chain. */
export function choiceFor(chain: string): SourceChoice {
  const choice = allChoices()[chain]
  return choice === 'multichain' || choice === 'instance' ? choice : 'auto'
}

/** Saves your choice for a chain, and forgets the refusals that concern it. */
export function choose(chain: string, choice: SourceChoice): void {
  const { [chain]: _, ...others } = allChoices()
  choices = choice === 'auto' ? others : { ...others, [chain]: choice }
  for (const scope of refusals.keys()) {
    if (scope === EVERY_CHAIN || scope === chain || scope.startsWith(`${chain} `)) refusals.delete(scope)
  }
  storeText('device', CHOICES_SLOT, JSON.stringify(choices))
  changed()
}

/** Reads the choices from storage again if another tab changed its `key`. */
export function rereadChoices(key: string | null): void {
  if (key !== CHOICES_SLOT && key !== null) return
  choices = undefined
  changed()
}

/** The refusal that applies to a chain, or to one of its endpoints if that is given. */
export function refusalFor(chain: string, resource?: ResourceName): SourceFallback | null {
  return refusals.get(EVERY_CHAIN) ?? refusals.get(chain) ?? refusals.get(`${chain} ${resource}`) ?? null
}

/** The refusals of single endpoints of a chain. */
export function refusedEndpoints(chain: string): SourceFallback[] {
  return [...refusals].flatMap(([scope, refusal]) => (scope.startsWith(`${chain} `) ? [refusal] : []))
}

/** Notes a refusal for a scope; the first one counts. */
export function refuse(scope: string, refusal: SourceFallback): void {
  if (refusals.has(scope)) return
  refusals.set(scope, refusal)
  changed()
}

/** Forgets all refusals, to try the multichain API again. */
export function forgetRefusals(): void {
  refusals.clear()
  changed()
}

/** Notes that the multichain API responded for a chain. */
export function noteServed(chain: string): void {
  served.add(chain)
}

/** Whether the multichain API has responded for a chain since the app was opened. */
export function wasServed(chain: string): boolean {
  return served.has(chain)
}

function changed(): void {
  sourcesVersion.set(sourcesVersion.get() + 1)
}

/** The choices by chain ID, as they are stored: values may be anything. */
function allChoices(): Record<string, unknown> {
  if (choices) return choices
  const stored = storedJson('device', CHOICES_SLOT)
  choices = isObject(stored) ? stored : {}
  return choices
}
