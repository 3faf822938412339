/** The state of loading an image from several URLs until one has it. */
export interface PictureRace {
  /** Number of retries of all URLs. */
  readonly round: number
  /** Number of URLs requested. */
  readonly started: number
  readonly failed: readonly string[]
  readonly winner: string | null
  /** Width and height in px of a loaded image that is too large to show without a click. */
  readonly tooLarge: readonly [width: number, height: number] | null
  /** The URL of an image that was read and is not shown, and why. */
  readonly withheld: { readonly source: string; readonly image: WithheldImage } | null
  readonly over: boolean
  /** Whether it takes long enough to show a loading text. */
  readonly slow: boolean
}

/** Why an image is not shown: drawing it would stop the page, or its host does not let other sites read it to find out. */
export type WithheldImage = { readonly why: 'too complex'; readonly text: string | null } | { readonly why: 'unread' }

/** An event: a URL failed or loaded, loading is slow or timed out, the user retries or shows a large image. */
export type RaceEvent =
  | { readonly type: 'failed'; readonly source: string }
  | { readonly type: 'loaded'; readonly source: string; readonly width: number; readonly height: number }
  | { readonly type: 'withheld'; readonly source: string; readonly image: WithheldImage }
  | { readonly type: 'slow' | 'late' | 'again' | 'anyway' }

/** Upper bound for images shown without a click, in px; decoded, each px takes four bytes. */
export const MAX_IMAGE_PX = 50_000_000

/** The initial state, with the first URL requested. */
export const freshRace: PictureRace = {
  round: 0,
  started: 1,
  failed: [],
  winner: null,
  tooLarge: null,
  withheld: null,
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
      return { ...race, winner: source, tooLarge: width * height > MAX_IMAGE_PX ? [width, height] : null, over: true }
    }
    case 'withheld': {
      const { source, image } = event
      return race.winner === null ? { ...race, winner: source, withheld: { source, image }, over: true } : race
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
