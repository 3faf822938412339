import { NETWORK_FIELDS, type FieldNames, type NetworkField } from '#/api/networkFields'
import type { Network } from '#/api/readNetworks'
import { networkBody } from '#/api/networks'
import type { NetworkChanges } from '#/api/schemas/network'
import { HIDDEN, hideCredentials } from '#/api/secrets'
import { inspectText } from '#/domain/text'
import { isSame } from './draft'

/** A change that is to be looked at before it is sent. */
export interface Proposal {
  readonly chainId: string
  readonly changes: NetworkChanges
  /** The network as it was known when this was proposeChange; null where the host can't be read. */
  readonly before: Network | null
  /** When it was proposeChange, ms. */
  readonly at: number
}

/** A change as it is proposeChange now. */
export function proposeChange(chainId: string, changes: NetworkChanges, before: Network | null): Proposal {
  return { chainId, changes, before, at: Date.now() }
}

/** One field of a change in words; `from` is null where what it was is not known. */
export interface ChangeLine {
  field: NetworkField
  from: string | null
  to: string
  /** Whether it can take the network down. */
  dangerous: boolean
}

/** The fields that a change sends, in the contract's order. */
export function sentFields(changes: NetworkChanges): NetworkField[] {
  return NETWORK_FIELDS.filter((field) => changes[field] !== undefined)
}

/** A change in words, field by field; what differs only in what is hidden, or not at all as in an undo, says so. */
export function changeLines({ changes, before }: Pick<Proposal, 'changes' | 'before'>): ChangeLine[] {
  return sentFields(changes).map((field) => {
    const from = before && currentValueText(before, field)
    const to = field === 'explorer_api_key' ? 'a new key' : valueText(changes[field])
    return {
      field,
      from,
      to:
        from === to
          ? `${to}, ${isSame(before, field, changes[field]) ? 'as is told already' : 'with other credentials'}`
          : to,
      dangerous: field === 'domain' || field === 'rpc_url' || (field === 'active' && changes.active === false),
    }
  })
}

/** What is known of a field in words; null where the host did not tell it. */
export function currentValueText({ values, key }: Network, field: NetworkField): string | null {
  if (field === 'explorer_api_key') return key && (key === 'set' ? 'set' : 'none')
  return values[field] === undefined ? null : valueText(values[field])
}

/** A value in words; passwords in addresses are no words. */
export function valueText(value: string | number | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? 'empty' : hideCredentials(String(value))
}

/** The body that would be sent, as JSON for people: the secret, and passwords in addresses, hidden. */
export function redactedBody({ changes }: Proposal, names: FieldNames): string {
  const { explorer_api_key: key, rpc_url: address, ...others } = changes
  const shown = {
    ...others,
    ...(key !== undefined && { explorer_api_key: HIDDEN }),
    ...(address !== undefined && { rpc_url: hideCredentials(address) }),
  }
  return networkBody(shown, names, 2)
}

/** Whether the body that is shown hides something of the one that is sent. */
export function hidesSecrets(proposal: Proposal, names: FieldNames): boolean {
  return redactedBody(proposal, names) !== networkBody(proposal.changes, names, 2)
}

/** A change that was sent, as it may be remembered: that there was a secret in it, and not which. */
export function withoutKey(proposal: Proposal): Proposal {
  const { explorer_api_key: key, ...others } = proposal.changes
  return { ...proposal, changes: { ...others, ...(key !== undefined && { explorer_api_key: HIDDEN }) } }
}

/** The same change for a network that turned out to be another than was known: what it has already is not sent. */
export function rebased(proposal: Proposal, before: Network | null): Proposal {
  const changes = Object.fromEntries(
    sentFields(proposal.changes)
      .filter((field) => !isSame(before, field, proposal.changes[field]))
      .map((field) => [field, proposal.changes[field]]),
  )
  return proposeChange(proposal.chainId, changes, before)
}

/** The change back to what was known before, as far as it was; the secret has no way back. */
export function undoOf({ chainId, changes, before }: Proposal, now: Network | null): Proposal | null {
  if (!before) return null
  const back = sentFields(changes).filter(
    (field) => field !== 'explorer_api_key' && before.values[field] !== undefined,
  ) as (keyof Network['values'])[]
  if (back.length === 0) return null
  return proposeChange(chainId, Object.fromEntries(back.map((field) => [field, before.values[field]])), now)
}

/**
 * The fields in which a network is now other than a change supposes. What was not told before, as a list tells less of each
 * network than its own answer, is none unless the change is about it.
 */
export function differences({ before, changes }: Pick<Proposal, 'before' | 'changes'>, now: Network): NetworkField[] {
  if (!before) return []
  return NETWORK_FIELDS.filter((field) => {
    const [was, is] = [before, now].map(({ key, values }) => (field === 'explorer_api_key' ? key : values[field]))
    return was !== is && ((was ?? null) !== null || changes[field] !== undefined)
  })
}

/**
 * What has to be typed before a change that can take the network down is sent: its name, as the host or else the configuration
 * (`configured`) has it; the chain id where there is no name, or none that can be typed from what is seen.
 */
export function nameToConfirm({ chainId, before }: Proposal, configured: string | null): string {
  const name = (before?.values.name ?? configured ?? '').trim()
  const { warnings, clamped } = inspectText(name, { maxLength: 60 })
  return name === '' || clamped || warnings.length > 0 ? chainId : normalizedName(name)
}

/** A name as a page shows it and a reader types it: any run of spaces is one. */
export function normalizedName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize()
}
