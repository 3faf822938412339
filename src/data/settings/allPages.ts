import { storedValue } from '#/data/persistence/storedValue'
import { createStore } from '#/domain/store'

/**
 * Whether the code of all pages is stored in this browser, so that pages never visited open offline, too; undefined if not, and false
 * until what was stored is deleted.
 */
export const storesAllPages = storedValue('astrolabe.allPages', (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
)

/** How far that is; null before it begins. */
export const allPagesState = createStore<'loading' | 'stored' | 'failed' | null>(() => null)

/** Whether the app is in a window of its own, as an installed one is. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Whether this browser can store the app; service workers need a secure origin. */
export const canStoreApp = (): boolean => 'serviceWorker' in navigator
