import * as z from 'zod/mini'
import { beyondContract, optional } from './fields'
import { boolean, decodedValue, text } from './scalars'

/** Contract §2.5, one parameter; `indexed` is sent for logs only. */
const decodedParameter = z.object({
  name: optional(text),
  type: optional(text),
  value: optional(decodedValue),
  indexed: beyondContract(boolean),
})

/** Contract §2.5, decoded_input: call data or a log read by the contract's ABI. */
export const decodedInput = z.object({
  method_call: optional(text),
  method_id: optional(text),
  parameters: optional(z.array(decodedParameter)),
})

/** Call data, a log or a revert reason, decoded. */
export type DecodedInput = z.infer<typeof decodedInput>

/** One decoded parameter. */
export type DecodedParameter = z.infer<typeof decodedParameter>
