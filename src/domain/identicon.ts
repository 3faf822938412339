/** A small figure for an address: an SVG path in a viewBox of "0 0 5 5", with hues in degrees for the figure and for its ground. */
export type Identicon = { readonly path: string; readonly hue: number; readonly groundHue: number }

const SIDE = 5
const HALF = 3

/** FNV-1a over the characters of a text, then mixed, so that one digit changes about half of the 32 bits. */
function digest(text: string, seed: number): number {
  let state = seed
  for (let place = 0; place < text.length; place += 1) state = Math.imul(state ^ text.charCodeAt(place), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** The figure of an address, a mirrored 5x5 grid that depends on every digit and not on their case, so that look-alike addresses differ. */
export function identicon(hash: string): Identicon {
  const digits = hash.toLowerCase().replace(/^0x/, '')
  const shape = digest(digits, 0x811c9dc5)
  const tint = digest(digits, 0x9e3779b9)
  let path = ''
  for (let cell = 0; cell < SIDE * HALF; cell += 1) {
    // Half of the cells by their bits; the centre of the figure always, so that it is never blank.
    if (((shape >>> cell) & 1) === 0 && cell !== 8) continue
    const row = Math.floor(cell / HALF)
    const column = cell % HALF
    path += `M${column} ${row}h1v1h-1z`
    if (column < HALF - 1) path += `M${SIDE - 1 - column} ${row}h1v1h-1z`
  }
  const hue = (tint & 0xffff) % 360
  return { path, hue, groundHue: (hue + 90 + ((tint >>> 16) % 180)) % 360 }
}
