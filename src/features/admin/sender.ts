import { ApiError } from '#/api/errors'
import { violationsOf } from '#/api/networkErrors'
import type { Network } from '#/api/readNetworks'
import type { NetworkField } from '#/api/networkFields'
import { updateNetwork } from '#/api/networks'
import type { NetworkChanges } from '#/api/schemas/network'
import type { Access } from './access'
import { type NetworkDraft, type DraftStore, withField, draftWithoutSecrets } from './draft'
import { journalEntryOf, type JournalEntry, type Result } from './journalEntries'
import { asApiError, failureSummary, isMissingPermission, isRejectedToken, isUncertain, type Outcome } from './outcome'
import { differences, type Proposal, sentFields } from './proposal'
import type { Reader } from './reader'
import { createStore } from '#/domain/store'
import { afterOtherTabs, OtherTabs, unlessChangedElsewhere } from './otherTabs'

/** Sends changes: one at a time per network, checked against the current values before, and noted in the journal. */
export class Sender {
  readonly journal = createStore<readonly JournalEntry[]>(() => [])
  /** Chain IDs whose change is being sent. */
  readonly sending = createStore<ReadonlySet<string>>(() => new Set())
  readonly tabs: OtherTabs
  readonly #access: Access
  readonly #reader: Reader
  readonly #drafts: DraftStore

  constructor(access: Access, reader: Reader, drafts: DraftStore) {
    this.#access = access
    this.#reader = reader
    this.#drafts = drafts
    this.tabs = new OtherTabs((chainId) => reader.refetch(chainId))
  }

  /**
   * Sends a change once, after checking that the network is still as it was reviewed. `unchecked` skips that where it cannot be
   * read. Never rejects because of the host or the network connection.
   */
  async send(proposal: Proposal, { unchecked }: { unchecked: boolean }): Promise<Outcome> {
    const { chainId } = proposal
    if (this.sending.get().has(chainId)) return { kind: 'busy' }
    this.sending.set(new Set([...this.sending.get(), chainId]))
    try {
      const outcome = await unlessChangedElsewhere(
        chainId,
        async () => (await this.#obstacle(proposal, unchecked)) ?? (await this.#patch(proposal)),
      )
      return outcome ?? { kind: 'elsewhere' }
    } finally {
      this.sending.set(new Set([...this.sending.get()].filter((id) => id !== chainId)))
    }
  }

  /** Waits for other tabs that send to the same network; resolves with why the change must not be sent then, or null. */
  afterOthers(proposal: Proposal): Promise<Outcome | null> {
    return afterOtherTabs(proposal.chainId, () => this.#obstacle(proposal, false))
  }

  /** Why a change must not be sent now, or null. */
  async #obstacle(proposal: Proposal, unchecked: boolean): Promise<Outcome | null> {
    const { chainId, before, at } = proposal
    const { session } = this.#access
    if (session.token() === null) return { kind: 'locked' }
    const elsewhere = this.tabs.sent.get()[chainId]
    const reported = elsewhere && elsewhere.at > at ? elsewhere.fields : null
    try {
      const now = await this.#reader.readNow(chainId)
      const fields = now ? differences(proposal, now) : []
      if (now && (!before || fields.length > 0)) return { kind: 'conflict', now, fields }
      if (reported && !now) return { kind: 'conflict', now, fields: reported }
      // The network could be read at review time but not now, so it may have changed.
      if (before && !now && !unchecked) return { kind: 'unchecked', error: GONE }
      return null
    } catch (thrown) {
      const error = asApiError(thrown)
      if (session.token() === null) return { kind: 'locked' }
      return unchecked ? null : { kind: 'unchecked', error }
    }
  }

  async #patch(proposal: Proposal): Promise<Outcome> {
    const { chainId, changes } = proposal
    const token = this.#access.session.token()
    if (token === null) return { kind: 'locked' }
    const sentAt = new Date()
    const note = (result: Result, words: string) =>
      this.journal.set([...this.journal.get(), journalEntryOf(proposal, sentAt, result, words)])
    const typed = this.#drafts.of(chainId)
    let response: Readonly<Record<string, unknown>>
    try {
      response = await updateNetwork({ ...this.#access.host(token), chainId, changes })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        note('unknown', `Unknown result: ${failureSummary(error)}`)
        this.tabs.broadcast(chainId, sentFields(changes))
        this.#forgetKey(chainId)
        return { kind: 'unknown', error }
      }
      note('rejected', `Rejected: ${failureSummary(error)}`)
      if (isRejectedToken(error)) {
        this.#access.refuse(token, error)
        return { kind: 'locked' }
      }
      // The change may be sent again, once the token has the permission.
      if (!isMissingPermission(error)) this.#forgetKey(chainId)
      return { kind: 'rejected', error, violations: violationsOf(error, this.#access.fieldNames) }
    }
    note('saved', 'Saved')
    this.tabs.broadcast(chainId, sentFields(changes))
    this.tabs.dismiss(chainId)
    this.#drafts.set(chainId, withoutSent(this.#drafts.of(chainId), typed, changes))
    const now = await this.#readAgain(chainId)
    return { kind: 'saved', response, now, differing: now ? differingFields(changes, now) : [] }
  }

  /** Clears a key that was sent. */
  #forgetKey(chainId: string): void {
    this.#drafts.set(chainId, draftWithoutSecrets(this.#drafts.of(chainId), ['explorer_api_key']))
  }

  /** The network after a change, refreshed wherever it is shown; null where it cannot be read. */
  async #readAgain(chainId: string): Promise<Network | null> {
    try {
      const now = await this.#reader.readNow(chainId)
      void this.#reader.queries.invalidateQueries({ queryKey: ['networks'] })
      return now
    } catch (thrown) {
      asApiError(thrown)
      return null
    }
  }
}

/** A draft without the fields that were sent, unless they were edited since. */
function withoutSent(draft: NetworkDraft, asSent: NetworkDraft, changes: NetworkChanges): NetworkDraft {
  return sentFields(changes)
    .filter((field) => draft.typed[field] === asSent.typed[field])
    .reduce((left, field) => withField(left, field, undefined), draft)
}

/** The fields in which a network differs from what was sent. */
function differingFields(changes: NetworkChanges, { values, key }: Network): NetworkField[] {
  return sentFields(changes).filter((field) => {
    if (field === 'explorer_api_key') return key === 'empty'
    return values[field] !== undefined && values[field] !== changes[field]
  })
}

/** The network could be read before, and cannot any more. */
const GONE = new ApiError({ kind: 'unsupported', resource: 'networks', path: '' })
