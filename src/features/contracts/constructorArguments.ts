import type { Abi, Hex } from 'viem'
import type { DecodedParameter } from '#/api/schemas/decodedInput'
import { decodedParameter, decodeValues } from '#/contracts/abiValues'

/** Constructor arguments decoded by an ABI; null unless they encode to the very same bytes again. `data` may lack its 0x. */
export function decodeConstructorArguments(abi: Abi, data: string): DecodedParameter[] | null {
  const inputs = abi.find((entry) => entry.type === 'constructor')?.inputs
  const hex = data.startsWith('0x') ? data : `0x${data}`
  if (inputs === undefined || inputs.length === 0 || !isHex(hex)) return null
  const decoded = decodeValues(inputs, hex)
  if (decoded === null || decoded.rest !== null) return null
  return inputs.map((input, index) => decodedParameter(input, decoded.values[index]))
}

function isHex(text: string): text is Hex {
  return /^0x(?:[\da-f]{2})*$/i.test(text)
}
