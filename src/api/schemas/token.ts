import * as z from 'zod/mini'
import { supply } from './amounts'
import { beyondContract, nullish, optional, withAliases, withOlderForm, withText } from './fields'
import { addressHash, decimal, fraction, text, timestamp, decimalsField, word } from './scalars'

/** Contract §2.2, token standard; ERC-7984 and others exist besides. */
export const tokenType = word(['ERC-20', 'ERC-721', 'ERC-404', 'ERC-1155'])

const record = withAliases(
  z.object({
    circulating_market_cap: optional(fraction),
    icon_url: optional(text),
    name: optional(text),
    decimals: optional(decimalsField),
    symbol: optional(text),
    type: optional(tokenType),
    exchange_rate: optional(fraction),
    total_supply: optional(supply),
    address_hash: optional(addressHash),
    holders_count: optional(decimal),
    volume_24h: beyondContract(fraction),
    reputation: beyondContract(word(['ok', 'scam'])),
    circulating_supply: beyondContract(fraction),
    // ERC-8056, in 10⁻¹⁸: what amounts are multiplied by, and what they will be from a time on.
    ui_multiplier: beyondContract(decimal),
    new_ui_multiplier: beyondContract(decimal),
    ui_multiplier_effective_at: beyondContract(timestamp),
  }),
  { address_hash: 'address', holders_count: 'holders' },
)

// Servers of 2025 flag a token as they flag an address.
const flagged = withOlderForm(record, (raw) => (raw['is_scam'] === true ? { ...raw, reputation: 'scam' } : null))

/** Contract §2.2, Token; `total_supply` in the token's base units. Seen also its address or symbol only. */
export const token = withText(flagged, (words) =>
  /^0x[\da-f]{40}$/i.test(words) ? { address_hash: words } : { symbol: words },
)

/** A token contract; its name and symbol are attacker-written text. */
export type Token = z.infer<typeof token>

/** Served at /tokens/{hash}/counters, outside of the contract. */
export const tokenCounters = z.object({ token_holders_count: nullish(decimal), transfers_count: nullish(decimal) })
