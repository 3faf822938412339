import * as z from 'zod/mini'
import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'
import type { Network } from '#/api/readNetworks'
import type { NetworkChanges } from '#/api/schemas/network'
import { hideCredentials } from '#/api/secrets'
import { IDLE_LOCK_MS } from './session'
import { createStore } from '#/domain/store'

/** The value of a field in a draft; null where it was opened but not edited, so that it follows the current value. */
export type DraftValue = string | boolean | null

/** The edits of a network; an absent field is left unchanged. */
export interface NetworkDraft {
  readonly typed: { readonly [Field in NetworkField]?: DraftValue }
  /** Whether the user confirmed credentials in the RPC URL. */
  readonly credentialsMeant: boolean
  /** Fields whose typed secret has been cleared. */
  readonly forgotten: readonly NetworkField[]
}

/** A draft that changes nothing. */
export const EMPTY_DRAFT: NetworkDraft = { typed: {}, credentialsMeant: false, forgotten: [] }

/** Fields that may have a secret: the API key, and a password in the RPC URL. */
const SECRET_FIELDS = ['explorer_api_key', 'rpc_url'] as const

/** A validated draft: the changes to send, the invalid fields with the reason, and the fields without a change. */
export interface ReadDraft {
  changes: NetworkChanges
  problems: { [Field in NetworkField]?: string }
  /** Fields set to their current value. */
  same: NetworkField[]
}

const text = z.string().check(z.trim())

function demand(fits: (value: string) => boolean, error: string) {
  return z.refine<string>(fits, { error, abort: true })
}

const domain = text.check(
  demand((value) => value !== '', 'Enter a host name, or leave it unchanged.'),
  demand((value) => !/[/?#@:]/.test(value), 'Enter only the host name, without scheme, port or path.'),
  z.superRefine((value, problems) => {
    const ascii = asciiHost(value)
    // Digits only and invalid Punycode are valid names that a browser reads as another host.
    if (isHostName(value) && ascii === value.toLowerCase()) return
    const advice = value.endsWith('.')
      ? ' Remove the dot at the end.'
      : ascii && ascii !== value.toLowerCase() && isHostName(ascii)
        ? ` In ASCII: ${ascii}`
        : ''
    problems.addIssue({
      code: 'custom',
      message: `A host name has letters a to z, digits and hyphens, with dots between its parts.${advice}`,
    })
  }),
)

function isHostName(value: string): boolean {
  const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i
  return value.length <= 253 && value.split('.').every((part) => label.test(part))
}

const rpcUrl = text.check(
  demand((value) => value !== '', 'Enter a URL, or leave it unchanged.'),
  demand((value) => !/[\s\\]/.test(value), 'A URL has no spaces and no backslashes.'),
  demand((value) => /^(?:https?|wss?):\/\/[^/?#]/i.test(value), 'Must start with http://, https://, ws:// or wss://.'),
  demand((value) => URL.canParse(value), 'Invalid URL: check its host and port.'),
  demand((value) => !value.includes('#'), 'Remove the part after #: it is never sent.'),
  z.superRefine((value, problems) => {
    if (/^[\x21-\x7e]*$/.test(value)) return
    // No advice if it would repeat a password.
    const advice = hasCredentials(value) ? '' : ` In ASCII: ${new URL(value).href}`
    problems.addIssue({ code: 'custom', message: `Use ASCII characters only.${advice}` })
  }),
)

const INT32_TEXT = 'Enter a whole number from -2147483648 to 2147483647.'

const schemas = {
  name: text.check(demand((value) => /[^\s\p{C}\p{DI}]/u.test(value), 'Enter a name, or leave it unchanged.')),
  domain,
  active: z.boolean(),
  rpc_url: rpcUrl,
  explorer_api_key: text.check(
    demand((value) => value !== '', 'Paste a key, or leave it unchanged.'),
    demand(
      (value) => /^[^\s\p{C}]+$/u.test(value),
      'A key has no spaces and no invisible characters. Paste only the key.',
    ),
  ),
  block_timestamp_skew: z.pipe(
    text.check(demand((value) => /^-?0*\d{1,10}$/.test(value), INT32_TEXT)),
    z.pipe(z.transform(Number), z.int32({ error: INT32_TEXT })),
  ),
  sent_transactions_activity_enabled: z.boolean(),
  verified_contracts_activity_enabled: z.boolean(),
  explorer_usage_activity_enabled: z.boolean(),
} satisfies Record<NetworkField, z.ZodMiniType>

/** Validates a draft; a field set to its current value is no change. */
export function readDraft({ typed, credentialsMeant }: NetworkDraft, known: Network | null): ReadDraft {
  const result: ReadDraft = { changes: {}, problems: {}, same: [] }
  for (const field of NETWORK_FIELDS) {
    const value = typed[field]
    if (value === undefined) continue
    if (value === null && field !== 'explorer_api_key' && known?.values[field] !== undefined) {
      result.same.push(field)
      continue
    }
    const { success, data, error } = schemas[field].safeParse(value ?? '')
    if (!success) result.problems[field] = error.issues[0]?.message ?? 'Invalid value.'
    else if (field === 'rpc_url' && hasCredentials(String(data)) && !credentialsMeant) {
      result.problems[field] = CREDENTIALS_UNCONFIRMED
    } else if (isSame(known, field, data)) result.same.push(field)
    else Object.assign(result.changes, { [field]: data })
  }
  return result
}

/** Whether a field has this value already; unknown for the secret. */
export function isSame(known: Network | null, field: NetworkField, value: unknown): boolean {
  return known !== null && field !== 'explorer_api_key' && known.values[field] === value
}

/** Whether a URL has a user name, a password or a key in its query, also while it is being typed. */
export function hasCredentials(url: string): boolean {
  return hideCredentials(url) !== url
}

/** Why a URL with credentials is not sent before the user has confirmed them. */
export const CREDENTIALS_UNCONFIRMED =
  'The URL contains credentials, which the service may show to others. Confirm that you want to save them.'

/** A host name in ASCII, null where it has no such form. */
function asciiHost(value: string): string | null {
  const url = `http://${value}`
  return URL.canParse(url) ? new URL(url).host : null
}

/** A draft with one field set; undefined leaves the field unchanged. */
export function withField(draft: NetworkDraft, field: NetworkField, value: DraftValue | undefined): NetworkDraft {
  const { [field]: _, ...others } = draft.typed
  return {
    typed: value === undefined ? others : { ...others, [field]: value },
    credentialsMeant: draft.credentialsMeant && field !== 'rpc_url',
    forgotten: draft.forgotten.filter((each) => each !== field),
  }
}

/** A draft without the secrets in `fields`, marked as forgotten. */
export function draftWithoutSecrets(
  draft: NetworkDraft,
  fields: readonly NetworkField[] = SECRET_FIELDS,
): NetworkDraft {
  const secret = fields.filter((field) => isSecret(field, draft.typed[field]))
  const left = secret.reduce((less, field) => withField(less, field, undefined), draft)
  return { ...left, forgotten: [...left.forgotten, ...secret] }
}

/** Whether a secret was typed. */
export function holdsSecret({ typed }: NetworkDraft): boolean {
  return SECRET_FIELDS.some((field) => isSecret(field, typed[field]))
}

function isSecret(field: NetworkField, value: DraftValue | undefined): boolean {
  if (typeof value !== 'string' || value === '') return false
  return field === 'explorer_api_key' || (field === 'rpc_url' && hasCredentials(value))
}

/** Whether every field is left unchanged. */
export function isEmpty({ typed }: NetworkDraft): boolean {
  return Object.keys(typed).length === 0
}

/** Whether leaving the page would lose edits. */
export function isUnsent({ typed }: NetworkDraft): boolean {
  return Object.values(typed).some((value) => value !== null)
}

/**
 * The drafts of all networks, in memory. They survive navigation and locks; their secrets survive a rejected token only, for a
 * limited time.
 */
export class DraftStore {
  /** By chain ID. */
  readonly all = createStore<Readonly<Record<string, NetworkDraft>>>(() => ({}))
  /** After a rejected token: the token that the secrets belong to, and until when they are held (Unix ms). */
  #held: { token: string; until: number; timer: ReturnType<typeof setTimeout> } | null = null

  of(chainId: string): NetworkDraft {
    return this.all.get()[chainId] ?? EMPTY_DRAFT
  }

  set(chainId: string, draft: NetworkDraft): void {
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
    this.all.set(Object.fromEntries(drafts.map(([chainId, draft]) => [chainId, draftWithoutSecrets(draft)])))
  }

  #release(): void {
    clearTimeout(this.#held?.timer)
    this.#held = null
  }
}
