import { storedValue } from '#/data/persistence/storedValue'

const unfinished = storedValue('astrolabe.export', (stored) => (stored === null ? undefined : 'unfinished'))

/** Saves whether there is an unfinished export, so that the next visit shows it. */
export function setPendingFlag(isUnfinished: boolean): void {
  unfinished.set(isUnfinished ? 'unfinished' : undefined)
}

/** Whether an earlier visit left an unfinished export. */
export function hasPendingExport(): boolean {
  return unfinished.get() !== undefined
}
