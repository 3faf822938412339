import { array, nullable, maybeNull, object, scalar, withAliases, type Read } from '#/api/form'
import { address } from './address'
import { decodedInput } from './decodedInput'
import { hash, integer, text, timestamp } from './scalars'

/** Topics come padded with null to four: the padding says nothing. */
const topics = scalar('topics', array(nullable(text)), (raw) =>
  Array.isArray(raw) && raw.every((topic) => topic === null || typeof topic === 'string')
    ? raw.filter((topic): topic is string => topic !== null)
    : undefined,
)

/** Served at …/logs, outside of the contract. */
export const log = withAliases(
  object({
    address: maybeNull(address),
    block_hash: maybeNull(hash),
    block_number: maybeNull(integer),
    block_timestamp: maybeNull(timestamp),
    data: maybeNull(text),
    decoded: maybeNull(decodedInput),
    index: maybeNull(integer),
    smart_contract: maybeNull(address),
    topics: maybeNull(topics),
    transaction_hash: maybeNull(hash),
  }),
  { transaction_hash: 'tx_hash' },
)

/** An event that a contract logged. */
export interface Log extends Read<typeof log> {}
