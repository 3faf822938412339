import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'
import { isChainId } from '#/domain/paths'
import { isAddressHash, isTransactionHash } from '#/domain/hash'

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

/** Rejects a path whose {hash} is no address. */
export function byAddressHash({ params: { hash } }: HashPath): void {
  demand(isAddressHash(hash), hash, 'an address: 0x and 40 hexadecimal digits')
}

/** Rejects a path whose {id} is neither a block height nor a block hash; redirects a height with leading zeros. */
export function byBlock({ params: { id }, location }: { params: { id: string }; location: ParsedLocation }): void {
  demand(
    /^\d{1,20}$/.test(id) || isTransactionHash(id),
    id,
    'a block: a height, or a hash of 0x and 64 hexadecimal digits',
  )
  withoutZeros('block', id, location)
}

/** Rejects a path whose {hash} and {id} are no token instance; redirects a token ID with leading zeros. */
export function byInstance({
  params: { hash, id },
  location,
}: {
  params: { hash: string; id: string }
  location: ParsedLocation
}): void {
  byAddressHash({ params: { hash } })
  demand(/^\d{1,78}$/.test(id) && BigInt(id) < 2n ** 256n, id, 'a token id: a whole number below 2²⁵⁶')
  withoutZeros('instance', id, location)
}

/** Redirects from a number with leading zeros below /{word}/ to the one without. */
function withoutZeros(word: string, id: string, { publicHref }: ParsedLocation): void {
  if (/^0\d/.test(id))
    throw redirect({ href: publicHref.replace(`/${word}/${id}`, `/${word}/${BigInt(id)}`), replace: true })
}

/** The `?block=` parameter of a transaction page: its block by height or hash, for APIs that serve transactions only by block. */
export const blockHint = z.object({
  block: searchParameter(z.string().check(z.regex(/^(?:\d{1,20}|0x[\da-f]{64})$/i))),
})

/** Rejects a path whose {id} is no chain ID. */
export function byChainId({ params: { id } }: { params: { id: string } }): void {
  demand(isChainId(id), id, 'a chain id: a whole number in decimal digits')
}
