import * as z from 'zod/mini'
import { nullish } from './fields'
import { addressHash, decimal, integer, text } from './scalars'

/** One call of a raw trace (…/raw-trace, outside of the contract): quantities are hex there, bigint here. */
export const traceStep = z.object({
  action: nullish(
    z.object({
      callType: nullish(text),
      from: nullish(addressHash),
      to: nullish(addressHash),
      gas: nullish(decimal),
      value: nullish(decimal),
      input: nullish(text),
      init: nullish(text),
    }),
  ),
  result: nullish(z.object({ gasUsed: nullish(decimal), output: nullish(text), address: nullish(addressHash) })),
  error: nullish(text),
  subtraces: nullish(integer),
  traceAddress: nullish(z.array(integer)),
  type: nullish(text),
})
