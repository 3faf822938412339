import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameter'
import { isChainId } from '#/domain/chainId'
import { isAddressHash, isTransactionHash } from '#/domain/hash'

/** What is wrong with an identifier in a path: the not-found page says it. */
export interface NotAnIdentifier {
  given: string
  expected: string
}

function demand(fits: boolean, given: string, expected: string): void {
  if (!fits) throw notFound({ data: { given, expected } satisfies NotAnIdentifier })
}

/** Turns away a path whose {hash} can name no transaction, before any request is sent. */
export function byTransactionHash({ params: { hash } }: { params: { hash: string } }): void {
  demand(isTransactionHash(hash), hash, 'a transaction hash: 0x and 64 hexadecimal digits')
}

/** Turns away a path whose {hash} can name no address. */
export function byAddressHash({ params: { hash } }: { params: { hash: string } }): void {
  demand(isAddressHash(hash), hash, 'an address: 0x and 40 hexadecimal digits')
}

/** Turns away a path whose {id} is neither a block's height nor its hash; a height with leading zeros leads to the one without. */
export function byBlock({ params: { id }, location }: { params: { id: string }; location: ParsedLocation }): void {
  demand(
    /^\d{1,20}$/.test(id) || isTransactionHash(id),
    id,
    'a block: a height, or a hash of 0x and 64 hexadecimal digits',
  )
  withoutZeros('block', id, location)
}

/** Turns away a path whose {hash} and {id} can name no token instance; an id with leading zeros leads to the one without. */
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

/** Leads from a number below /{word}/ that has leading zeros to the one without, as servers have it. */
function withoutZeros(word: string, id: string, { publicHref }: ParsedLocation): void {
  if (/^0\d/.test(id))
    throw redirect({ href: publicHref.replace(`/${word}/${id}`, `/${word}/${BigInt(id)}`), replace: true })
}

/** The search parameter of a transaction's page: the block, by height or hash, that may hold it, for servers that must be told where to look. */
export const blockHint = z.object({
  block: searchParameter(z.string().check(z.regex(/^(?:\d{1,20}|0x[\da-f]{64})$/i))),
})

/** Turns away a path whose {id} can be no chain id. */
export function byChainId({ params: { id } }: { params: { id: string } }): void {
  demand(isChainId(id), id, 'a chain id: a whole number in decimal digits')
}
