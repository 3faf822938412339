import { describe, expect, it } from 'vitest'
import { freshRace, nextRace, type RaceEvent } from './imageRace'

const race = (addresses: number, ...events: RaceEvent[]) =>
  events.reduce((before, event) => nextRace(before, event, addresses), freshRace)
const failed = (source: string): RaceEvent => ({ type: 'failed', source })
const loaded = (source: string, width = 10, height = 10): RaceEvent => ({ type: 'loaded', source, width, height })
const late: RaceEvent = { type: 'late' }

describe('image race', () => {
  it('requests the next URL if one fails, and ends with the last', () => {
    expect(race(3, failed('a'))).toMatchObject({ started: 2, over: false })
    expect(race(3, failed('a'), failed('b'), failed('c'))).toMatchObject({ started: 3, over: true, winner: null })
    expect(race(1, failed('a'), failed('a'))).toMatchObject({ failed: ['a'], over: true })
  })

  it('starts the next URL next to a slow one, and takes the first that loads', () => {
    expect(race(2, late)).toMatchObject({ started: 2, over: false })
    expect(race(2, late, failed('b'))).toMatchObject({ started: 2, over: false })
    expect(race(2, late, loaded('a'), failed('b'), loaded('b'))).toMatchObject({ winner: 'a', failed: [] })
    expect(race(2, late, late)).toMatchObject({ over: true, winner: null })
  })

  it('does not show an image of huge dimensions until you choose so', () => {
    const bomb = race(1, loaded('a', 30_000, 30_000))
    expect(bomb.tooLarge).toEqual([30_000, 30_000])
    expect(nextRace(bomb, { type: 'anyway' }, 1)).toMatchObject({ tooLarge: null, winner: 'a' })
  })

  it('starts over on Retry', () => {
    expect(race(1, { type: 'slow' }, failed('a'), { type: 'again' })).toEqual({ ...freshRace, round: 1 })
  })
})
