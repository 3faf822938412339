import * as z from 'zod/mini'
import type { Read } from '#/api/reader'
import { beyondContract, boolean, decodedValue, maybe, text } from './scalars'

/** Contract §2.5, one parameter; `indexed` is sent for logs only. */
const decodedParameter = z.object({
  name: maybe(text),
  type: maybe(text),
  value: maybe(decodedValue),
  indexed: beyondContract(boolean),
})

/** Contract §2.5, decoded_input: call data or a log read by the contract's ABI. */
export const decodedInput = z.object({
  method_call: maybe(text),
  method_id: maybe(text),
  parameters: maybe(z.array(decodedParameter)),
})

/** Call data, a log or a revert reason, decoded. */
export interface DecodedInput extends Read<typeof decodedInput> {}

/** One decoded parameter. */
export interface DecodedParameter extends Read<typeof decodedParameter> {}
