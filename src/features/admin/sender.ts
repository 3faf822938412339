import { ApiError } from '#/api/errors'
import { violationsIn } from '#/api/networkErrors'
import type { Network } from '#/api/readNetworks'
import type { NetworkField } from '#/api/networkFields'
import { updateNetwork } from '#/api/networks'
import type { NetworkChanges } from '#/api/schemas/network'
import type { Access } from './access'
import { type Draft, withoutSecrets, withField } from './draft'
import type { DraftStore } from './draftStore'
import { journalEntryOf, type JournalEntry, type Result } from './journalEntries'
import { asApiError, failureSummary, isRefusedToken, isUncertain, type Outcome } from './outcome'
import { differences, type Proposal, sentFields } from './proposal'
import type { Reader } from './reader'
import { Store } from './store'
import { afterOtherTabs, OtherTabs, unlessOtherTab } from './otherTabs'

/** Sends changes: each once, one at a time for a network, looked at again before, and noted in the journal. */
export class Sender {
  readonly journal = new Store<readonly JournalEntry[]>([])
  /** Chain ids whose change is on its way. */
  readonly sending = new Store<ReadonlySet<string>>(new Set())
  readonly tabs: OtherTabs
  readonly #access: Access
  readonly #reader: Reader
  readonly #drafts: DraftStore

  constructor(access: Access, reader: Reader, drafts: DraftStore) {
    this.#access = access
    this.#reader = reader
    this.#drafts = drafts
    this.tabs = new OtherTabs((chainId) => reader.outdated(chainId))
  }

  /**
   * Sends a change, once, after reading the network again to see that it still is what was looked at; `unchecked` goes on
   * where it can't be read. Never rejects for what a host or a network does.
   */
  async send(proposal: Proposal, { unchecked }: { unchecked: boolean }): Promise<Outcome> {
    const { chainId } = proposal
    if (this.sending.get().has(chainId)) return { kind: 'busy' }
    this.sending.set(new Set([...this.sending.get(), chainId]))
    try {
      const outcome = await unlessOtherTab(
        chainId,
        async () => (await this.#obstacle(proposal, unchecked)) ?? (await this.#patch(proposal)),
      )
      return outcome ?? { kind: 'elsewhere' }
    } finally {
      this.sending.set(new Set([...this.sending.get()].filter((id) => id !== chainId)))
    }
  }

  /** Waits for other tabs that send to the same network; gives why the change must not be sent as it is then, if it must not. */
  afterOthers(proposal: Proposal): Promise<Outcome | null> {
    return afterOtherTabs(proposal.chainId, () => this.#obstacle(proposal, false))
  }

  /** Why a change must not be sent now, if it must not. */
  async #obstacle(proposal: Proposal, unchecked: boolean): Promise<Outcome | null> {
    const { chainId, before, at } = proposal
    const { session } = this.#access
    if (session.token() === null) return { kind: 'locked' }
    const elsewhere = this.tabs.sent.get()[chainId]
    const told = elsewhere && elsewhere.at > at ? elsewhere.fields : null
    try {
      const now = await this.#reader.readNow(chainId)
      const fields = now ? differences(proposal, now) : []
      if (now && (!before || fields.length > 0)) return { kind: 'conflict', now, fields }
      if (told && !now) return { kind: 'conflict', now, fields: told }
      // What could be read a moment ago and can't be now is not known to be as it was.
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
    let said: Readonly<Record<string, unknown>>
    try {
      said = await updateNetwork({ ...this.#access.host(token), chainId, changes })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        note('unknown', `outcome unknown: ${failureSummary(error)}`)
        this.tabs.tell(chainId, sentFields(changes))
        this.#forgetKey(chainId)
        return { kind: 'unknown', error }
      }
      note('refused', `refused: ${failureSummary(error)}`)
      if (isRefusedToken(error, 'PATCH')) {
        this.#access.refuse(token, error)
        return { kind: 'locked' }
      }
      this.#forgetKey(chainId)
      return { kind: 'refused', error, violations: violationsIn(error.admin?.details ?? [], this.#access.fieldNames) }
    }
    note('changed', 'changed')
    this.tabs.tell(chainId, sentFields(changes))
    this.tabs.dismiss(chainId)
    this.#drafts.set(chainId, withoutSent(this.#drafts.of(chainId), typed, changes))
    const now = await this.#readAgain(chainId)
    return { kind: 'changed', said, now, contradicted: now ? contradictions(changes, now) : [] }
  }

  /** A key that went out is cleared, whatever came of it. */
  #forgetKey(chainId: string): void {
    this.#drafts.set(chainId, withoutSecrets(this.#drafts.of(chainId), ['explorer_api_key']))
  }

  /** The network after a change, read anew wherever it is shown; null where it can't be. */
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

/** A draft without what was sent of it; what was typed since then stays. */
function withoutSent(draft: Draft, asSent: Draft, changes: NetworkChanges): Draft {
  return sentFields(changes)
    .filter((field) => draft.typed[field] === asSent.typed[field])
    .reduce((left, field) => withField(left, field, undefined), draft)
}

/** What a network tells otherwise than was sent. */
function contradictions(changes: NetworkChanges, { values, key }: Network): NetworkField[] {
  return sentFields(changes).filter((field) => {
    if (field === 'explorer_api_key') return key === 'empty'
    return values[field] !== undefined && values[field] !== changes[field]
  })
}

/** A network that was read before and is not told any more. */
const GONE = new ApiError({ kind: 'unsupported', resource: 'networks', path: '' })
