/** Whether a time in a path is a day, without a time of it. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

/** A time in a path: Unix seconds, or a date and time as ISO 8601 writes it, in UTC where it names no zone; null for any other text. */
export function timeIn(text: string): Date | null {
  if (/^\d{1,11}$/.test(text)) return new Date(Number(text) * 1000)
  const [, day, time = '', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/i.exec(text) ?? []
  const at = new Date(`${day}T${time || '00:00'}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}
