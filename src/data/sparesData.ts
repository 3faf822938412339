/** Whether the browser's data saver is on, so that nothing is prefetched. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
