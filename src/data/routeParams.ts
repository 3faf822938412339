import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'
import { isAddressHash, isTransactionHash } from '#/domain/hashes/hash'
import { isChainId } from '#/domain/links/paths'

/** An invalid identifier in a path, for the not-found page. */
export interface NotAnIdentifier {
  given: string
  expected: string
}

function demand(fits: boolean, given: string, expected: string): void {
  if (!fits) throw notFound({ data: { given, expected } satisfies NotAnIdentifier })
}

interface HashPath {
  params: { hash: string }
}

const byHash =
  (what: string) =>
  ({ params: { hash } }: HashPath): void =>
    demand(isTransactionHash(hash), hash, `${what} hash: 0x and 64 hexadecimal digits`)

/** Rejects a path whose {hash} is no transaction hash, before a request is sent. */
export const byTransactionHash = byHash('a transaction')

/** Rejects a path whose {hash} is no hash of a user operation. */
export const byUserOperationHash = byHash('a user operation')

/** Rejects a path whose {hash} is no hash of a blob. */
export const byBlobHash = byHash('a blob')

/** Rejects a path whose {hash} is no address; redirects one in the form of its chain, as xdc…, to the one with 0x. */
export function byAddressHash({
  params: { hash },
  location,
}: HashPath & { location: ParsedLocation }): void | Promise<void> {
  if (!isAddressHash(hash)) return redirectNative(hash, location)
}

async function redirectNative(given: string, { publicHref }: ParsedLocation): Promise<void> {
  const { readNativeAddress } = await import('#/domain/hashes/nativeAddress')
  const native = readNativeAddress(given)
  if (native && 'hash' in native)
    throw redirect({ href: publicHref.replace(`/${encodeURIComponent(given)}`, `/${native.hash}`), replace: true })
  const why = native ? `. ${native.error.replace(/\.$/, '')}` : ''
  demand(false, given, `an address: 0x and 40 hexadecimal digits${why}`)
}

/** Rejects a path whose {id} is neither a block height nor a block hash; redirects a height in hex or with leading zeros. */
export function byBlock({ params: { id }, location }: { params: { id: string }; location: ParsedLocation }): void {
  if (isTransactionHash(id)) return
  const isHeight = /^(?:\d{1,20}|0x[\da-f]{1,16})$/i.test(id)
  demand(isHeight, id, 'a block: a height, or a hash of 0x and 64 hexadecimal digits')
  inDecimal('block', id, location)
}

/** Rejects a path whose {hash} and {id} are no token instance; redirects a token ID in hex or with leading zeros. */
export function byInstance({
  params: { hash, id },
  location,
}: {
  params: { hash: string; id: string }
  location: ParsedLocation
}): void | Promise<void> {
  const isNumber = /^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(id)
  demand(isNumber && BigInt(id.toLowerCase()) < 2n ** 256n, id, 'a token id: a whole number below 2²⁵⁶')
  inDecimal('instance', id, location)
  return byAddressHash({ params: { hash }, location })
}

/** Redirects from a number in hex or with leading zeros below /{word}/ to the decimal one without. */
function inDecimal(word: string, id: string, { publicHref }: ParsedLocation): void {
  if (/^0[\dx]/i.test(id))
    throw redirect({
      href: publicHref.replace(`/${word}/${id}`, `/${word}/${BigInt(id.toLowerCase())}`),
      replace: true,
    })
}

/** The `?block=` parameter of a transaction page: its block by height or hash, for APIs that serve transactions only by block. */
export const blockHint = z.object({
  block: searchParameter(z.string().check(z.regex(/^(?:\d{1,20}|0x[\da-f]{64})$/i))),
})

/** Rejects a path whose {id} is no chain ID. */
export function byChainId({ params: { id } }: { params: { id: string } }): void {
  demand(isChainId(id), id, 'a chain id: a whole number in decimal digits')
}

/** Rejects a path whose {sender} is no address, or whose {nonce} is no whole number. */
export function bySenderAndNonce({ params: { sender, nonce } }: { params: { sender: string; nonce: string } }): void {
  demand(isAddressHash(sender), sender, 'an address: 0x and 40 hexadecimal digits')
  demand(/^\d{1,15}$/.test(nonce), nonce, 'a nonce: a whole number')
}

/** Rejects a path whose {time} is no time. */
export async function byTime({ params: { time } }: { params: { time: string } }): Promise<void> {
  const { timeIn } = await import('#/domain/text/timeIn')
  demand(timeIn(time) !== null, time, 'a time: such as 2026-11-20T14:00 in UTC, or seconds since 1970')
}
