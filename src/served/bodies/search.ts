import { blockAt } from '#/served/indexes'
import type { BlobFacts, OperationFacts } from '#/served/recordedProtocols'
import type { RecordedAddress, BlockFacts, TokenFacts, TransactionFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { addressFacts } from './address'
import { isoTime } from './values'
import { marketCap } from './token'

/** A record that a search found. */
export type SearchHit =
  | { type: 'token'; facts: TokenFacts }
  | { type: 'contract' | 'address' | 'label'; facts: RecordedAddress }
  | { type: 'block'; facts: BlockFacts }
  | { type: 'transaction'; facts: TransactionFacts }
  | { type: 'user_operation'; facts: OperationFacts }
  | { type: 'blob'; facts: BlobFacts }

/** A search result (contract §2.11; the variants besides token as real servers send them). */
export function foundBody(view: View<'addresses' | 'blocks' | 'transactions'>, found: SearchHit) {
  switch (found.type) {
    case 'token':
      return tokenResult(view, found.facts)
    case 'block':
      return blockResult(found.facts)
    case 'transaction':
      return transactionResult(view, found.facts)
    case 'user_operation':
      return {
        type: 'user_operation',
        user_operation_hash: found.facts.hash,
        timestamp: timeIn(view, found.facts),
        url: `/op/${found.facts.hash}`,
      }
    case 'blob':
      return {
        type: 'blob',
        blob_hash: found.facts.hash,
        timestamp: timeIn(view, found.facts),
        url: `/blob/${found.facts.hash}`,
      }
    default:
      return addressResult(found.type, found.facts)
  }
}

/** The time of the block that has a transaction's record. */
function timeIn(view: View<'blocks' | 'transactions'>, { transaction }: OperationFacts | BlobFacts) {
  return isoTime(blockAt(view.blocks, view.transactions[transaction]?.block ?? 0)?.timestamp ?? 0)
}

/** The name of a result, if it has one. */
export function nameOfHit({ type, facts }: SearchHit): string | null {
  switch (type) {
    case 'token':
      return facts.name ?? null
    case 'contract':
      return facts.contract?.name ?? null
    case 'label':
      return facts.label ?? null
    default:
      return null
  }
}

function tokenResult(view: View<'addresses'>, facts: TokenFacts) {
  return {
    type: 'token',
    address_hash: facts.address,
    address_url: `/address/${facts.address}`,
    token_url: `/token/${facts.address}`,
    name: facts.name,
    symbol: facts.symbol,
    token_type: facts.type,
    total_supply: facts.totalSupply,
    exchange_rate: facts.price,
    circulating_market_cap: marketCap(facts),
    is_smart_contract_verified: addressFacts(view, facts.address)?.contract?.name !== undefined,
    reputation: addressFacts(view, facts.address)?.scam === true ? 'scam' : 'ok',
  }
}

function addressResult(type: 'contract' | 'address' | 'label', facts: RecordedAddress) {
  return {
    type,
    address_hash: facts.hash,
    name: nameOfHit({ type, facts }),
    is_smart_contract_verified: facts.contract?.name !== undefined,
    ens_info: null,
    reputation: facts.scam === true ? 'scam' : 'ok',
    url: `/address/${facts.hash}`,
  }
}

function blockResult(facts: BlockFacts) {
  return {
    type: 'block',
    block_type: 'block',
    block_hash: facts.hash,
    block_number: facts.height,
    timestamp: isoTime(facts.timestamp),
    url: `/block/${facts.hash}`,
  }
}

function transactionResult(view: View<'blocks'>, facts: TransactionFacts) {
  const block = blockAt(view.blocks, facts.block)
  return {
    type: 'transaction',
    transaction_hash: facts.hash,
    timestamp: block === undefined ? null : isoTime(block.timestamp),
    url: `/tx/${facts.hash}`,
  }
}
