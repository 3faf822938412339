import { type Draft, EMPTY_DRAFT, withoutSecrets, holdsSecret, isUnsent } from './draft'
import { IDLE_LOCK_MS } from './session'
import { Store } from './store'

/**
 * The drafts of all networks, in memory. They survive navigation and locks; their secrets survive a rejected token only, for a
 * limited time.
 */
export class DraftStore {
  /** By chain ID. */
  readonly all = new Store<Readonly<Record<string, Draft>>>({})
  /** After a rejected token: the token that the secrets belong to, and until when they are held (Unix ms). */
  #held: { token: string; until: number; timer: ReturnType<typeof setTimeout> } | null = null

  of(chainId: string): Draft {
    return this.all.get()[chainId] ?? EMPTY_DRAFT
  }

  set(chainId: string, draft: Draft): void {
    this.all.set({ ...this.all.get(), [chainId]: draft })
  }

  discard(): void {
    this.all.set({})
  }

  /** Chain IDs of the networks with edits that were not sent. */
  unsent(): string[] {
    return Object.entries(this.all.get()).flatMap(([chainId, draft]) => (isUnsent(draft) ? [chainId] : []))
  }

  /** Holds secrets after `token` was rejected, in case the same token is entered again, for the idle time at most. */
  holdSecretsFor(token: string): void {
    if (!Object.values(this.all.get()).some(holdsSecret)) return
    clearTimeout(this.#held?.timer)
    this.#held = {
      token,
      until: Date.now() + IDLE_LOCK_MS,
      timer: setTimeout(() => this.forgetSecrets(), IDLE_LOCK_MS),
    }
  }

  /** `token` is in use now: secrets held for another token, or for too long, are cleared. */
  unlockedWith(token: string): void {
    const held = this.#held
    // Checks the time too, as timers do not run while a computer sleeps.
    if (held && (held.token !== token || Date.now() >= held.until)) this.forgetSecrets()
    this.#release()
  }

  forgetSecrets(): void {
    this.#release()
    const drafts = Object.entries(this.all.get())
    this.all.set(Object.fromEntries(drafts.map(([chainId, draft]) => [chainId, withoutSecrets(draft)])))
  }

  #release(): void {
    clearTimeout(this.#held?.timer)
    this.#held = null
  }
}
