import type { Abi } from 'viem'
import type { DecodedInput } from '#/api/schemas/decodedInput'

/** Where a decoding is from: the explorer's API, an ABI, the signature database, or a standard that fits the bytes. */
export type AbiSource =
  | { readonly kind: 'api' }
  | { readonly kind: 'verified'; readonly address: string; readonly name: string | null; readonly proxy: string | null }
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'standard'; readonly name: string }
  | { readonly kind: 'signatures' }

/** An ABI to decode with, and where it is from. */
export interface CandidateAbi {
  readonly abi: Abi
  readonly source: AbiSource
}

/** One way to read bytes, which encodes to the very same bytes again. */
export interface Decoding {
  readonly decoded: DecodedInput
  readonly source: AbiSource
  /** Bytes after the encoded values, as hex; null if there are none. */
  readonly rest: string | null
  /** Whether the ABI does not say which parameters of an event are indexed, so that they follow from the topics. */
  readonly isIndexedInferred: boolean
}

/** The bytes to decode. */
export type Encoded =
  | { readonly kind: 'call'; readonly data: string }
  | { readonly kind: 'log'; readonly topics: readonly string[]; readonly data: string }
  | { readonly kind: 'revert'; readonly data: string }
  /** What a call to the function of `selector` returned. */
  | { readonly kind: 'output'; readonly selector: string; readonly data: string }
