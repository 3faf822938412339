/** A set without `item` where it is in it, and with it where it is not. */
export function withToggled<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const after = new Set(set)
  if (!after.delete(item)) after.add(item)
  return after
}
