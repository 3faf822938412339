import { type Draft, EMPTY_DRAFT, withoutSecrets, holdsSecret, isUnsent } from './draft'
import { IDLE_LOCK_MS } from './session'
import { Store } from './store'

/** What was typed for each network, in memory: it outlives pages and locks; its secrets outlive only a refusal, and not for long. */
export class DraftStore {
  /** By chain id. */
  readonly all = new Store<Readonly<Record<string, Draft>>>({})
  /** Whose secrets they are after a refusal, until when (ms). */
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

  /** The networks for which something was typed or chosen and not sent. */
  unsent(): string[] {
    return Object.entries(this.all.get()).flatMap(([chainId, draft]) => (isUnsent(draft) ? [chainId] : []))
  }

  /** Keeps secrets after `token` was refused: for who enters the same token again, and for idle time at most. */
  holdSecretsFor(token: string): void {
    if (!Object.values(this.all.get()).some(holdsSecret)) return
    clearTimeout(this.#held?.timer)
    this.#held = {
      token,
      until: Date.now() + IDLE_LOCK_MS,
      timer: setTimeout(() => this.forgetSecrets(), IDLE_LOCK_MS),
    }
  }

  /** `token` is in use now: secrets that were held for another one, or for too long, are forgotten. */
  unlockedWith(token: string): void {
    const held = this.#held
    // No timer runs while a computer sleeps.
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
