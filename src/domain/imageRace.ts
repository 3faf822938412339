/** How far it has come to fetch one picture from the first of several addresses that has it. */
export interface PictureRace {
  /** How often it was begun anew, so that what failed is asked for again. */
  readonly round: number
  /** How many of the addresses were asked. */
  readonly started: number
  readonly failed: readonly string[]
  readonly winner: string | null
  /** Width and height of a winner that would keep the browser busy, in points. */
  readonly tooLarge: readonly [width: number, height: number] | null
  readonly over: boolean
  /** Whether it takes long enough for its reader to be told. */
  readonly slow: boolean
}

/** What happens in a race: an address fails or has the picture, nothing comes for a moment or for long, the reader asks again or insists. */
export type RaceEvent =
  | { readonly type: 'failed'; readonly source: string }
  | { readonly type: 'loaded'; readonly source: string; readonly width: number; readonly height: number }
  | { readonly type: 'slow' | 'late' | 'again' | 'anyway' }

/** Points of a picture that is shown unasked: decoded it takes four bytes each. */
export const mostPoints = 50_000_000

/** A race of which the first address is asked. */
export const freshRace: PictureRace = {
  round: 0,
  started: 1,
  failed: [],
  winner: null,
  tooLarge: null,
  over: false,
  slow: false,
}

/** The race after an event, among so many addresses: a late or failed one does not stop, but lets the next one start. */
export function nextRace(race: PictureRace, event: RaceEvent, addresses: number): PictureRace {
  switch (event.type) {
    case 'failed': {
      if (race.winner !== null || race.failed.includes(event.source)) return race
      const failed = [...race.failed, event.source]
      const started = failed.length === race.started ? Math.min(race.started + 1, addresses) : race.started
      return { ...race, failed, started, over: failed.length === addresses }
    }
    case 'loaded': {
      if (race.winner !== null) return race
      const { source, width, height } = event
      return { ...race, winner: source, tooLarge: width * height > mostPoints ? [width, height] : null, over: true }
    }
    case 'slow':
      return { ...race, slow: true }
    case 'late':
      if (race.over) return race
      return race.started < addresses ? { ...race, started: race.started + 1 } : { ...race, over: true }
    case 'again':
      return { ...freshRace, round: race.round + 1 }
    case 'anyway':
      return { ...race, tooLarge: null }
  }
}
