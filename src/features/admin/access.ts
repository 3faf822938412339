import type { ApiError } from '#/api/errors'
import type { FieldNames } from '#/api/networkFields'
import type { NetworksHost } from '#/api/networks'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import type { DraftStore } from './draft'
import type { Session } from './session'

/** The host of the administration API: its URL, its names of fields, and requests with the session's token. */
export class Access {
  readonly session: Session
  readonly meritsUrl: string
  readonly fieldNames: FieldNames
  readonly #drafts: DraftStore
  readonly #fetch: Fetch

  constructor({ meritsUrl = '', merits }: Config, fetch: Fetch, session: Session, drafts: DraftStore) {
    this.session = session
    this.meritsUrl = meritsUrl
    this.fieldNames = merits.fieldNames
    this.#drafts = drafts
    this.#fetch = fetch
  }

  /** The host, requested with a token. */
  host(token: string): NetworksHost {
    return { fetch: this.#fetch, meritsUrl: this.meritsUrl, fieldNames: this.fieldNames, token }
  }

  /** Opens the session with a token that the host did not refuse. */
  unlock(token: string): void {
    this.#drafts.unlockedWith(token)
    this.session.unlock(token)
  }

  /** Locks because a token was rejected; a late response to an earlier token is ignored. */
  refuse(token: string, error: ApiError): void {
    if (this.session.token() !== token) return
    this.#drafts.holdSecretsFor(token)
    this.session.lockUp({ why: 'rejected', error })
  }
}
