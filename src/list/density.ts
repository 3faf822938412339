import { useSearch } from '@tanstack/react-router'

/** How large the pictures of a gallery are. */
export type Density = 'small' | 'medium' | 'large'

/** All of them, in order. */
export const densities = ['small', 'medium', 'large'] as const

const slot = 'astrolabe.density'

/** A density from a link or from storage; garbage is none. */
export function readDensity(value: unknown): Density | undefined {
  return densities.find((each) => each === value)
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
    return readDensity(localStorage.getItem(slot))
  } catch {
    return undefined
  }
}

/** The density that the link names (`?density=`), else the one chosen on this device. */
export function useDensity(): Density {
  const named = useSearch({ strict: false, select: ({ density }) => density })
  return named ?? keptDensity() ?? 'medium'
}
