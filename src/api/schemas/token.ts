import { beyondContract, maybe, maybeNull, object, withAliases, type Read } from '#/api/form'
import { addressHash, decimal, fraction, text, tokenDecimals, word } from './scalars'

/** Contract §2.2, token standard; ERC-7984 and others exist besides. */
export const tokenType = word(['ERC-20', 'ERC-721', 'ERC-404', 'ERC-1155'])

/** Contract §2.2, Token; `total_supply` in the token's base units. */
export const token = withAliases(
  object({
    circulating_market_cap: maybe(fraction),
    icon_url: maybe(text),
    name: maybe(text),
    decimals: maybe(tokenDecimals),
    symbol: maybe(text),
    type: maybe(tokenType),
    exchange_rate: maybe(fraction),
    total_supply: maybe(decimal),
    address_hash: maybe(addressHash),
    holders_count: maybe(decimal),
    volume_24h: beyondContract(fraction),
    reputation: beyondContract(word(['ok', 'scam'])),
    circulating_supply: beyondContract(fraction),
  }),
  { address_hash: 'address', holders_count: 'holders' },
)

/** A token contract; its name and symbol are attacker-written text. */
export interface Token extends Read<typeof token> {}

/** Served at /tokens/{hash}/counters, outside of the contract. */
export const tokenCounters = object({ token_holders_count: maybeNull(decimal), transfers_count: maybeNull(decimal) })
