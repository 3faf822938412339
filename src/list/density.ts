import { useSearch } from '@tanstack/react-router'

/** Size of the cards of a gallery. */
export type Density = 'small' | 'medium' | 'large'

/** All densities, smallest first. */
export const densities = ['small', 'medium', 'large'] as const

const STORAGE_KEY = 'astrolabe.density'

const read = (value: unknown) => densities.find((each) => each === value)

/** The density in the URL (`?density=`); undefined where it is none of them. */
export function useNamedDensity(): Density | undefined {
  return useSearch({
    strict: false,
    select: (search: object) => ('density' in search ? read(search.density) : undefined),
  })
}

/** Saves the density in this browser, for URLs without one. */
export function keepDensity(density: Density): void {
  try {
    localStorage.setItem(STORAGE_KEY, density)
  } catch {
    // Storage is denied: only the URL has the density.
  }
}

function savedDensity(): Density | undefined {
  try {
    return read(localStorage.getItem(STORAGE_KEY))
  } catch {
    return undefined
  }
}

/** The density in the URL, else the one saved in this browser. */
export function useDensity(): Density {
  const urlDensity = useNamedDensity()
  return urlDensity ?? savedDensity() ?? 'medium'
}
