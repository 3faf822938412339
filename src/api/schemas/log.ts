import * as z from 'zod/mini'
import { nullish, withAliases } from './fields'
import { address } from './address'
import { decodedInput } from './decodedInput'
import { hash, integer, scalar, text, timestamp } from './scalars'

/** Topics, which servers pad with null to four. */
const topics = scalar('topics', z.array(z.nullable(text)), (raw) =>
  Array.isArray(raw) && raw.every((topic) => topic === null || typeof topic === 'string')
    ? raw.filter((topic): topic is string => topic !== null)
    : undefined,
)

/** Served at …/logs, outside of the contract. */
export const log = withAliases(
  z.object({
    address: nullish(address),
    block_hash: nullish(hash),
    block_number: nullish(integer),
    block_timestamp: nullish(timestamp),
    data: nullish(text),
    decoded: nullish(decodedInput),
    index: nullish(integer),
    smart_contract: nullish(address),
    topics: nullish(topics),
    transaction_hash: nullish(hash),
  }),
  { transaction_hash: 'tx_hash' },
)

/** An event that a contract logged. */
export type Log = z.infer<typeof log>
