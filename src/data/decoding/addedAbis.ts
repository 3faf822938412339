import * as z from 'zod/mini'
import { readAbi, type ReadAbi } from '#/contracts/abi'
import { readElements, storedValue } from '#/data/persistence/storedValue'
import { isAddressHash, sameHash } from '#/domain/hashes/hash'

const addedAbi = z.object({
  name: z.string(),
  /** The only address that it is for; null for all addresses, on every chain. */
  address: z.nullable(z.string().check(z.refine(isAddressHash))),
  /** The entries as they were added; each may be anything. */
  abi: z.array(z.unknown()),
})

/** An ABI that the user added. */
export type AddedAbi = Readonly<z.infer<typeof addedAbi>>

/** The ABIs that the user added, saved in this browser only; the latest first. */
export const addedAbis = storedValue('astrolabe.abis', (stored): readonly AddedAbi[] => readElements(addedAbi, stored))

const readAbis = new WeakMap<AddedAbi, ReadAbi>()

/** The entries of an added ABI that can be read; the same object each time. */
export function entriesOf(added: AddedAbi): ReadAbi {
  const read = readAbis.get(added) ?? readAbi(added.abi)
  readAbis.set(added, read)
  return read
}

/** The added ABIs that are for an address: its own first, then those for all addresses. */
export function abisFor(all: readonly AddedAbi[], address: string | null): AddedAbi[] {
  const own = all.filter((added) => sameHash(added.address, address))
  return [...own, ...all.filter((added) => added.address === null)]
}
