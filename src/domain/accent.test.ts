import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentOf, channelsOf, colourOfId } from './accent'
import { type Colour, contrast, LEAST_CONTRAST, luminance, writeColour } from './color'

const channel = fc.integer({ min: 0, max: 255 })
const anyColour: fc.Arbitrary<Colour> = fc.tuple(channel, channel, channel)

const css = readFileSync(new URL('../ui/theme.css', import.meta.url), 'utf8')

/** The two values of a token in the style sheet. */
function tokenOf(name: string): { light: Colour; dark: Colour } {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? []
  return { light: channelsOf(light), dark: channelsOf(dark) }
}

const ground = tokenOf('ground')
const ink = tokenOf('ink')
const grounds = [ground, ...['raised', 'sunken', 'bad-soft', 'warn-soft'].map(tokenOf)]
const themes = ['light', 'dark'] as const

/** The share of the accent in its tint, as the style sheet has it. */
const tints = [...css.matchAll(/color-mix\(in srgb, var\(--accent\) (\d+)%, var\(--ground\)\)/g)].map(
  ([, share]) => Number(share) / 100,
)

function mix(a: Colour, b: Colour, share: number): Colour {
  const [red = 0, green = 0, blue = 0] = a.map((each, at) => Math.round(each * share + (b[at] ?? 0) * (1 - share)))
  return [red, green, blue]
}

describe('accentOf', () => {
  test('the style sheet’s grounds and tints are known here', () => {
    for (const { light, dark } of [...grounds, ink]) expect([...light, ...dark].every(Number.isFinite)).toBe(true)
    expect(tints).toHaveLength(2)
  })

  test('can be read on every ground of both themes, whichever the colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const [place, theme] of themes.entries()) {
          const accent = channelsOf(accentOf(colour)[theme])
          const tint = mix(accent, ground[theme], tints[place] ?? 1)
          for (const each of [...grounds.map((token) => token[theme]), tint]) {
            expect(contrast(accent, each)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
          }
          expect(contrast(ink[theme], tint), 'words on the tint').toBeGreaterThanOrEqual(LEAST_CONTRAST)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('leaves a colour alone that can be read as it is', () => {
    expect(accentOf([0, 82, 255])).toMatchObject({ light: '#0052ff' })
    expect(accentOf([98, 200, 234])).toMatchObject({ dark: '#62c8ea' })
  })

  test('brightens a colour for the dark theme before it mixes it with white', () => {
    const { dark } = accentOf([11, 110, 138])
    const channels = channelsOf(dark)
    expect(Math.max(...channels) - Math.min(...channels), 'as strong as it was').toBeGreaterThan(127)
  })

  test('keeps the order of the channels, and with it the hue', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const theme of themes) {
          const accent = channelsOf(accentOf(colour)[theme])
          for (const [a, b] of [
            [0, 1],
            [1, 2],
            [0, 2],
          ] as const) {
            if ((colour[a] ?? 0) >= (colour[b] ?? 0)) expect(accent[a]).toBeGreaterThanOrEqual(accent[b] ?? 0)
          }
        }
      }),
    )
  })

  test('is what the style sheet begins with', () => {
    const { light, dark } = tokenOf('accent')
    expect({ light: writeColour(light), dark: writeColour(dark) }).toEqual(accentOf([59, 111, 212]))
  })
})

describe('colourOfId', () => {
  test('is a colour, neither grey nor black nor white, for any chain id', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n }), (id) => {
        const colour = colourOfId(String(id))
        expect(Math.max(...colour) - Math.min(...colour)).toBeGreaterThan(100)
        expect(luminance(colour)).toBeGreaterThan(0.05)
      }),
    )
  })

  test('differs between neighbours', () => {
    expect(colourOfId('1')).not.toEqual(colourOfId('2'))
  })
})
