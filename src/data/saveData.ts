/** Whether the browser's data saver is on, so that nothing is prefetched. */
export const isSaveDataOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
