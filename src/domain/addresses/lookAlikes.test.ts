import { describe, expect, it } from 'vitest'
import { RECORDED_ENDPOINTS, recordedResponses } from '#/testing/recordedResponses'
import { differingDigits, differingRuns, lookAlikes } from './lookAlikes'

const middle = (digit: string) => digit.repeat(32)
const alike = (head: string, tail: string) => [`0x${head}${middle('1')}${tail}`, `0x${head}${middle('2')}${tail}`]

/** Addresses that chance made, the same ones each time. */
function crowdOf(size: number): string[] {
  let state = 7
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8).toString(16).padStart(6, '0')
  }
  return Array.from({ length: size }, () => `0x${Array.from({ length: 7 }, word).join('').slice(0, 40)}`)
}

describe('lookAlikes', () => {
  it('finds two addresses with the same ends, whatever the case of their digits', () => {
    const [one = '', other = ''] = alike('dead', 'beef')
    expect(lookAlikes([one, other.toUpperCase().replace('0X', '0x')])).toEqual([{ one, other, head: 4, tail: 4 }])
  })

  it('leaves alone one address twice, fewer digits, and what is no address', () => {
    const [one = ''] = alike('dead', 'beef')
    expect(lookAlikes([one, one.toUpperCase().replace('0X', '0x')])).toEqual([])
    expect(lookAlikes([`0xdead${middle('1')}beef`, `0xdead${middle('2')}1eef`])).toEqual([])
    expect(lookAlikes(['0xdead', 'dead', ''])).toEqual([])
  })

  it('does not count zeros, nor accuse contracts that a chain numbered', () => {
    expect(lookAlikes(alike('0000', '0000'))).toEqual([])
    expect(
      lookAlikes(['0x4200000000000000000000000000000000000006', '0x4200000000000000000000000000000000010006']),
    ).toEqual([])
  })

  it('asks for more digits the more are compared', () => {
    const crowd = crowdOf(20_000)
    expect(lookAlikes([...crowd, ...alike('dead', 'beef')])).toEqual([])
    expect(lookAlikes([...crowd, `0xdeada${'1'.repeat(30)}abeef`, `0xdeada${'2'.repeat(30)}abeef`])).toHaveLength(1)
  })

  it('accuses none of many addresses that chance made', () => {
    expect(lookAlikes(crowdOf(20_000))).toEqual([])
  })
})

describe('differingRuns', () => {
  it('parts what two addresses share from what they do not', () => {
    expect(differingRuns('0xaBc1', '0xabd1')).toEqual([
      { text: 'aB', same: true },
      { text: 'c', same: false },
      { text: '1', same: true },
    ])
  })
})

describe('differingDigits', () => {
  it.each([
    ['0xabcd', '0xabcd', 'No digits differ'],
    ['0xabcd', '0xabed', 'Digit 3 differs'],
    ['0xabcd', '0xa12d', 'Digits 2 to 3 differ'],
    ['0xabcdef', '0x1bc45f', 'Digits 1 and 4 to 5 differ'],
    ['0xABCDEF', '0x1b2d3f', 'Digits 1, 3 and 5 differ'],
  ])('says of %s and %s: %s', (one, other, text) => {
    expect(differingDigits(one, other)).toBe(text)
  })
})

/** Every address in a text, as a page would meet it. */
const addressesIn = (text: string) => text.match(/(?<=")0x[\da-f]{40}(?=")/gi) ?? []

describe('in what real servers answered', () => {
  // Nothing in them is an attack: whatever were listed here would have to be justified one by one.
  it('flags nothing, neither in one answer nor among all of them', () => {
    const bodies = RECORDED_ENDPOINTS.flatMap(recordedResponses).map(({ text }) => addressesIn(text))
    expect(new Set(bodies.flat()).size).toBeGreaterThan(100)
    expect(bodies.flatMap(lookAlikes)).toEqual([])
    expect(lookAlikes(bodies.flat())).toEqual([])
  })
})
