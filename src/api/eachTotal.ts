import { isObject } from '#/domain/isObject'

/** The records in one whose `total` is an array of objects, as servers of 2023 send a batch of NFTs (ERC-1155); any other value as it is. */
export function eachTotal(raw: unknown): readonly unknown[] {
  if (!isObject(raw)) return [raw]
  const totals: unknown = raw['total']
  return Array.isArray(totals) && totals.length > 0 && totals.every(isObject)
    ? totals.map((total: unknown) => Object.assign({}, raw, { total }))
    : [raw]
}
