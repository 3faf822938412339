const STORAGE_KEY = 'astrolabe.export'

/** Saves whether there is an unfinished export, so that the next visit shows it. */
export function setPendingFlag(isUnfinished: boolean): void {
  try {
    if (isUnfinished) localStorage.setItem(STORAGE_KEY, 'unfinished')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is denied: an unfinished export ends with the page.
  }
}

/** Whether an earlier visit left an unfinished export. */
export function hasPendingExport(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
