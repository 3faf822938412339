/** Whether the reader asked for few bytes to be sent, so that nothing is fetched ahead. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
