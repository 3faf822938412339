import * as z from 'zod/mini'
import { pathInWords } from '#/api/schemaMismatch'
import { instanceBase, withoutEndSlash } from '#/api/url'
import { isChainKey } from '#/domain/chainKey'

/** What is wrong with a configuration: the field by its path, such as `chains[0].id`, and why. */
export interface ConfigProblem {
  field: string
  message: string
}

/** Text that follows all rules; the message is that of the first broken one. */
const text = (...rules: (readonly [(text: string) => boolean, string])[]) =>
  z.string().check(...rules.map(([fits, error]) => z.refine<string>(fits, { error, abort: true })))

/** A whole number from `least` to `most`. */
function whole(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`
  const error = `must be a whole number ${range}`
  return z.number({ error }).check(z.refine((n) => Number.isInteger(n) && n >= least && n <= most, { error }))
}

const isServerUrl = (url: string) =>
  /^https?:\/\//i.test(url) ? URL.canParse(url) && !/\s/.test(url) : /^\/[^/\s]/.test(url)

/** An absolute http(s) URL, or a path of this origin; without a trailing slash. */
const serverUrl = text([isServerUrl, 'must be an http(s) URL, or a path of this origin such as "/api"']).check(
  z.overwrite(withoutEndSlash),
)

const flag = z.boolean()

/** First segments of paths that are pages, not chains. */
const reserved =
  /^(?:search|settings|portfolio|admin|add-chain|api-status|tx|txs|block|blocks|address|addresses|accounts|token|tokens|nft|transactions|internal-transactions|withdrawals)$/

const color = text([(written) => /^#[0-9a-f]{6}$/i.test(written), 'must be a color such as "#627eea"'])

/** The fields of a chain in `config.json`. */
export const chainSchema = z.object({
  id: text([isChainKey, 'must be a decimal chain id in quotes, such as "1"']),
  slug: z.optional(
    text(
      [(slug) => /^[a-z][a-z0-9-]*$/.test(slug), 'must be lower-case letters, digits and dashes'],
      [(slug) => !reserved.test(slug), 'is the name of a page'],
    ),
  ),
  name: text([(name) => name !== '', 'must not be empty']),
  baseUrl: z.optional(serverUrl.check(z.overwrite(instanceBase))),
  proUrl: z.optional(serverUrl),
  rpcUrl: z.optional(serverUrl),
  multichain: z._default(flag, false),
  currency: z.object({ name: text(), symbol: text(), decimals: z._default(whole(0, 77), 18) }),
  testnet: z._default(flag, false),
  color: z.optional(color),
  parentChain: z.optional(
    text([
      (parent) => isChainKey(parent) || (/^https?:/i.test(parent) && isServerUrl(parent)),
      'must be a decimal chain id in quotes, such as "1", or the http(s) URL of an explorer',
    ]).check(z.overwrite(withoutEndSlash)),
  ),
})

const isPath = (written: string) => /^\/[^/\s]\S*$/.test(written)

/** A page that the page of all chains names as an example. */
const exampleSchema = z.object({
  label: text([(label) => label !== '', 'must not be empty']),
  path: text([isPath, 'must be a path of this explorer such as "/1/blocks"']),
})

/** Text in one line of at most `most` characters. */
const line = (most: number) =>
  text([
    (written) => written.trim() !== '' && written.length <= most && !/\p{Cc}/u.test(written),
    `must be one line of 1 to ${most} characters`,
  ])

/** A link of the operator. */
const linkUrl = text([
  (url) => isPath(url) || /^mailto:\S+@\S+$/.test(url) || (/^https?:\/\//i.test(url) && isServerUrl(url)),
  'must be an http(s) or mailto URL, or a path of this explorer such as "/1/blocks"',
])

/** An image of the operator. Other hosts are not asked for one: they would learn of each visitor. */
const image = text([isPath, 'must be a path of this origin such as "/brand/logo.svg"'])

/** How an operator presents the explorer (docs/branding.md). */
const brandSchema = z.object({
  name: z._default(
    // Titles of pages are joined, and taken apart, by this separator.
    line(40).check(z.refine((name) => !name.includes(' · '), 'must not contain " · "')),
    'Astrolabe',
  ),
  icon: z.optional(image),
  logo: z.optional(z.object({ light: image, dark: z.optional(image) })),
  accent: z.optional(color),
  theme: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  notice: z.optional(z.object({ text: line(200), url: z.optional(linkUrl) })),
  links: z._default(z.array(z.object({ label: line(40), url: linkUrl })), []),
  attribution: z.optional(line(200)),
  featuredChains: z._default(z.array(text()), []),
})

/** An operator's brand, with the explorer's own name and theme where it sets none. */
export type Brand = z.output<typeof brandSchema>

const wireName = text([(name) => /^[a-z_]\w*$/i.test(name), 'must be a name in the host’s JSON'])

/** What a host of the administration API calls some fields, and what its administrators should know. */
const meritsSchema = z.object({
  fieldNames: z._default(z.record(z.string(), wireName), {}),
  help: z._default(z.array(text()), []),
})

/** The fields of `config.json`. */
export const configSchema = z.object({
  proUrl: z.optional(serverUrl),
  credential: z._default(z.enum(['bearer', 'apikey']), 'bearer'),
  requestsPerSecond: z.optional(whole(1)),
  meritsUrl: z.optional(serverUrl),
  merits: z._default(meritsSchema, { fieldNames: {}, help: [] }),
  defaultChain: z.optional(text()),
  chainsFrom: z.optional(z.enum(['pro'])),
  chains: z.array(chainSchema),
  examples: z._default(z.array(exampleSchema), []),
  ipfsGateways: z._default(z.array(serverUrl), ['https://ipfs.io', 'https://dweb.link']),
  arweaveGateways: z._default(z.array(serverUrl), ['https://arweave.net']),
  swarmGateways: z._default(z.array(serverUrl), ['https://api.gateway.ethswarm.org']),
  mediaProxy: z._default(z.nullable(serverUrl), null),
  signaturesUrl: z.optional(serverUrl),
  sourcifyUrl: z.optional(serverUrl),
  sourcify: z._default(z.enum(['onRequest', 'auto']), 'onRequest'),
  offline: z._default(flag, true),
  demo: z._default(flag, false),
  brand: z._default(brandSchema, { name: 'Astrolabe', theme: 'system', links: [], featuredChains: [] }),
})

/** Reads a value by a schema of this file; what is wrong with it is named by field. */
export function readFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  json: unknown,
): { data: z.output<Schema>; problems: null } | { data: null; problems: ConfigProblem[] } {
  const { success, data, error } = z.safeParse(schema, json, { error: wordingOf })
  if (success) return { data, problems: null }
  const problems = error.issues.map(({ path, message }) => ({ field: pathInWords(path) || 'config.json', message }))
  return { data: null, problems }
}

/** Words what is wrong where the schema has no words of its own for it. */
function wordingOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.path?.length) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${issue.expected === 'record' ? 'object' : issue.expected}`
  return issue.code === 'invalid_value'
    ? `must be ${issue.values.map((word) => `"${String(word)}"`).join(' or ')}`
    : undefined
}
