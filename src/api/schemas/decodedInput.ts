import { array, beyondContract, maybe, object, type Read } from '#/api/form'
import { boolean, decodedValue, text } from './scalars'

/** Contract §2.5, one parameter; `indexed` is sent for logs only. */
const decodedParameter = object({
  name: maybe(text),
  type: maybe(text),
  value: maybe(decodedValue),
  indexed: beyondContract(boolean),
})

/** Contract §2.5, decoded_input: call data or a log read by the contract's ABI. */
export const decodedInput = object({
  method_call: maybe(text),
  method_id: maybe(text),
  parameters: maybe(array(decodedParameter)),
})

/** Call data, a log or a revert reason, decoded. */
export interface DecodedInput extends Read<typeof decodedInput> {}

/** One decoded parameter. */
export interface DecodedParameter extends Read<typeof decodedParameter> {}
