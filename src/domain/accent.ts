import { channelOf, type Colour, lightOf, luminance, writeColour } from './luminance'

/** As much light as an accent may give in the light theme, and must give in the dark one, to be read on every ground of the theme. */
const MOST = 0.135
const LEAST = 0.3

/** The accents of a colour as #rrggbb. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/**
 * The accents that a colour makes: itself where it can be read as text (4.5:1 on every ground of the theme, a tint of itself among
 * them), else dimmed for the light theme, and for the dark one brightened as far as it goes and then mixed with white, in linear
 * light, so that its hue stays and as much of its strength as can be.
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

/** The colour of a chain that has none of its own: a hue from its id, so that chains beside each other differ. */
export function colourOfId(id: string): Colour {
  // Steps of the golden angle never come close to each other soon.
  const hue = (Number(BigInt(id) % 360n) * 137.508) % 360
  return tripleOf([0, 240, 120].map((turn) => Math.round(128 + 96 * Math.cos(((hue + turn) * Math.PI) / 180))))
}

/** The channels of a colour that is written as #rrggbb. */
export function channelsOf(text: string): Colour {
  return tripleOf([1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)))
}

function tripleOf([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  return [red, green, blue]
}
