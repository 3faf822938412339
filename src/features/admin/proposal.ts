import { NETWORK_FIELDS, type FieldNames, type NetworkField } from '#/api/networkFields'
import type { Network } from '#/api/readNetworks'
import { networkBody } from '#/api/networks'
import type { NetworkChanges } from '#/api/schemas/network'
import { HIDDEN, hideCredentials } from '#/api/secrets'
import { inspectText } from '#/domain/text/text'
import { isSame } from './draft'

/** A change to review before it is sent. */
export interface Proposal {
  readonly chainId: string
  readonly changes: NetworkChanges
  /** The network when the change was proposed; null where the host cannot be read. */
  readonly before: Network | null
  /** When it was proposed, Unix time in ms. */
  readonly at: number
}

/** Proposes a change now. */
export function proposeChange(chainId: string, changes: NetworkChanges, before: Network | null): Proposal {
  return { chainId, changes, before, at: Date.now() }
}

/** One changed field as text; `from` is null where the current value is not known. */
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

/** A change as text, field by field; says so where two values differ in hidden credentials only, or not at all. */
export function changeLines({ changes, before }: Pick<Proposal, 'changes' | 'before'>): ChangeLine[] {
  return sentFields(changes).map((field) => {
    const from = before && currentValueText(before, field)
    const to = field === 'explorer_api_key' ? 'a new key' : valueText(changes[field])
    return {
      field,
      from,
      to:
        from === to
          ? `${to}, ${isSame(before, field, changes[field]) ? 'already the current value' : 'with other credentials'}`
          : to,
      dangerous: field === 'domain' || field === 'rpc_url' || (field === 'active' && changes.active === false),
    }
  })
}

/** The current value of a field as text; null where the host does not report it. */
export function currentValueText({ values, key }: Network, field: NetworkField): string | null {
  if (field === 'explorer_api_key') return key && (key === 'set' ? 'set' : 'none')
  return values[field] === undefined ? null : valueText(values[field])
}

/** A value as text, with passwords in URLs hidden. */
export function valueText(value: string | number | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? 'empty' : hideCredentials(String(value))
}

/** The request body as JSON, with the secret and passwords in URLs hidden. */
export function redactedBody({ changes }: Proposal, names: FieldNames): string {
  const { explorer_api_key: key, rpc_url: rpcUrl, ...others } = changes
  const shown = {
    ...others,
    ...(key !== undefined && { explorer_api_key: HIDDEN }),
    ...(rpcUrl !== undefined && { rpc_url: hideCredentials(rpcUrl) }),
  }
  return networkBody(shown, names, 2)
}

/** Whether the redacted body differs from the body that is sent. */
export function hidesSecrets(proposal: Proposal, names: FieldNames): boolean {
  return redactedBody(proposal, names) !== networkBody(proposal.changes, names, 2)
}

/** A change without the value of its secret. */
export function withoutKey(proposal: Proposal): Proposal {
  const { explorer_api_key: key, ...others } = proposal.changes
  return { ...proposal, changes: { ...others, ...(key !== undefined && { explorer_api_key: HIDDEN }) } }
}

/** The change for a network that has changed meanwhile, without fields that have the value already. */
export function rebased(proposal: Proposal, before: Network | null): Proposal {
  const changes = Object.fromEntries(
    sentFields(proposal.changes)
      .filter((field) => !isSame(before, field, proposal.changes[field]))
      .map((field) => [field, proposal.changes[field]]),
  )
  return proposeChange(proposal.chainId, changes, before)
}

/** The change back to the known previous values; the secret cannot be restored. */
export function undoOf({ chainId, changes, before }: Proposal, now: Network | null): Proposal | null {
  if (!before) return null
  const back = sentFields(changes).filter(
    (field) => field !== 'explorer_api_key' && before.values[field] !== undefined,
  ) as (keyof Network['values'])[]
  if (back.length === 0) return null
  return proposeChange(chainId, Object.fromEntries(back.map((field) => [field, before.values[field]])), now)
}

/**
 * The fields in which a network differs from what the change assumes. A field that was unknown before counts only if the change
 * is about it, as the list of networks has fewer fields than a single network.
 */
export function differences({ before, changes }: Pick<Proposal, 'before' | 'changes'>, now: Network): NetworkField[] {
  if (!before) return []
  return NETWORK_FIELDS.filter((field) => {
    const [was, is] = [before, now].map(({ key, values }) => (field === 'explorer_api_key' ? key : values[field]))
    return was !== is && ((was ?? null) !== null || changes[field] !== undefined)
  })
}

/**
 * The text to type before a dangerous change is sent: the network's name from the host or the configuration (`configured`), else
 * the chain ID; also where the name cannot be typed as it is displayed.
 */
export function nameToConfirm({ chainId, before }: Proposal, configured: string | null): string {
  const name = (before?.values.name ?? configured ?? '').trim()
  const { warnings, clamped } = inspectText(name, { maxLength: 60 })
  return name === '' || clamped || warnings.length > 0 ? chainId : normalizedName(name)
}

/** A name as displayed and typed: white space collapsed. */
export function normalizedName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize()
}
