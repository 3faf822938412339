import { addressesByHash, rowBy } from '#/served/indexes'
import type { RecordedAddress } from '#/served/recording'
import type { View } from '#/served/store'
import { tokenBody } from './token'

/** The facts of an address; undefined if it is not on the chain. */
export function addressFacts(view: View<'addresses'>, hash: string): RecordedAddress | undefined {
  return rowBy(view.addresses, addressesByHash, hash.toLowerCase())
}

/** The checksummed address; unchanged if it is not on the chain. */
export function checksumOf(view: View<'addresses'>, hash: string): string {
  return addressFacts(view, hash)?.hash ?? hash
}

/** An address embedded in a record (contract §2.1), in the form of the request. */
export function addressBody(view: View<'addresses'>, hash: string) {
  const facts = addressFacts(view, hash)
  const contract = facts?.contract
  const tag = tagOf(facts)
  const shared = {
    hash: facts?.hash ?? hash,
    name: contract?.name ?? null,
    is_contract: contract !== undefined,
    is_verified: contract?.name !== undefined,
    ens_domain_name: null,
  }
  if (view.form === 'instance') {
    return {
      ...shared,
      implementation_name: contract?.implementations?.[0]?.name,
      metadata: tag,
      private_tags: [],
      public_tags: [],
      watchlist_names: [],
    }
  }
  return {
    ...shared,
    metadata: tag === null ? null : { tags: [tag] },
    is_scam: facts?.scam === true,
    reputation: facts?.scam === true ? 'scam' : 'ok',
    proxy_type: contract?.proxyType ?? null,
    implementations: (contract?.implementations ?? []).map(({ address, name }) => ({
      address_hash: checksumOf(view, address),
      name: name ?? null,
    })),
  }
}

/** An embedded address; undefined without a hash, as when a contract is created. */
export function addressBodyIfAny(view: View<'addresses'>, hash: string | undefined) {
  return hash === undefined ? undefined : addressBody(view, hash)
}

/** An item of the top accounts (contract §2.9). */
export function coinHolderBody(view: View<'addresses' | 'chain' | 'transactions'>, facts: RecordedAddress) {
  const { contract } = facts
  const implementation = contract?.implementations?.[0]
  return {
    ...addressBody(view, facts.hash),
    coin_balance: facts.balance,
    transactions_count: String(facts.transactionsCount),
    block_number_balance_updated_at: facts.updatedAt,
    exchange_rate: view.chain.coinPrice,
    creator_address_hash: contract?.creator && checksumOf(view, contract.creator),
    creation_transaction_hash: view.transactions[contract?.creation ?? -1]?.hash,
    creation_status: contract && (contract.destroyed === true ? 'selfdestructed' : 'success'),
    implementation_address: implementation && checksumOf(view, implementation.address),
  }
}

/** Whether an address has records of these types. */
export interface ActivityFlags {
  has_beacon_chain_withdrawals: boolean
  has_logs: boolean
  has_token_transfers: boolean
  has_tokens: boolean
  has_validated_blocks: boolean
}

/** An address in full; without values if it is not on the chain, as on real servers. */
export function addressDetailBody(
  view: View<'addresses' | 'chain' | 'transactions' | 'tokens'>,
  hash: string,
  activity: ActivityFlags,
) {
  const facts = addressFacts(view, hash)
  return {
    ...(facts === undefined ? addressBody(view, hash) : coinHolderBody(view, facts)),
    token: tokenBody(view, hash),
    ...activity,
  }
}

/** The label of an account in the run, as a metadata tag. */
function tagOf(facts: RecordedAddress | undefined) {
  if (facts?.label === undefined) return null
  const slug = facts.label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return { slug, name: facts.label, tagType: 'name', ordinal: 0, meta: {} }
}
