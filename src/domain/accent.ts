import { channelOf, type Colour, lightOf, luminance, writeColour } from './color'

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
export function accentOf(colour: Colour): Accent {
  const lights = colour.map(lightOf)
  const light = luminance(colour)
  const dimming = Math.min(1, MOST / light)
  const gain = Math.max(1, Math.min(LEAST / (light || 1), 1 / (Math.max(...lights) || 1)))
  const whitening = Math.max(0, (LEAST - light * gain) / (1 - light * gain))
  const dimmed = lights.map((own) => Math.floor(channelOf(own * dimming) + 1e-9))
  const brightened = lights.map((own) => Math.ceil(channelOf(own * gain + (1 - own * gain) * whitening) - 1e-9))
  return { light: writeColour(tripleOf(dimmed)), dark: writeColour(tripleOf(brightened)) }
}

/** A color as the CSS value of an accent, for both themes. */
export function accentValue(colour: Colour): string {
  const { light, dark } = accentOf(colour)
  return `light-dark(${light}, ${dark})`
}

/** The color of a chain without a configured one: a hue by its ID, so that adjacent chains differ. */
export function colourOfId(id: string): Colour {
  // Multiples of the golden angle are far apart.
  const hue = (Number(BigInt(id) % 360n) * 137.508) % 360
  return tripleOf([0, 240, 120].map((turn) => Math.round(128 + 96 * Math.cos(((hue + turn) * Math.PI) / 180))))
}

/** Parses a color written as #rrggbb. */
export function channelsOf(text: string): Colour {
  return tripleOf([1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)))
}

function tripleOf([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  return [red, green, blue]
}
