import { chainIdOf } from '#/domain/chainKey'

/** A color: three channels of sRGB, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

/** Least contrast of text on its background, WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5

/** Reads #rgb or #rrggbb; null for anything else: no other form is taken from strangers. */
export function readColor(text: unknown): Color | null {
  if (typeof text !== 'string') return null
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  const [, red = '', green = '', blue = ''] = long ?? short ?? []
  if (!red) return null
  const channel = (digits: string) => Number.parseInt(long ? digits : digits + digits, 16)
  return [channel(red), channel(green), channel(blue)]
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: Color, b: Color): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const BLACK: Color = [0, 0, 0]
const WHITE: Color = [255, 255, 255]

/** The text color on a background: `wished` if it is legible, else black or white. */
export function inkOn(background: Color, wished: Color | null): Color {
  if (wished && contrast(background, wished) >= LEAST_CONTRAST) return wished
  return contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE
}

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
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map(lightOf)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A color as a CSS value. */
export function writeColor(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Upper bound of an accent's luminance in the light theme, and lower bound in the dark theme, for a contrast of 4.5:1. */
const MOST = 0.135
const LEAST = 0.3

/** The accents of a color as #rrggbb. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/**
 * Adjusts a color so that it is legible as text (4.5:1 on every background of the theme, including a tint of itself): dimmed for the
 * light theme; for the dark theme brightened, then mixed with white. Works in linear light, which keeps the hue.
 */
export function accentOf(color: Color): Accent {
  const lights = color.map(lightOf)
  const light = luminance(color)
  const dimming = Math.min(1, MOST / light)
  const gain = Math.max(1, Math.min(LEAST / (light || 1), 1 / (Math.max(...lights) || 1)))
  const whitening = Math.max(0, (LEAST - light * gain) / (1 - light * gain))
  const dimmed = lights.map((own) => Math.floor(channelOf(own * dimming) + 1e-9))
  const brightened = lights.map((own) => Math.ceil(channelOf(own * gain + (1 - own * gain) * whitening) - 1e-9))
  return { light: writeColor(tripleOf(dimmed)), dark: writeColor(tripleOf(brightened)) }
}

/** A color as the CSS value of an accent, for both themes. */
export function accentValue(color: Color): string {
  const { light, dark } = accentOf(color)
  return `light-dark(${light}, ${dark})`
}

/** The color of a chain without a configured one: a hue by its key, so that adjacent chains and those of one ID differ. */
export function colorOfId(key: string): Color {
  // Multiples of the golden angle are far apart.
  const own = Array.from(key.slice(chainIdOf(key).length), (letter) => letter.charCodeAt(0))
  const turns = Number(BigInt(chainIdOf(key)) % 360n) + own.reduce((sum, code) => sum + code, 0)
  const hue = (turns * 137.508) % 360
  return tripleOf([0, 240, 120].map((turn) => Math.round(128 + 96 * Math.cos(((hue + turn) * Math.PI) / 180))))
}

/** Parses a color written as #rrggbb. */
export function channelsOf(text: string): Color {
  return tripleOf([1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)))
}

function tripleOf([red = 0, green = 0, blue = 0]: readonly number[]): Color {
  return [red, green, blue]
}
