import { type Abi, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { decodeValues } from '#/contracts/abiValues'
import { type AbiMethod, methodsOf } from '#/contracts/method'
import type { RpcOutcome } from '#/contracts/rpc'
import type { ApprovalEvent } from '#/domain/approvals'
import { sameHash } from '#/domain/hash'

const READS = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function getApproved(uint256 tokenId) view returns (address)',
  'function ownerOf(uint256 tokenId) view returns (address)',
])

const REVOKES: Readonly<Record<ApprovalEvent['kind'], Abi>> = {
  amount: parseAbi(['function approve(address spender, uint256 value) returns (bool)', 'error Error(string message)']),
  all: parseAbi(['function setApprovalForAll(address operator, bool approved)', 'error Error(string message)']),
  nft: parseAbi(['function approve(address to, uint256 tokenId)', 'error Error(string message)']),
}

const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`

/** An approval as the chain has it now. */
export interface ApprovalState {
  /** The allowance, or 1 for an approval of NFTs and 0 for none; null if the contract returned none. */
  readonly granted: bigint | null
  /** The owner's balance, or its number of NFTs; null if the contract returned none. */
  readonly balance: bigint | null
}

/** The calldata that reads an approval, and the balance that it is of. */
export function approvalCalldata(
  { kind, spender, tokenId }: ApprovalEvent,
  owner: string,
): [granted: Hex, balance: Hex] {
  // Both are addresses: the URL and the log were checked.
  const parties = [owner as Hex, spender as Hex] as const
  const balance = encodeFunctionData({ abi: READS, functionName: 'balanceOf', args: [parties[0]] })
  switch (kind) {
    case 'amount':
      return [encodeFunctionData({ abi: READS, functionName: 'allowance', args: parties }), balance]
    case 'all':
      return [encodeFunctionData({ abi: READS, functionName: 'isApprovedForAll', args: parties }), balance]
    case 'nft': {
      const args = [tokenId ?? 0n] as const
      return [
        encodeFunctionData({ abi: READS, functionName: 'getApproved', args }),
        encodeFunctionData({ abi: READS, functionName: 'ownerOf', args }),
      ]
    }
  }
}

/** Reads what a node returned for these calls. */
export function readApprovalState(
  { kind, spender }: ApprovalEvent,
  owner: string,
  [granted, balance]: readonly [RpcOutcome, RpcOutcome],
): ApprovalState {
  if (kind !== 'nft') {
    const value = wordIn(granted)
    // A boolean of another value than 0 and 1 is what no compiler writes.
    const isNone = kind === 'all' && value !== null && value > 1n
    return { granted: isNone ? null : value, balance: wordIn(balance) }
  }
  const approved = addressIn(granted)
  const holder = addressIn(balance)
  // An NFT that was burnt or sold has no approval of its former owner.
  const isGone = balance.error?.revertData != null || (holder !== null && !sameHash(holder, owner))
  if (isGone) return { granted: 0n, balance: 0n }
  if (approved === null) return { granted: null, balance: holder === null ? null : 1n }
  return { granted: BigInt(sameHash(approved, spender)), balance: holder === null ? null : 1n }
}

function wordIn({ result }: RpcOutcome): bigint | null {
  return typeof result === 'string' && /^0x[\da-f]{64}/i.test(result) ? BigInt(result.slice(0, 66)) : null
}

function addressIn(outcome: RpcOutcome): string | null {
  const word = wordIn(outcome)
  return word === null || word >> 160n > 0n ? null : `0x${word.toString(16).padStart(40, '0')}`
}

/** A call that is to be sent. */
export interface RevokingCall {
  readonly abi: Abi
  readonly method: AbiMethod
  readonly data: Hex
}

/** The call by which its owner revokes an approval. */
export function revokingCall({ kind, spender, tokenId }: ApprovalEvent): RevokingCall {
  const abi = REVOKES[kind]
  const [method] = methodsOf(abi, 'write')
  if (!method) throw new Error('No function revokes this approval')
  const args = {
    amount: [spender, 0n],
    all: [spender, false],
    nft: [ZERO_ADDRESS, tokenId],
  }[kind]
  return { abi, method, data: encodeFunctionData({ abi, functionName: method.abi.name, args }) }
}

const FACTS = parseAbi(['function decimals() view returns (uint8)', 'function symbol() view returns (string)'])

/** The calldata that reads decimals and symbol of a token. */
export const TOKEN_FACTS_CALLDATA = [
  encodeFunctionData({ abi: FACTS, functionName: 'decimals' }),
  encodeFunctionData({ abi: FACTS, functionName: 'symbol' }),
] as const

/** The decimals and the symbol, which is untrusted text; null for what the contract did not return. */
export function readTokenFacts([decimals, symbol]: readonly [RpcOutcome, RpcOutcome]) {
  const places = wordIn(decimals)
  const text = symbol.result as Hex | null
  const [value] = (typeof text === 'string' && decodeValues([{ type: 'string' }], text)?.values) || []
  return {
    decimals: places !== null && places <= 255n ? Number(places) : null,
    symbol: typeof value === 'string' && value !== '' ? value : null,
  }
}
