import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'
import { isAddressHash } from '#/domain/hashes/hash'

/** Longer data is not written into the URL, which servers and chats cut. */
const MAX_DATA_LENGTH = 4000

const hex = z.string().check(z.refine((text) => text.length <= MAX_DATA_LENGTH && /^0x(?:[\da-f]{2})+$/i.test(text)))
const topics = z.string().check(z.refine((text) => /^0x[\da-f]{64}(?:,0x[\da-f]{64}){0,3}$/i.test(text)))
const shortText = z.string().check(z.maxLength(500))

/** The search parameters of the decode page: what is entered, where it is short. */
export const decodeParameters = z.object({
  kind: searchParameter(z.enum(['log', 'revert'])),
  data: searchParameter(hex),
  topics: searchParameter(topics),
  address: searchParameter(z.string().check(z.refine(isAddressHash))),
  amount: searchParameter(z.string().check(z.maxLength(100))),
  unit: searchParameter(z.enum(['wei', 'gwei', 'token'])),
  decimals: searchParameter(z.string().check(z.refine((text) => /^\d{1,2}$/.test(text)))),
  signature: searchParameter(shortText),
})

/** The search parameters of the decode page. */
export type DecodeParameters = z.infer<typeof decodeParameters>

/** The parameters that can be in the URL; the others are left out. */
export function writableParameters(entered: Readonly<Record<keyof DecodeParameters, string>>): DecodeParameters {
  const given = Object.entries(entered).filter(([, text]) => text !== '')
  return decodeParameters.parse(Object.fromEntries(given))
}
