import type { RpcOutcome } from '#/contracts/node'
import { type Abi, encodeFunctionData, type Hex, hexToBytes, parseAbi } from 'viem'
import { decodeValues } from '#/contracts/abiValues'
import { type AbiMethod, methodsOf } from '#/contracts/method'
import { addressIn, wordIn } from '#/contracts/rpc'
import { type ApprovalEvent, PERMIT2, permit2Amount } from '#/domain/transactions/approvals'
import { sameHash } from '#/domain/hashes/hash'

const READS = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function getApproved(uint256 tokenId) view returns (address)',
  'function ownerOf(uint256 tokenId) view returns (address)',
])

const PERMIT2_READS = parseAbi([
  'function allowance(address user, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

const REVOKES: Readonly<Record<ApprovalEvent['kind'], Abi>> = {
  amount: parseAbi(['function approve(address spender, uint256 value) returns (bool)', 'error Error(string message)']),
  all: parseAbi(['function setApprovalForAll(address operator, bool approved)', 'error Error(string message)']),
  nft: parseAbi(['function approve(address to, uint256 tokenId)', 'error Error(string message)']),
  permit2: parseAbi(['function approve(address token, address spender, uint160 amount, uint48 expiration)']),
}

const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`

/** An approval as the chain has it now. */
export interface ApprovalState {
  /** The allowance, or 1 for an approval of NFTs and 0 for none; null if the contract returned none. */
  readonly granted: bigint | null
  /** The owner's balance, or its number of NFTs; null if the contract returned none. */
  readonly balance: bigint | null
}

/** A call of a contract. */
export interface ApprovalCall {
  readonly to: string
  readonly data: Hex
}

/** The calls that read an approval, and the balance that it is of. */
export function approvalCalls({ kind, token, spender, tokenId }: ApprovalEvent, owner: string): ApprovalCall[] {
  // All are addresses: the URL and the log were checked. Uppercase letters would have to be a checksum, and some chains have another one.
  const parties = [owner.toLowerCase() as Hex, spender.toLowerCase() as Hex] as const
  const balance = encodeFunctionData({ abi: READS, functionName: 'balanceOf', args: [parties[0]] })
  const ofToken = (...all: Hex[]) => all.map((data) => ({ to: token, data }))
  switch (kind) {
    case 'amount':
      return ofToken(encodeFunctionData({ abi: READS, functionName: 'allowance', args: parties }), balance)
    case 'permit2': {
      const args = [parties[0], token as Hex, parties[1]] as const
      const data = encodeFunctionData({ abi: PERMIT2_READS, functionName: 'allowance', args })
      const through = encodeFunctionData({ abi: READS, functionName: 'allowance', args: [parties[0], PERMIT2] })
      return [{ to: PERMIT2, data }, ...ofToken(balance, through)]
    }
    case 'all':
      return ofToken(encodeFunctionData({ abi: READS, functionName: 'isApprovedForAll', args: parties }), balance)
    case 'nft': {
      const args = [tokenId ?? 0n] as const
      return ofToken(
        encodeFunctionData({ abi: READS, functionName: 'getApproved', args }),
        encodeFunctionData({ abi: READS, functionName: 'ownerOf', args }),
        encodeFunctionData({ abi: READS, functionName: 'allowance', args: parties }),
      )
    }
  }
}

const NOTHING: RpcOutcome = { result: null, error: null }

/** Reads what a node returned for these calls. */
export function readApprovalState(
  { kind, spender }: ApprovalEvent,
  owner: string,
  [granted = NOTHING, balance = NOTHING, through = NOTHING]: readonly RpcOutcome[],
): ApprovalState {
  switch (kind) {
    case 'amount':
      return { granted: wordIn(granted), balance: wordIn(balance) }
    case 'permit2':
      return { granted: permit2State(granted, wordIn(through)), balance: wordIn(balance) }
    case 'all': {
      const value = wordIn(granted)
      // A boolean of another value than 0 and 1 is what no compiler writes.
      return { granted: value !== null && value > 1n ? null : value, balance: wordIn(balance) }
    }
    case 'nft': {
      const approved = addressIn(granted)
      const holder = addressIn(balance)
      // An NFT that was burnt or sold has no approval of its former owner.
      const isGone = balance.error?.revertData != null || (holder !== null && !sameHash(holder, owner))
      // A few ERC-20 tokens log the amount where others have the ID of an NFT.
      if (isGone && (wordIn(through) ?? 0n) > 0n) return { granted: null, balance: null }
      if (isGone) return { granted: 0n, balance: 0n }
      if (approved === null) return { granted: null, balance: holder === null ? null : 1n }
      return { granted: BigInt(sameHash(approved, spender)), balance: holder === null ? null : 1n }
    }
  }
}

/** What a spender may transfer by Permit2: no more than Permit2 itself may, and nothing after the expiration. */
function permit2State({ result }: RpcOutcome, through: bigint | null): bigint | null {
  const decoded =
    typeof result === 'string' && decodeValues([{ type: 'uint160' }, { type: 'uint256' }], result.slice(0, 130) as Hex)
  const [amount, expiration] = decoded ? decoded.values : []
  if (typeof amount !== 'bigint' || typeof expiration !== 'bigint') return null
  if (Number(expiration) * 1000 < Date.now()) return 0n
  const own = permit2Amount(amount)
  return through === null || own < through ? own : through
}

/** A call that is to be sent. */
export interface RevokingCall extends ApprovalCall {
  readonly abi: Abi
  readonly method: AbiMethod
}

/** The call by which its owner revokes an approval. */
export function revokingCall({ kind, token, spender, tokenId }: ApprovalEvent): RevokingCall {
  const abi = REVOKES[kind]
  const [method] = methodsOf(abi, 'write')
  if (!method) throw new Error('No function revokes this approval')
  const args = {
    amount: [spender, 0n],
    all: [spender, false],
    nft: [ZERO_ADDRESS, tokenId],
    permit2: [token, spender, 0n, 0],
  }[kind]
  const data = encodeFunctionData({ abi, functionName: method.abi.name, args })
  return { abi, method, to: kind === 'permit2' ? PERMIT2 : token, data }
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
  const [value] = (typeof text === 'string' && decodeValues([{ type: 'string' }], text)?.values) || [shortText(text)]
  return {
    decimals: places !== null && places <= 255n ? Number(places) : null,
    symbol: typeof value === 'string' && value !== '' ? value : null,
  }
}

/** Old tokens return their symbol as 32 bytes, which end with zeros, instead of a text. */
function shortText(data: unknown): string | null {
  if (typeof data !== 'string' || !/^0x[\da-f]{64}$/i.test(data)) return null
  const bytes = hexToBytes(data as Hex)
  const end = bytes.indexOf(0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(end < 0 ? bytes : bytes.subarray(0, end))
  } catch {
    // The bytes are no text.
    return null
  }
}
