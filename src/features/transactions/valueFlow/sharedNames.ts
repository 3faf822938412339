import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

/** As many characters of a name as the narrowest box of the diagram shows. */
const COMPARED_LENGTH = 16

/**
 * The addresses, by lower-case hash, that look like another one by the beginning of their name, such as two pools named "Pair".
 * `nameOf` takes an address in lower case.
 */
export function findSharedNames(
  hashes: readonly (string | null)[],
  nameOf: (hash: string) => string | null,
): ReadonlySet<string> {
  const first = new Map<string, string>()
  const shared = new Set<string>()
  for (const hash of new Set(hashes.map((each) => each?.toLowerCase() ?? ZERO_ADDRESS))) {
    const name = hash === ZERO_ADDRESS ? null : nameOf(hash)?.slice(0, COMPARED_LENGTH)
    if (!name) continue
    const other = first.get(name)
    if (other === undefined) first.set(name, hash)
    else shared.add(other).add(hash)
  }
  return shared
}
