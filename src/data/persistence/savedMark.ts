import { storedText, storeText } from '#/data/persistence/browserStorage'

/** Where it is noted which schema responses were saved in. */
const SAVED_SLOT = 'astrolabe.kept'

/** Notes that responses are saved. */
export function noteSaved(): void {
  storeText('device', SAVED_SLOT, __SCHEMA__)
}

/** Whether an earlier visit saved responses that this build can read. */
export function hasSavedEntries(): boolean {
  return storedText('device', SAVED_SLOT) === __SCHEMA__
}
