/** Least contrast of text on its background, WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5

/** Reads #rgb or #rrggbb; null for anything else: no other form is taken from strangers. */
export function readColour(text: unknown): Colour | null {
  if (typeof text !== 'string') return null
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  const [, red = '', green = '', blue = ''] = long ?? short ?? []
  if (!red) return null
  const channel = (digits: string) => Number.parseInt(long ? digits : digits + digits, 16)
  return [channel(red), channel(green), channel(blue)]
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: Colour, b: Colour): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]

/** The text color on a background: `wished` if it is legible, else black or white. */
export function inkOn(background: Colour, wished: Colour | null = null): Colour {
  if (wished && contrast(background, wished) >= LEAST_CONTRAST) return wished
  return contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE
}

/** A color: three channels of sRGB, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A channel as its share of light, 0 to 1. */
export function lightOf(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The channel of a share of light, not rounded. */
export function channelOf(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map(lightOf)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A color as a CSS value. */
export function writeColour(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
