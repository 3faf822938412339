import { array, maybeNull, object } from '#/api/form'
import { addressHash, decimal, integer, text } from './scalars'

/** Served at …/raw-trace, outside of the contract: one call as the node traced it; quantities are hex there, bigint here. */
export const traceStep = object({
  action: maybeNull(
    object({
      callType: maybeNull(text),
      from: maybeNull(addressHash),
      to: maybeNull(addressHash),
      gas: maybeNull(decimal),
      value: maybeNull(decimal),
      input: maybeNull(text),
      init: maybeNull(text),
    }),
  ),
  result: maybeNull(object({ gasUsed: maybeNull(decimal), output: maybeNull(text), address: maybeNull(addressHash) })),
  error: maybeNull(text),
  subtraces: maybeNull(integer),
  traceAddress: maybeNull(array(integer)),
  type: maybeNull(text),
})
