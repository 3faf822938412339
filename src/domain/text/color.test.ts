import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accentOf,
  channelsOf,
  type Color,
  colorOfId,
  contrast,
  inkOn,
  LEAST_CONTRAST,
  luminance,
  readColor,
  writeColor,
} from './color'

const channel = fc.integer({ min: 0, max: 255 })
const anyColor: fc.Arbitrary<Color> = fc.tuple(channel, channel, channel)

describe('readColor', () => {
  test.each([
    ['#fff', [255, 255, 255]],
    ['#FED7D7', [254, 215, 215]],
    [' #000000 ', [0, 0, 0]],
  ])('%s', (text, expected) => {
    expect(readColor(text)).toEqual(expected)
  })

  test.each(['red', 'url(//x)', '#12', '#1234', '#ggg', '#fff;color:red', 'var(--bad)', '', null, 7, ['#fff']])(
    'takes nothing from %s',
    (text) => {
      expect(readColor(text)).toBeNull()
    },
  )

  test('reads what writeColor wrote', () => {
    fc.assert(
      fc.property(anyColor, (any) => {
        expect(readColor(writeColor(any))).toEqual(any)
      }),
    )
  })
})

describe('contrast', () => {
  test('of black and white is 21, of a color and itself 1', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([12, 200, 7], [12, 200, 7])).toBe(1)
  })
})

describe('inkOn', () => {
  test('keeps a readable color and drops an unreadable one', () => {
    expect(inkOn([254, 215, 215], [130, 39, 39])).toEqual([130, 39, 39])
    expect(inkOn([255, 0, 122], [255, 0, 120])).toEqual([0, 0, 0])
  })

  test('is readable on any background, whatever the color', () => {
    fc.assert(
      fc.property(anyColor, fc.option(anyColor), (background, wished) => {
        expect(contrast(background, inkOn(background, wished))).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      }),
    )
  })
})

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

/** The two values of a token in the style sheet. */
function tokenOf(name: string): { light: Color; dark: Color } {
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

function mix(a: Color, b: Color, share: number): Color {
  const [red = 0, green = 0, blue = 0] = a.map((each, at) => Math.round(each * share + (b[at] ?? 0) * (1 - share)))
  return [red, green, blue]
}

describe('accentOf', () => {
  test('has the backgrounds and tints of the style sheet', () => {
    for (const { light, dark } of [...grounds, ink]) expect([...light, ...dark].every(Number.isFinite)).toBe(true)
    expect(tints).toHaveLength(2)
  })

  test('is readable on every background of both themes, whatever the color', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const [place, theme] of themes.entries()) {
          const accent = channelsOf(accentOf(color)[theme])
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

  test('does not change a readable color', () => {
    expect(accentOf([0, 82, 255])).toMatchObject({ light: '#0052ff' })
    expect(accentOf([98, 200, 234])).toMatchObject({ dark: '#62c8ea' })
  })

  test('brightens a color for the dark theme before it mixes it with white', () => {
    const { dark } = accentOf([11, 110, 138])
    const channels = channelsOf(dark)
    expect(Math.max(...channels) - Math.min(...channels), 'as strong as it was').toBeGreaterThan(127)
  })

  test('keeps the order of the channels, so the hue', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const theme of themes) {
          const accent = channelsOf(accentOf(color)[theme])
          for (const [a, b] of [
            [0, 1],
            [1, 2],
            [0, 2],
          ] as const) {
            if ((color[a] ?? 0) >= (color[b] ?? 0)) expect(accent[a]).toBeGreaterThanOrEqual(accent[b] ?? 0)
          }
        }
      }),
    )
  })

  test('is the default of the style sheet', () => {
    const { light, dark } = tokenOf('accent')
    expect({ light: writeColor(light), dark: writeColor(dark) }).toEqual(accentOf([59, 111, 212]))
  })
})

describe('colorOfId', () => {
  test('is a color, neither grey nor black nor white, for any chain id', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n }), (id) => {
        const color = colorOfId(String(id))
        expect(Math.max(...color) - Math.min(...color)).toBeGreaterThan(100)
        expect(luminance(color)).toBeGreaterThan(0.05)
      }),
    )
  })

  test('differs between adjacent chain IDs', () => {
    expect(colorOfId('1')).not.toEqual(colorOfId('2'))
  })
})
