import {
  type Abi,
  type Address,
  type Hex,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  hexToBytes,
  keccak256,
  parseAbi,
  toHex,
} from 'viem'
import type { InstanceFacts, TokenFacts } from '../../served/recording.ts'
import type { Chain } from './chain.ts'
import type { Artifact } from './compile.ts'

/** Contracts that are not verified, as on real chains. */
const UNVERIFIED = new Set(['PhantomToken', 'Arbitrage'])

const STANDARDS: Record<string, TokenFacts['type']> = {
  StarCharts: 'ERC-721',
  Tides: 'ERC-721',
  Rosettes: 'ERC-721',
  Curios: 'ERC-721',
  Engravings: 'ERC-721',
  Almanac: 'ERC-1155',
  Orbit404: 'ERC-404',
}

/** The storage slot of the implementation (EIP-1967). */
const IMPLEMENTATION_SLOT = toHex(BigInt(keccak256(toHex('eip1967.proxy.implementation'))) - 1n, { size: 32 })

const TOKEN_ABI = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])
const MULTI_ABI = parseAbi(['function balanceOf(address, uint256) view returns (uint256)'])

/** The source of the code at an address. */
export interface Identity {
  codeSize: number
  /** Source that compiles to this code; absent if it is unknown or unverified. */
  source?: Artifact
  /** The same, for unverified contracts as well. */
  actual?: Artifact
  proxyType?: 'eip1167' | 'eip1967'
  implementation?: Address
}

/** Identifies a contract by comparing its deployed code with the compiled sources. */
export async function identify(
  chain: Chain,
  address: Address,
  deployed: Hex,
  init: Hex,
  artifacts: readonly Artifact[],
): Promise<Identity> {
  const code = hexToBytes(deployed)
  const clone = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/.exec(deployed)?.[1]
  if (clone !== undefined)
    return { codeSize: code.length, proxyType: 'eip1167', implementation: getAddress(`0x${clone}`) }
  // Two sources may compile to the same code, but not to the same init code.
  const fitting = artifacts.filter((artifact) => matches(artifact, code))
  const actual = fitting.find(({ bytecode }) => init.startsWith(bytecode)) ?? fitting[0]
  const identity: Identity = { codeSize: code.length }
  if (actual !== undefined) {
    identity.actual = actual
    if (!UNVERIFIED.has(actual.name)) identity.source = actual
  }
  if (actual?.name === 'ObservatoryProxy' || actual?.name === 'ERC1967Proxy') {
    identity.proxyType = 'eip1967'
    const slot = await chain.storage(address, IMPLEMENTATION_SLOT)
    identity.implementation = getAddress(`0x${slot.slice(2).padStart(64, '0').slice(24)}`)
  }
  return identity
}

/** Equal but for the immutables, which the constructor fills in. */
function matches({ runtime, immutables }: Artifact, code: Uint8Array): boolean {
  if (runtime.length !== code.length) return false
  const blank = Uint8Array.from(code)
  for (const { start, length } of immutables) blank.fill(0, start, start + length)
  return Buffer.compare(Buffer.from(runtime), Buffer.from(blank)) === 0
}

/** The token standard of a source; everything that is no NFT is an ERC-20. */
export function standardOf(artifact: Artifact | undefined): TokenFacts['type'] {
  return STANDARDS[artifact?.name ?? ''] ?? 'ERC-20'
}

/** Reads name, symbol and totals from the token itself. */
export async function readToken(
  chain: Chain,
  address: Address,
): Promise<Pick<TokenFacts, 'name' | 'symbol' | 'decimals' | 'totalSupply'>> {
  const name = await read<string>(chain, address, TOKEN_ABI, 'name', [])
  const symbol = await read<string>(chain, address, TOKEN_ABI, 'symbol', [])
  const decimals = await read<number>(chain, address, TOKEN_ABI, 'decimals', [])
  const supply = await read<bigint>(chain, address, TOKEN_ABI, 'totalSupply', [])
  return {
    ...(name === undefined ? {} : { name }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(supply === undefined ? {} : { totalSupply: supply.toString() }),
  }
}

/** Reads a balance: of a token, of one id of it, or of one NFT (1 for its owner). */
export async function readBalance(
  chain: Chain,
  token: Address,
  type: TokenFacts['type'],
  holder: Address,
  id: string,
): Promise<bigint> {
  if (type === 'ERC-1155') return (await read<bigint>(chain, token, MULTI_ABI, 'balanceOf', [holder, BigInt(id)])) ?? 0n
  if (id === '') return (await read<bigint>(chain, token, TOKEN_ABI, 'balanceOf', [holder])) ?? 0n
  return (await read<Address>(chain, token, TOKEN_ABI, 'ownerOf', [BigInt(id)])) === holder ? 1n : 0n
}

/** Decodes the metadata that an NFT's URI holds inline; nothing is fetched. */
export async function readMetadata(
  chain: Chain,
  token: Address,
  type: TokenFacts['type'],
  id: string,
): Promise<InstanceFacts['metadata']> {
  const uri = await read<string>(chain, token, TOKEN_ABI, type === 'ERC-1155' ? 'uri' : 'tokenURI', [BigInt(id)])
  const body = /^data:application\/json;base64,(.*)$/s.exec(uri ?? '')?.[1]
  if (body === undefined) return null
  try {
    const parsed: unknown = JSON.parse(Buffer.from(body, 'base64').toString('utf8'))
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

async function read<T>(
  chain: Chain,
  to: Address,
  abi: Abi,
  functionName: string,
  args: readonly (Address | bigint)[],
): Promise<T | undefined> {
  const data: Hex | undefined = await chain.view(to, encodeFunctionData({ abi, functionName, args }))
  if (data === undefined || data === '0x') return undefined
  return decodeFunctionResult({ abi, functionName, data }) as T
}
