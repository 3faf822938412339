import type { RpcOutcome } from './node'
import { type Abi, decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { decodeValues } from '#/contracts/abiValues'
import { exceedsSupply, MIN_UNLIMITED } from '#/domain/amounts/amount'

const ALLOWANCE = parseAbi(['function allowance(address owner, address spender) view returns (uint256)'])

/** The functions that use an allowance: those of ERC-20, and common extensions. */
const USES = parseAbi([
  'function transferFrom(address from, address to, uint256 value)',
  'function burnFrom(address from, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function increaseAllowance(address spender, uint256 value)',
  'function decreaseAllowance(address spender, uint256 value)',
])

/** What a call does with an ERC-20 allowance: spends an amount of it, sets it, or changes it by an amount. */
export interface AllowanceUse {
  readonly owner: Hex
  readonly spender: Hex
  readonly kind: 'spend' | 'set' | 'add' | 'subtract'
  readonly amount: bigint
}

/** A call that is to be sent. */
interface TokenCall {
  readonly from: Hex
  readonly data: Hex
}

/** How a call to a token uses an allowance; null if it uses none, or the contract is no ERC-20 token by its ABI. */
export function allowanceUse(abi: Abi, { from, data }: TokenCall): AllowanceUse | null {
  // ERC-721 has functions of the same selectors, and no allowances.
  if (!abi.some(isAllowance)) return null
  try {
    return useOf(from, data)
  } catch {
    // A call of another function.
    return null
  }
}

function useOf(from: Hex, data: Hex): AllowanceUse {
  const { functionName, args } = decodeFunctionData({ abi: USES, data })
  switch (functionName) {
    case 'transferFrom':
      return { owner: args[0], spender: from, kind: 'spend', amount: args[2] }
    case 'burnFrom':
      return { owner: args[0], spender: from, kind: 'spend', amount: args[1] }
    case 'approve':
      return { owner: from, spender: args[0], kind: 'set', amount: args[1] }
    case 'increaseAllowance':
      return { owner: from, spender: args[0], kind: 'add', amount: args[1] }
    case 'decreaseAllowance':
      return { owner: from, spender: args[0], kind: 'subtract', amount: args[1] }
  }
}

function isAllowance(item: Abi[number]): boolean {
  if (item.type !== 'function' || item.name !== 'allowance') return false
  const types = [...item.inputs, ...item.outputs].map(({ type }) => type)
  return types.join() === 'address,address,uint256'
}

/** The calldata that reads the allowance. */
export function allowanceCalldata({ owner, spender }: AllowanceUse): Hex {
  // Uppercase letters would have to be a checksum, and some chains have another one.
  return encodeFunctionData({ abi: ALLOWANCE, args: [owner.toLowerCase() as Hex, spender.toLowerCase() as Hex] })
}

/** The allowance that a node returned; null if it returned none. */
export function readAllowance({ result }: RpcOutcome): bigint | null {
  if (typeof result !== 'string' || !/^0x[\da-f]{64}$/i.test(result)) return null
  const [value] = decodeValues([{ type: 'uint256' }], result as Hex)?.values ?? []
  return typeof value === 'bigint' ? value : null
}

/** The allowance after a call that sets or changes it. */
export function allowanceAfter({ kind, amount }: AllowanceUse, current: bigint): bigint {
  if (kind === 'set') return amount
  return kind === 'add' ? current + amount : current - amount
}

/** The largest amount of tokens that store 96 bits, such as COMP and UNI, for which it means unlimited. */
const MAX_UINT96 = 2n ** 96n - 1n

/** Whether an allowance is unlimited: also one of more than there is of the token, by its total supply in base units. */
export function isUnlimited(allowance: bigint, supply: bigint | null = null): boolean {
  return allowance >= MIN_UNLIMITED || allowance === MAX_UINT96 || exceedsSupply(allowance, supply)
}
