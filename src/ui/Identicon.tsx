import { addressColors } from '#/ui/addressColors'

/** Cells of the left half, which the right half mirrors. */
const COLUMNS = 4
const ROWS = 8

/** The cells of each color as an SVG path, from digits of the whole hash, so that look-alike addresses differ. */
function pathsOf(hash: string): [first: string, second: string] {
  const digits = Array.from(hash.slice(2).padEnd(COLUMNS * ROWS, '0'), (digit) => Number.parseInt(digit, 16) || 0)
  const digit = (at: number) => digits[at % digits.length] ?? 0
  const paths: [string, string] = ['', '']
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    // Four kinds of cell, two of them empty.
    const kind = (digit(cell) + 3 * digit(cell + 8) + (digit(cell * 7 + 3) >> 1)) % 4
    if (kind > 1) continue
    const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
    paths[kind === 0 ? 0 : 1] += `M${x} ${y}h1v1h-1zM${2 * COLUMNS - 1 - x} ${y}h1v1h-1z`
  }
  return paths
}

/** The large identicon of an address: a pattern from its digits, in the hues of the small one (hash.css). */
export function Identicon({ hash, round }: { hash: string; round: boolean }) {
  const [first, second] = pathsOf(hash)
  return (
    <svg
      viewBox="-1 -1 10 10"
      aria-hidden
      className={`size-10 shrink-0 border border-line bg-raised ${round ? 'rounded-full' : 'rounded-sm'}`}
      style={addressColors(hash.toLowerCase())}
    >
      <path d={first} fill="hsl(var(--h1) 62% 52%)" />
      <path d={second} fill="hsl(var(--h2) 58% 42%)" />
    </svg>
  )
}
