import { addressColors } from '#/ui/addressColors'

/** Cells of one half, four columns of eight; the other half mirrors it. */
const columns = 4
const rows = 8

/** The cells of each colour as one path, from digits all over the hash, so that look-alike ends differ in the middle. */
function pathsOf(hash: string): [first: string, second: string] {
  const digits = Array.from(hash.slice(2).padEnd(columns * rows, '0'), (digit) => Number.parseInt(digit, 16) || 0)
  const digit = (at: number) => digits[at % digits.length] ?? 0
  const paths: [string, string] = ['', '']
  for (let cell = 0; cell < columns * rows; cell += 1) {
    // Four kinds of cell, two of them empty; every digit counts in some of them.
    const kind = (digit(cell) + 3 * digit(cell + 8) + (digit(cell * 7 + 3) >> 1)) % 4
    if (kind > 1) continue
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    paths[kind === 0 ? 0 : 1] += `M${x} ${y}h1v1h-1zM${2 * columns - 1 - x} ${y}h1v1h-1z`
  }
  return paths
}

/** The large mark of an address: a pattern that two addresses hardly share, in the hues of its small one. */
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
