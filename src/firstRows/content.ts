import type { ChainConnection } from '#/data/sources/connection'
import type { Route } from './router'

/** Where content is to be read. */
interface Place {
  readonly connection: ChainConnection
  readonly params: Readonly<Record<string, string>>
  readonly routes: readonly Route[]
  /** Starts to fetch the app. */
  readonly meanwhile: () => void
}

/**
 * Reads what a page shows in its frame, from what index.html asked for: it is drawn from then on. Gives what the app has to show to
 * take over from it; null for as much as stands.
 */
export type Content = (place: Place) => Promise<string | null>
