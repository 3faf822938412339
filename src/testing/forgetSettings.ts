import { addressSet, setChains } from '#/data/addressSet/addressSet'
import { addedAbis } from '#/data/decoding/addedAbis'
import { savedSignatures } from '#/data/decoding/savedSignatures'
import { labels } from '#/data/labels/labels'
import { forgetSearch } from '#/data/search/recentSearches'
import { bookmarks, recentRecords } from '#/data/settings/bookmarks'
import { DISPLAY, setDisplay } from '#/data/settings/display'
import { forgetRecentChains } from '#/data/settings/recentChains'
import { savedFilters } from '#/data/settings/savedFilters'
import { watches } from '#/data/watch/watches'
import { NOT_POLLED, seenMovements, wantsNotifications, watchState, watchStatus } from '#/data/watch/watchState'
import { NOTHING_FOUND } from '#/domain/watchPass'
import { hiddenColumns } from '#/list/definition'

/** Resets what the app keeps in memory besides the storage, which outlasts a test. */
export function forgetSettings(): void {
  addedAbis.set([])
  savedSignatures.set({})
  labels.set({})
  addressSet.set([])
  setChains.set(null)
  watches.set({})
  watchState.set(NOTHING_FOUND)
  watchStatus.set(NOT_POLLED)
  seenMovements.set({ number: 0, at: 0 })
  wantsNotifications.set(false)
  bookmarks.set([])
  recentRecords.set([])
  savedFilters.set([])
  setDisplay({ time: DISPLAY.time[0], money: DISPLAY.money[0], folded: DISPLAY.folded[0] })
  hiddenColumns.set({})
  forgetSearch()
  forgetRecentChains()
  localStorage.clear()
  sessionStorage.clear()
}
