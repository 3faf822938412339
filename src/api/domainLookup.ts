import * as z from 'zod/mini'
import { type AcrossHost, requestAcross } from './multichainSearch'
import { parseLenient } from './parseLenient'
import { RESOURCES } from './resources'
import { nullish } from './schemas/fields'
import { addressHash, text, timestamp } from './schemas/scalars'

const domain = z.object({
  name: nullish(text),
  expiry_date: nullish(timestamp),
  resolved_address: nullish(z.object({ hash: nullish(addressHash) })),
})

/** A domain name, and the address that it is for. */
export interface Domain {
  readonly name: string
  readonly hash: string
  /** Null if unknown, or if it does not expire. */
  readonly expires: Date | null
}

/** Of the domains of a chain, with the names of ENS and of other protocols. */
const PATH = '/services/bens/api/v1/{chain}/domains/{name}'

/**
 * GET {pro_url}/services/bens/api/v1/{chain}/domains/{name}: not in the contract, served by some hosts. Null for a name that has no
 * address. Rejects with an ApiError, of kind 'not-found' or 'unsupported' also for a name that is unknown.
 */
export async function lookUpDomain(
  host: AcrossHost,
  chain: string,
  name: string,
  signal: AbortSignal,
): Promise<Domain | null> {
  const url = host.proUrl + PATH.replace('{chain}', chain).replace('{name}', () => encodeURIComponent(name))
  const { credits } = RESOURCES.search
  const body = await requestAcross(host, { resource: 'domain', path: PATH, url, credits, priority: 'next', signal })
  const { value } = parseLenient(domain, body)
  const hash = value?.resolved_address?.hash
  return hash ? { name: value.name ?? name, hash, expires: value.expiry_date } : null
}
