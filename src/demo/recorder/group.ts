/** Groups entries by a key, in order of first sight. */
export function groupBy<T, K>(entries: readonly T[], key: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of entries) {
    const at = key(entry)
    const group = groups.get(at)
    if (group === undefined) groups.set(at, [entry])
    else group.push(entry)
  }
  return groups
}
