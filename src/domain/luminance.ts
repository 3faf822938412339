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
