import * as z from 'zod/mini'
import { addToSet, type AddedCounts, addressSet, type SetAddress, setChains } from '#/data/addressSet/addressSet'
import { type AddressProblem, readAddressText } from '#/domain/addresses/addressSet'
import { isChainKey } from '#/domain/chainKey'

const FORMAT = 'astrolabe addresses'

const file = z.object({
  addresses: z.array(z.union([z.string(), z.object({ hash: z.string(), name: z.optional(z.nullable(z.string())) })])),
  chains: z.optional(z.nullable(z.array(z.string()))),
})

/** The result of importing a file of addresses. */
export interface AddressSetImport extends AddedCounts {
  readonly problems: readonly AddressProblem[]
  /** Number of chains that are chosen by the file; 0 if it chooses none, or you had chosen some before. */
  readonly chains: number
}

/** Writes the saved addresses and chosen chains as a file for this or another browser. */
export function writeAddressSet(): string {
  const content = { format: FORMAT, version: 1, addresses: addressSet.get(), chains: setChains.get() }
  return `${JSON.stringify(content, null, 2)}\n`
}

/**
 * Adds the addresses of a file to the saved ones: of one that writeAddressSet wrote, or of any text with addresses, such as a CSV
 * file. Its chains are taken over if you have chosen none. Null if the file has no addresses.
 */
export function importAddressSet(text: string): AddressSetImport | null {
  const parsed = file.safeParse(jsonOf(text))
  const entries = parsed.success
    ? parsed.data.addresses.map((each) => (typeof each === 'string' ? { hash: each, name: null } : each))
    : [{ hash: text, name: null }]
  const found: SetAddress[] = []
  const problems: AddressProblem[] = []
  for (const { hash, name = null } of entries) {
    const read = readAddressText(hash)
    for (const address of read.addresses) found.push({ hash: address, name })
    for (const each of read.names) problems.push({ text: each, reason: 'is a name: add it on the portfolio page' })
    problems.push(...read.problems)
  }
  if (found.length === 0) return null
  const chains = parsed.success && setChains.get() === null ? (parsed.data.chains ?? []).filter(isChainKey) : []
  if (chains.length > 0) setChains.set(chains)
  return { ...addToSet(found), problems, chains: chains.length }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
