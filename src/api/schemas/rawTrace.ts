import * as z from 'zod/mini'
import { addressHash, decimal, integer, maybeNull, text } from './scalars'

/** Served at …/raw-trace, outside of the contract: one call as the node traced it; quantities are hex there, bigint here. */
export const traceStep = z.object({
  action: maybeNull(
    z.object({
      callType: maybeNull(text),
      from: maybeNull(addressHash),
      to: maybeNull(addressHash),
      gas: maybeNull(decimal),
      value: maybeNull(decimal),
      input: maybeNull(text),
      init: maybeNull(text),
    }),
  ),
  result: maybeNull(
    z.object({ gasUsed: maybeNull(decimal), output: maybeNull(text), address: maybeNull(addressHash) }),
  ),
  error: maybeNull(text),
  subtraces: maybeNull(integer),
  traceAddress: maybeNull(z.array(integer)),
  type: maybeNull(text),
})
