import type { CSSProperties } from 'react'

/** The hues and turn of an address's mark (hash.css), from digits all over the hash, so that look-alike ends differ in the middle. */
export function addressColors(hash: string): CSSProperties {
  const digits = (at: number) => (Number.parseInt(hash.slice(at, at + 6), 16) || 0) * 0.137
  return {
    '--h1': Math.round(digits(8) % 360),
    '--h2': Math.round(digits(18) % 360),
    '--h3': Math.round(digits(28) % 360),
    '--turn': `${Math.round(digits(34) % 360)}deg`,
  } as CSSProperties
}
