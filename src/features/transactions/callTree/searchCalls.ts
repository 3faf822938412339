import type { Address } from '#/api/schemas/address'
import type { Encoded } from '#/contracts/decoding'
import { nameInSignature } from '#/domain/abiSignature'
import type { DecodedRecord, ParameterValue } from '#/domain/transactionRecords'
import type { CallItem, TreeItem } from '#/features/transactions/callTree/callTreeItems'

/** Decodes bytes of a contract by what has loaded; null if nothing fits. */
export type Decode = (encoded: Encoded, address: string | null) => DecodedRecord | null

/** Separates the fields of a text, so that no match spans two of them. */
const SEPARATOR = '\n'

/** What an item is found by, in lower case: type, addresses with names, function, arguments, returned values, error. */
export function searchText(item: TreeItem, names: ReadonlyMap<string, Address>, decode: Decode): string {
  const parts = item.kind === 'event' ? eventParts(item.log, names, decode) : callParts(item, names, decode)
  return parts
    .filter((part) => part !== null)
    .join(SEPARATOR)
    .toLowerCase()
}

type Part = string | null

function callParts(
  { call, facts, forwardedTo }: CallItem,
  names: ReadonlyMap<string, Address>,
  decode: Decode,
): Part[] {
  const { type, to, error } = call
  const { input, output } = facts
  const selector = /^0x[\da-f]{8}/i.exec(input ?? '')?.[0] ?? null
  const parts = [type, error, selector, ...addressParts(to, names), ...addressParts(forwardedTo?.to ?? null, names)]
  if (input !== null && selector !== null) parts.push(...decodedParts(decode({ kind: 'call', data: input }, to)))
  if (output === null || output === '0x') return parts
  if (call.failed) parts.push(...decodedParts(decode({ kind: 'revert', data: output }, to)))
  else if (selector !== null) parts.push(...decodedParts(decode({ kind: 'output', selector, data: output }, to)))
  return parts
}

function eventParts(
  { address, topics, data, decoded }: Extract<TreeItem, { kind: 'event' }>['log'],
  names: ReadonlyMap<string, Address>,
  decode: Decode,
): Part[] {
  const hash = address?.hash ?? null
  const known = decoded ?? decode({ kind: 'log', topics: topics ?? [], data: data ?? '0x' }, hash)
  return [...addressParts(hash, names), topics?.[0] ?? null, ...decodedParts(known)]
}

function addressParts(hash: string | null, names: ReadonlyMap<string, Address>): Part[] {
  if (hash === null) return []
  const known = names.get(hash.toLowerCase())
  return [hash, known?.name ?? null, known?.ens_domain_name ?? null]
}

function decodedParts(decoded: DecodedRecord | null): Part[] {
  const parameters = decoded?.parameters ?? []
  return [
    nameInSignature(decoded?.method_call ?? null),
    ...parameters.flatMap(({ name, value }) => valueParts(value).concat(name)),
  ]
}

function valueParts(value: ParameterValue | null): Part[] {
  return typeof value === 'string' || value === null ? [value] : value.flatMap(valueParts)
}

/** The items whose text contains a query, in order; none for a query of one character. */
export function matchesIn(items: readonly TreeItem[], texts: readonly string[], query: string): readonly TreeItem[] {
  const sought = query.trim().toLowerCase()
  return sought.length < 2 ? [] : items.filter((_, at) => texts[at]?.includes(sought))
}
