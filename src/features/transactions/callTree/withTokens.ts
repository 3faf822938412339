import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { tokenOf } from '#/entity/transferredTokens'

/** The addresses with the symbol of a transferred token in place of its contract's name, as the tree shows and finds it. */
export function withTokens(
  names: ReadonlyMap<string, Address>,
  transfers: readonly TokenTransfer[],
): ReadonlyMap<string, Address> {
  const named = new Map(names)
  for (const hash of new Set(transfers.map(({ token }) => token?.address_hash?.toLowerCase()))) {
    const address = hash === undefined ? undefined : names.get(hash)
    if (hash === undefined || address === undefined) continue
    const token = tokenOf(hash, transfers)
    named.set(hash, { ...address, name: token?.symbol || token?.name || address.name })
  }
  return named
}
