/** Unix seconds as the API writes a time: ISO 8601, UTC, microseconds. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('Z', '000Z')
}
