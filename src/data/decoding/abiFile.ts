import { readAbi, type UnreadableAbiEntry } from '#/contracts/abi'
import type { AddedAbi } from '#/data/decoding/addedAbis'
import { isObject } from '#/domain/isObject'
import { isAddressHash, sameHash } from '#/domain/hashes/hash'

/** Longer text is not read: browsers save about 5 MB for each site. */
export const MAX_ABI_LENGTH = 1_000_000

/** Characters of all added ABIs. */
export const MAX_TOTAL_LENGTH = 3_000_000

/** Maximum length of an ABI's name, in UTF-16 units. */
export const MAX_NAME_LENGTH = 60

/** What a text holds: an ABI, or the file that `writeAbis` writes. */
export type AbiText =
  | { readonly kind: 'abi'; readonly abi: readonly unknown[]; readonly unreadable: readonly UnreadableAbiEntry[] }
  | { readonly kind: 'file'; readonly abis: readonly AddedAbi[]; readonly unreadable: number }

const FORMAT = 'astrolabe abis'

/** Writes all added ABIs as a file for this or another browser. */
export function writeAbis(all: readonly AddedAbi[]): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, abis: all }, null, 2)}\n`
}

/**
 * Reads an ABI, the JSON that a compiler writes with an `abi` in it, or a file of `writeAbis`. Entries are valid or not one by one.
 * Null if the text is none of these.
 */
export function readAbiText(text: string): AbiText | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (isObject(json) && json['format'] === FORMAT && Array.isArray(json['abis'])) return readFile(json['abis'])
  const entries = isObject(json) ? json['abi'] : json
  if (!Array.isArray(entries)) return null
  const { unreadable } = readAbi(entries)
  const wrong = new Set(unreadable.map(({ entry }) => entry))
  return { kind: 'abi', abi: entries.filter((entry) => !wrong.has(entry)), unreadable }
}

function readFile(listed: readonly unknown[]): AbiText {
  const abis = listed.flatMap((each): AddedAbi[] => {
    if (!isObject(each) || !Array.isArray(each['abi']) || typeof each['name'] !== 'string') return []
    const { name, abi, address = null } = each as { name: string; abi: unknown[]; address?: unknown }
    if (address !== null && !isAddressHash(address)) return []
    return readAbi(abi).abi.length === 0 ? [] : [{ name: name.slice(0, MAX_NAME_LENGTH), address, abi }]
  })
  return { kind: 'file', abis, unreadable: listed.length - abis.length }
}

/** The added ABIs with more of them in front; those for the same address that have the same entries are replaced. */
export function withAbisAdded(all: readonly AddedAbi[], added: readonly AddedAbi[]): AddedAbi[] {
  return [...added, ...all.filter((each) => !added.some((other) => isSame(each, other)))]
}

function isSame(a: AddedAbi, b: AddedAbi): boolean {
  const isOfSame = a.address === b.address || sameHash(a.address, b.address)
  return isOfSame && JSON.stringify(a.abi) === JSON.stringify(b.abi)
}
