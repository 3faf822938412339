const slot = 'astrolabe.export'

/** Notes on this device whether an export is left to be finished, so that the next visit offers to. */
export function setPendingFlag(unfinished: boolean): void {
  try {
    if (unfinished) localStorage.setItem(slot, 'unfinished')
    else localStorage.removeItem(slot)
  } catch {
    // Storage is denied: what is not finished goes with the page.
  }
}

/** Whether an earlier visit noted one. */
export function hasPendingExport(): boolean {
  try {
    return localStorage.getItem(slot) !== null
  } catch {
    return false
  }
}
