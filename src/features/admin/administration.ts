import { createContext, use } from 'react'
import type { FieldNames } from '#/api/networkFields'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import { Access } from './access'
import { DraftStore } from './draft'
import type { Proposal } from './proposal'
import { Reader } from './reader'
import { Sender } from './sender'
import { type LockReason, Session } from './session'
import { createStore } from '#/domain/store'

/** The state of the administration while the tab is open: in memory only, so that a reload forgets it. */
export class Administration {
  readonly config: Config
  readonly meritsUrl: string
  readonly fieldNames: FieldNames
  readonly session = new Session((reason) => this.#forget(reason))
  readonly drafts = new DraftStore()
  /** The change under review. */
  readonly review = createStore<Proposal | null>(() => null)
  readonly reader: Reader
  readonly sender: Sender
  readonly #access: Access

  constructor(config: Config, fetch: Fetch) {
    this.config = config
    this.#access = new Access(config, fetch, this.session, this.drafts)
    this.meritsUrl = this.#access.meritsUrl
    this.fieldNames = this.#access.fieldNames
    this.reader = new Reader(this.#access)
    this.sender = new Sender(this.#access, this.reader, this.drafts)
  }

  /** The host that receives the token, as shown to the user. */
  hostName(): string {
    return new URL(this.meritsUrl, location.origin).host
  }

  /** Whether the token could be read on the network: another machine, requested without TLS. */
  isOverheard(): boolean {
    const { protocol, hostname } = new URL(this.meritsUrl, location.origin)
    return protocol === 'http:' && !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  }

  /** Tries a token and saves it unless the host refuses it, which rejects with the host's ApiError. */
  async unlock(token: string): Promise<void> {
    await this.reader.tryToken(token)
    this.#access.unlock(token)
  }

  /** A lock clears what was read and, unless a token was rejected, the secrets that were typed. */
  #forget({ why }: LockReason): void {
    this.reader.forget()
    this.review.set(null)
    if (why !== 'rejected') this.drafts.forgetSecrets()
  }
}

const opened = new WeakMap<Fetch, Administration>()

/** The administration of the app that sends by `fetch`, created on first use. The configuration changes when chains are added. */
export function administrationOf(config: Config, fetch: Fetch): Administration {
  const known = opened.get(fetch)
  if (known) return known
  const created = new Administration(config, fetch)
  opened.set(fetch, created)
  return created
}

/** Context of the administration pages. */
export const AdministrationContext = createContext<Administration | null>(null)

/** The administration of the pages around a component. */
export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (!administration) throw new Error('There is no administration around this component')
  return administration
}
