import {
  choicesMade,
  CHOICES_SLOT,
  EVERY_CHAIN,
  type SourceFallback,
  refusals,
  setChoices,
  type SourceChoice,
  sourcesChanged,
} from '#/data/sources/sources'

/** Makes a choice for a chain, kept on the device; choosing anew gives the multichain API another chance. */
export function choose(chain: string, choice: SourceChoice): void {
  const { [chain]: _, ...others } = choicesMade()
  const choices = choice === 'auto' ? others : { ...others, [chain]: choice }
  setChoices(choices)
  for (const scope of refusals.keys()) if (concerns(scope, chain)) refusals.delete(scope)
  try {
    localStorage.setItem(CHOICES_SLOT, JSON.stringify(choices))
  } catch {
    // Storage is denied: it lasts as long as the page.
  }
  sourcesChanged()
}

/** Reads the choices from the device again, where another tab changed them. */
export function rereadChoices(key: string | null): void {
  if (key !== CHOICES_SLOT && key !== null) return
  setChoices(undefined)
  sourcesChanged()
}

/** Forgets every refusal: there is another key, or the reader wants to try the multichain API again. */
export function forgetRefusals(): void {
  refusals.clear()
  sourcesChanged()
}

function concerns(scope: string, chain: string): boolean {
  return scope === EVERY_CHAIN || scope === chain || scope.startsWith(`${chain} `)
}

/** The endpoints of a chain that the multichain API turned away one by one. */
export function refusedEndpoints(chain: string): SourceFallback[] {
  return Array.from(refusals, ([scope, refusal]) => (scope.startsWith(`${chain} `) ? [refusal] : [])).flat()
}

/** Notes a refusal for a scope. */
export function refuse(scope: string, refusal: SourceFallback): void {
  if (refusals.has(scope)) return
  refusals.set(scope, refusal)
  sourcesChanged()
}
