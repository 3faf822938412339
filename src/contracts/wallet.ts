import { isObject } from '#/domain/isObject'
import type { AddressHash } from '#/domain/hashes/hash'
import { isAddressHash } from '#/domain/hashes/hash'

/** A wallet's provider (EIP-1193). Its answers are of others, and may be anything. */
export interface WalletProvider {
  request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown>
  on?: (event: string, listener: (value: unknown) => void) => void
  removeListener?: (event: string, listener: (value: unknown) => void) => void
}

/** A wallet in this browser, as it announced itself (EIP-6963). */
export interface Wallet {
  readonly id: string
  /** Untrusted text. */
  readonly name: string
  /** An image as a data URL; null if the wallet sent another URL. */
  readonly icon: string | null
  readonly provider: WalletProvider
}

/** Reads an announcement of a wallet; null if it is none. */
export function readAnnouncement(detail: unknown): Wallet | null {
  if (!isObject(detail)) return null
  const { info, provider } = detail
  if (!isObject(info) || !isProvider(provider)) return null
  const { uuid, name, icon } = info
  if (typeof uuid !== 'string' || typeof name !== 'string') return null
  const image = typeof icon === 'string' && icon.startsWith('data:image/') ? icon : null
  return { id: uuid, name, icon: image, provider }
}

function isProvider(value: unknown): value is WalletProvider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}

/** The first of the accounts that a wallet reports; null if there is none. */
export function firstAccount(accounts: unknown): AddressHash | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return isAddressHash(first) ? first : null
}

/** A chain ID as wallets and nodes report it, in decimal digits; null if it is none. */
export function readChainId(value: unknown): string | null {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? String(BigInt(value)) : null
}

/** The error of a wallet: its EIP-1193 code, and its message, which is untrusted text. */
export function readWalletError(error: unknown): { code: number | null; message: string } {
  if (!isObject(error) && !(error instanceof Error)) return { code: null, message: '' }
  const code: unknown = 'code' in error ? error.code : null
  const message: unknown = 'message' in error ? error.message : ''
  return {
    code: typeof code === 'number' ? code : null,
    message: typeof message === 'string' ? message.slice(0, 300) : '',
  }
}
