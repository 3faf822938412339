import { QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { ApiError } from '#/api/errors'
import type { FieldNames } from '#/api/networkFields'
import { violationsIn } from '#/api/networkErrors'
import { getNetwork, listNetworks, type Network, type NetworksHost, updateNetwork } from '#/api/networks'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config'
import { type Draft, EMPTY_DRAFT, withField } from './draft'
import { entryOf, type JournalEntry, type Result } from './journalEntries'
import { asApiError, failureWords, isRefusedToken, isUncertain, isUnreadable, type Outcome } from './outcome'
import { differences, type Proposal, sentFields } from './proposal'
import { type LockReason, Session } from './session'
import { Store } from './store'
import { Tabs } from './tabs'

/** What is known of a host's networks; a host that can't be read is one of the contract and no failure. */
export type ListReading = { readable: true; networks: Network[]; unreadable: unknown[] } | { readable: false }

/** What is known of one network: null where the host has networks but not this one. */
export type Reading = { readable: true; network: Network | null } | { readable: false }

/** All that the administration holds while the tab is open: in memory, so that a reload forgets it. */
export class Administration {
  readonly session = new Session((reason) => this.#forget(reason))
  readonly journal = new Store<readonly JournalEntry[]>([])
  readonly drafts = new Store<Readonly<Record<string, Draft>>>({})
  /** Chain ids whose change is on its way. */
  readonly sending = new Store<ReadonlySet<string>>(new Set())
  readonly tabs = new Tabs((chainId) => this.#outdated(chainId))
  /** A cache of its own: nothing of it gets among what the explorer keeps. */
  readonly queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 30_000, structuralSharing: false } },
  })
  readonly meritsUrl: string
  readonly fieldNames: FieldNames
  readonly config: Config
  readonly #fetch: Fetch

  constructor(config: Config, fetch: Fetch) {
    this.config = config
    this.meritsUrl = config.meritsUrl ?? ''
    this.fieldNames = config.merits.fieldNames
    this.#fetch = fetch
  }

  /** The networks of the host. */
  readonly listQuery = () =>
    queryOptions<ListReading>({
      queryKey: ['networks'],
      queryFn: () => this.#reading(async (host) => ({ readable: true, ...(await listNetworks(host)) })),
    })

  /** One network. */
  readonly networkQuery = (chainId: string) =>
    queryOptions<Reading>({
      queryKey: ['network', chainId],
      queryFn: async () => {
        const one = await this.#reading<Reading>(async (host) => ({
          readable: true,
          network: await getNetwork(host, chainId),
        }))
        if (one.readable) return one
        // Without an answer for one network: either the host has no such network, or it can't be read at all.
        const list = await this.queries.fetchQuery({ ...this.listQuery(), staleTime: 0 })
        if (!list.readable) return list
        return { readable: true, network: list.networks.find((network) => network.chainId === chainId) ?? null }
      },
    })

  /** Tries a token on the list and keeps it unless the host refuses it, which rejects with the host's ApiError. */
  async unlock(token: string): Promise<void> {
    try {
      const list = await listNetworks(this.#host(token))
      this.queries.setQueryData<ListReading>(['networks'], { readable: true, ...list })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isRefusedToken(error, 'GET')) throw error
      if (isUnreadable(error)) this.queries.setQueryData<ListReading>(['networks'], { readable: false })
    }
    this.session.unlock(token)
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
      return (await this.#obstacle(proposal, unchecked)) ?? (await this.#patch(proposal))
    } finally {
      this.sending.set(new Set([...this.sending.get()].filter((id) => id !== chainId)))
    }
  }

  /** The network as it is now; null where the host can't be read. Rejects with an ApiError. */
  async readNow(chainId: string): Promise<Network | null> {
    // An answer that is on its way already may be older than what it is to be held against.
    await Promise.all([['network', chainId], ['networks']].map((queryKey) => this.queries.cancelQueries({ queryKey })))
    const reading = await this.queries.fetchQuery({ ...this.networkQuery(chainId), staleTime: 0 })
    return reading.readable ? reading.network : null
  }

  readonly draft = (chainId: string): Draft => this.drafts.get()[chainId] ?? EMPTY_DRAFT

  setDraft(chainId: string, draft: Draft): void {
    this.drafts.set({ ...this.drafts.get(), [chainId]: draft })
  }

  /** Why a change must not be sent now, if it must not. */
  async #obstacle({ chainId, before, at }: Proposal, unchecked: boolean): Promise<Outcome | null> {
    if (this.session.token() === null) return { kind: 'locked' }
    const elsewhere = this.tabs.sent.get()[chainId]
    const told = elsewhere && elsewhere.at > at ? elsewhere.fields : null
    try {
      const now = await this.readNow(chainId)
      if (now && (!before || differences(before, now).length > 0)) {
        return { kind: 'conflict', now, fields: before ? differences(before, now) : [] }
      }
      if (told && !now) return { kind: 'conflict', now, fields: told }
      // What could be read a moment ago and can't be now is not known to be as it was.
      if (before && !now && !unchecked) return { kind: 'unchecked', error: GONE }
      return null
    } catch (thrown) {
      const error = asApiError(thrown)
      if (this.session.token() === null) return { kind: 'locked' }
      return unchecked ? null : { kind: 'unchecked', error }
    }
  }

  async #patch(proposal: Proposal): Promise<Outcome> {
    const { chainId, changes } = proposal
    const token = this.session.token()
    if (token === null) return { kind: 'locked' }
    const sentAt = new Date()
    const note = (result: Result, words: string) =>
      this.journal.set([...this.journal.get(), entryOf(proposal, sentAt, result, words)])
    try {
      await updateNetwork({ ...this.#host(token), chainId, changes })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        note('unknown', `outcome unknown: ${failureWords(error)}`)
        this.tabs.tell(chainId, sentFields(changes))
        this.setDraft(chainId, withField(this.draft(chainId), 'explorer_api_key', undefined))
        return { kind: 'unknown', error }
      }
      note('refused', `refused: ${failureWords(error)}`)
      if (isRefusedToken(error, 'PATCH')) {
        this.#lock(token, error)
        return { kind: 'locked' }
      }
      this.setDraft(chainId, withField(this.draft(chainId), 'explorer_api_key', undefined))
      return { kind: 'refused', error, violations: violationsIn(error.admin?.details ?? [], this.fieldNames) }
    }
    note('changed', 'changed')
    this.tabs.tell(chainId, sentFields(changes))
    this.setDraft(
      chainId,
      sentFields(changes).reduce((left, field) => withField(left, field, undefined), this.draft(chainId)),
    )
    const now = await this.#readAgain(chainId)
    const contradicted = sentFields(changes).filter((field) => {
      const read = field === 'explorer_api_key' ? undefined : now?.values[field]
      return read !== undefined && read !== changes[field]
    })
    return { kind: 'changed', now, contradicted }
  }

  /** The network after a change, read anew wherever it is shown; null where it can't be. */
  async #readAgain(chainId: string): Promise<Network | null> {
    try {
      const now = await this.readNow(chainId)
      void this.queries.invalidateQueries({ queryKey: ['networks'] })
      return now
    } catch (thrown) {
      asApiError(thrown)
      return null
    }
  }

  /** What is shown of a network is asked for again. */
  #outdated(chainId: string): void {
    void this.queries.invalidateQueries({ queryKey: ['networks'] })
    void this.queries.invalidateQueries({ queryKey: ['network', chainId] })
  }

  /** Reads with the token of the session; a token that is refused locks it. */
  async #reading<T extends { readable: boolean }>(
    read: (host: NetworksHost) => Promise<T>,
  ): Promise<T | { readable: false }> {
    const token = this.session.token()
    if (token === null) throw new ApiError({ kind: 'aborted', resource: 'networks', path: '' })
    try {
      return await read(this.#host(token))
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isRefusedToken(error, 'GET')) this.#lock(token, error)
      else if (isUnreadable(error)) return { readable: false }
      throw error
    }
  }

  /** Locks because a token was refused; what comes late for an earlier one says nothing of the one in use. */
  #lock(token: string, error: ApiError): void {
    if (this.session.token() === token) this.session.lockUp({ why: 'refused', error })
  }

  #host(token: string): NetworksHost {
    return { fetch: this.#fetch, meritsUrl: this.meritsUrl, fieldNames: this.fieldNames, token }
  }

  /** A lock forgets what was read and, unless the reader is still there to go on, the secret that was typed. */
  #forget({ why }: LockReason): void {
    this.queries.clear()
    if (why === 'refused') return
    const drafts = Object.entries(this.drafts.get()).map(
      ([chainId, draft]) => [chainId, withField(draft, 'explorer_api_key', undefined)] as const,
    )
    this.drafts.set(Object.fromEntries(drafts))
  }
}

/** A network that was read before and is not told any more. */
const GONE = new ApiError({ kind: 'unsupported', resource: 'networks', path: '' })

let opened: Administration | undefined

/** The administration of this tab: made when it is opened first. */
export function administrationOf(config: Config, fetch: Fetch): Administration {
  return (opened ??= new Administration(config, fetch))
}

/** Gives the administration to the components below. */
export const AdministrationContext = createContext<Administration | null>(null)

/** The administration that a component stands in. */
export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (!administration) throw new Error('There is no administration around this component')
  return administration
}
