/** So many rows of a list are printed at the most: more would hold the browser up for longer than anyone waits. */
export const MAX_PRINTED_ROWS = 5_000
