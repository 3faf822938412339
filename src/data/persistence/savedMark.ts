/** Where it is noted which schema responses were saved in. */
const SAVED_SLOT = 'astrolabe.kept'

/** Notes that responses are saved; throws where the browser stores nothing. */
export function noteSaved(): void {
  localStorage.setItem(SAVED_SLOT, __SCHEMA__)
}

/** Whether an earlier visit saved responses that this build can read. */
export function hasSavedEntries(): boolean {
  try {
    return localStorage.getItem(SAVED_SLOT) === __SCHEMA__
  } catch {
    return false
  }
}
