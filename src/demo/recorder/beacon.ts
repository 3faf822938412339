import { bls12_381 } from '@noble/curves/bls12-381.js'
import { type Address, type Hex, concat, hexToBytes, keccak256, pad, sha256, toHex } from 'viem'

const { longSignatures: bls } = bls12_381

/** What the depositor of the proof-of-possession scheme signs for. */
const SCHEME = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_'

/** The message and the signature of a deposit to the beacon chain. */
export interface Deposit {
  pubkey: Hex
  credentials: Hex
  gwei: bigint
  signature: Hex
}

/** A deposit that the key of a validator signed for a chain. */
export function signedDeposit(chain: number, validator: string, to: Address, gwei: bigint): Deposit {
  const secret = hexToBytes(concat(['0x00', `0x${keccak256(toHex(`validator ${chain} ${validator}`)).slice(4)}`]))
  const pubkey = toHex(bls.getPublicKey(secret).toBytes())
  const credentials = concat(['0x01', pad('0x', { size: 11 }), to])
  const root = signingRoot(chain, { pubkey, credentials, gwei })
  const signature = toHex(bls.sign(bls.hash(hexToBytes(root), SCHEME), secret).toBytes())
  return { pubkey, credentials, gwei, signature }
}

/** Whether the validator's key signed a deposit, as the beacon chain checks it for a new validator. */
export function isSigned(chain: number, deposit: Deposit): boolean {
  const message = bls.hash(hexToBytes(signingRoot(chain, deposit)), SCHEME)
  return bls.verify(hexToBytes(deposit.signature), message, hexToBytes(deposit.pubkey))
}

/** The hash tree root of a deposit's data, which the deposit contract checks. */
export function depositRoot({ pubkey, credentials, gwei, signature }: Deposit): Hex {
  const bytes: Hex = `0x${signature.slice(2)}`
  const first: Hex = `0x${bytes.slice(2, 130)}`
  const second: Hex = pad(`0x${bytes.slice(130)}`, { size: 64, dir: 'right' })
  const signatureRoot = sha256(concat([sha256(first), sha256(second)]))
  return sha256(concat([keyAndCredentials(pubkey, credentials), sha256(concat([amount(gwei), signatureRoot]))]))
}

/** A number of 64 bits, least significant byte first. */
export function littleEndian(value: bigint): Hex {
  return toHex(hexToBytes(pad(toHex(value), { size: 8 })).reverse())
}

/** The number that `littleEndian` wrote. */
export function fromLittleEndian(bytes: Hex): bigint {
  return BigInt(toHex(hexToBytes(bytes).reverse()))
}

function signingRoot(chain: number, { pubkey, credentials, gwei }: Omit<Deposit, 'signature'>): Hex {
  const message = sha256(concat([keyAndCredentials(pubkey, credentials), sha256(concat([amount(gwei), zeros(32)]))]))
  const version = pad(toHex(chain), { size: 4 })
  const fork = sha256(concat([version, zeros(28), zeros(32)]))
  return sha256(concat([message, '0x03000000', `0x${fork.slice(2, 58)}`]))
}

function keyAndCredentials(pubkey: Hex, credentials: Hex): Hex {
  return sha256(concat([sha256(concat([pubkey, zeros(16)])), credentials]))
}

function amount(gwei: bigint): Hex {
  return pad(littleEndian(gwei), { size: 32, dir: 'right' })
}

function zeros(size: number): Hex {
  return pad('0x', { size })
}
