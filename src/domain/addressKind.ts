import type { AddressDetails, ImplementationRecord } from './addressRecords'

/** What an address is: a delegated one is an account that runs a contract's code (EIP-7702). */
export type AddressKind = 'contract' | 'account' | 'delegated' | 'unknown'

/** The type of an address; null if the API does not return it. */
export function kindOfAddress({
  is_contract,
  proxy_type,
}: Pick<AddressDetails, 'is_contract' | 'proxy_type'>): AddressKind {
  // The API returns is_contract for such an account, because it has code.
  if (proxy_type === 'eip7702') return 'delegated'
  return is_contract === null ? 'unknown' : is_contract ? 'contract' : 'account'
}

/** The implementations of an address, each once; the fields for a single one are used if the list is empty. */
export function implementationsOf(
  address: Pick<AddressDetails, 'implementations' | 'implementation_address' | 'implementation_name'>,
): { hash: string; name: string | null }[] {
  const { implementations, implementation_address, implementation_name } = address
  const single: ImplementationRecord = { address_hash: implementation_address, name: implementation_name }
  const listed = implementations?.filter(({ address_hash }) => address_hash) ?? []
  const all = new Map<string, { hash: string; name: string | null }>()
  for (const { address_hash: hash, name } of listed.length > 0 ? listed : [single]) {
    if (!hash) continue
    const known = all.get(hash.toLowerCase())
    all.set(hash.toLowerCase(), { hash: known?.hash ?? hash, name: known?.name || name || null })
  }
  return [...all.values()]
}
