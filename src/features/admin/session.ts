import type { ApiError } from '#/api/errors'
import { createStore } from '#/domain/store'

/** Idle time after which the administration locks. */
export const IDLE_LOCK_MS = 15 * 60_000

/** How long before the lock a warning is shown. */
export const LOCK_WARNING_MS = 60_000

/** Why the administration is locked. */
export type LockReason =
  | { why: 'initial' | 'idle' | 'manual' }
  /** The host rejected the token. */
  | { why: 'rejected'; error: ApiError }

/** Whether there is a token; `expiring` shortly before an idle session locks. */
export type Lock = { open: true; expiring: boolean } | ({ open: false } & LockReason)

/** Holds the administrator's token, in the memory of this object only, and clears it after idle time. */
export class Session {
  readonly lock = createStore<Lock>(() => ({ open: false, why: 'initial' }))
  readonly #onLock: (reason: LockReason) => void
  #token: string | null = null
  #active = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `onLock` is called whenever the token is cleared. */
  constructor(onLock: (reason: LockReason) => void) {
    this.#onLock = onLock
  }

  /** The token for a request about to be sent; null where there is none. */
  token(): string | null {
    this.#check()
    return this.#token
  }

  unlock(token: string): void {
    this.#token = token
    this.#active = Date.now()
    this.lock.set({ open: true, expiring: false })
    this.#watch()
  }

  lockUp(reason: LockReason): void {
    clearTimeout(this.#timer)
    if (this.#token === null) return
    this.#token = null
    this.lock.set({ open: false, ...reason })
    this.#onLock(reason)
  }

  /** Resets the idle time, unless it is over already, for example after the computer slept. */
  readonly touch = (): void => {
    this.#check()
    if (this.#token === null) return
    this.#active = Date.now()
    const lock = this.lock.get()
    if (lock.open && lock.expiring) this.unlock(this.#token)
  }

  readonly #check = (): void => {
    if (this.#token === null) return
    const idle = Date.now() - this.#active
    if (idle >= IDLE_LOCK_MS) return this.lockUp({ why: 'idle' })
    const lock = this.lock.get()
    if (idle >= IDLE_LOCK_MS - LOCK_WARNING_MS && lock.open && !lock.expiring)
      this.lock.set({ open: true, expiring: true })
    this.#watch()
  }

  #watch(): void {
    clearTimeout(this.#timer)
    const idle = Date.now() - this.#active
    this.#timer = setTimeout(
      this.#check,
      (idle < IDLE_LOCK_MS - LOCK_WARNING_MS ? IDLE_LOCK_MS - LOCK_WARNING_MS : IDLE_LOCK_MS) - idle,
    )
  }
}

/** A pasted token without white space, scheme and quotes around it. */
export function cleanToken(pasted: string): string {
  return pasted
    .trim()
    .replace(/^(authorization:\s*)?bearer\s+/i, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
}

/** Why a text cannot be a token, or null: the characters that a header can carry (RFC 6750). */
export function tokenProblem(token: string): string | null {
  if (token === '') return 'Paste a token first.'
  if (/\s/.test(token)) return 'A token has no spaces. Paste only the token.'
  return /^[\x21-\x7e]+$/.test(token) ? null : 'Invalid characters. Copy the token again.'
}
