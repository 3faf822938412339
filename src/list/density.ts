import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameter'

/** How large the pictures of a gallery are, in order. */
export const densities = ['small', 'medium', 'large'] as const

export type Density = (typeof densities)[number]

const slot = 'astrolabe.density'

const schema = searchParameter(z.enum(densities))

/** What a link names (`?density=`), garbage being nothing; read by who shows it, so that no page of another kind has the code. */
export function useNamedDensity(): Density | undefined {
  return useSearch({
    strict: false,
    select: (search: object) => schema.parse(Reflect.get(search, 'density')),
  })
}

/** Keeps the choice on this device, for links that name none. */
export function keepDensity(density: Density): void {
  try {
    localStorage.setItem(slot, density)
  } catch {
    // Storage is denied: the choice stands in the link alone.
  }
}

function keptDensity(): Density | undefined {
  try {
    return schema.parse(localStorage.getItem(slot))
  } catch {
    return undefined
  }
}

/** The density that the link names, else the one chosen on this device. */
export function useDensity(): Density {
  const named = useNamedDensity()
  return named ?? keptDensity() ?? 'medium'
}
