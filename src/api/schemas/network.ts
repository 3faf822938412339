import * as z from 'zod/mini'
import { optional } from './fields'
import { boolean, integer, scalar, text } from './scalars'

/** Contract §2.12, the PATCH body of a network: which fields are required is not shown, so that all may be left out. */
export const networkChanges = z.strictObject({
  name: z.exactOptional(z.string()),
  domain: z.exactOptional(z.string()),
  active: z.exactOptional(z.boolean()),
  rpc_url: z.exactOptional(z.string()),
  // A secret: it is sent and never shown, logged or saved.
  explorer_api_key: z.exactOptional(z.string()),
  block_timestamp_skew: z.exactOptional(z.int()),
  sent_transactions_activity_enabled: z.exactOptional(z.boolean()),
  verified_contracts_activity_enabled: z.exactOptional(z.boolean()),
  explorer_usage_activity_enabled: z.exactOptional(z.boolean()),
})

/** The fields of a network that an administrator changes; only the keys given are sent. */
export type NetworkChanges = z.infer<typeof networkChanges>

/** Whether a secret is set; the secret itself is dropped. */
const presence = scalar('string', z.string(), (raw) =>
  typeof raw === 'string' ? (raw === '' ? 'empty' : 'set') : undefined,
)

/** A network as hosts that can be read tell it; the contract shows no way to read one. */
export const networkResponse = z.object({
  name: optional(text),
  domain: optional(text),
  active: optional(boolean),
  rpc_url: optional(text),
  explorer_api_key: optional(presence),
  block_timestamp_skew: optional(integer),
  sent_transactions_activity_enabled: optional(boolean),
  verified_contracts_activity_enabled: optional(boolean),
  explorer_usage_activity_enabled: optional(boolean),
})
