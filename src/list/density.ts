import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { storedValue } from '#/data/persistence/storedValue'
import { searchParameter } from '#/data/searchParameters'

/** All sizes of a gallery's cards, smallest first. */
export const densities = ['small', 'medium', 'large'] as const

/** Size of the cards of a gallery. */
export type Density = (typeof densities)[number]

const schema = searchParameter(z.enum(densities))

const saved = storedValue('astrolabe.density', (stored) => schema.parse(stored))

/** The density in the URL (`?density=`); undefined where it is none of them. */
export function useNamedDensity(): Density | undefined {
  return useSearch({
    strict: false,
    select: (search: object) => schema.parse(Reflect.get(search, 'density')),
  })
}

/** Saves the density in this browser, for URLs without one. */
export function saveDensity(density: Density): void {
  saved.set(density)
}

/** The density in the URL, else the one saved in this browser. */
export function useDensity(): Density {
  const urlDensity = useNamedDensity()
  return urlDensity ?? saved.get() ?? 'medium'
}
