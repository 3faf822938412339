import { useSearch } from '@tanstack/react-router'

/** How large the pictures of a gallery are. */
export type Density = 'small' | 'medium' | 'large'

/** All of them, in order. */
export const densities = ['small', 'medium', 'large'] as const

const slot = 'astrolabe.density'

const read = (value: unknown) => densities.find((each) => each === value)

/** What a link names (`?density=`), garbage being nothing; read by who shows it, so that no page of another kind has the code. */
export function useNamedDensity(): Density | undefined {
  return useSearch({
    strict: false,
    select: (search: object) => ('density' in search ? read(search.density) : undefined),
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
    return read(localStorage.getItem(slot))
  } catch {
    return undefined
  }
}

/** The density that the link names, else the one chosen on this device. */
export function useDensity(): Density {
  const named = useNamedDensity()
  return named ?? keptDensity() ?? 'medium'
}
