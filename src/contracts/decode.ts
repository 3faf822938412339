import type { AbiSource, CandidateAbi } from './abi'
import { type AbiParameter, type Hex, isHex, slice } from 'viem'
import type { DecodedInput, DecodedParameter } from '#/api/schemas/decodedInput'
import { abiIndex } from '#/contracts/abiIndex'
import { decodedParameter, decodeValues, parameterText } from '#/contracts/abiValues'
import { type DecodedEvent, decodeEvent } from '#/contracts/decodeEvent'
import { protocolEvents } from '#/contracts/protocolEvents'
import { standardAbis } from '#/contracts/standardAbis'

/** The kinds of sources, the most reliable first. */
const RANKS: readonly AbiSource['kind'][] = ['api', 'verified', 'added', 'standard', 'signatures']

/** Decodings that are returned at most: a signature database may have any number of signatures of one selector. */
const MAX_DECODINGS = 20

/**
 * Decodes bytes with each of the ABIs, and with those of standards. Returns every decoding of the most reliable kind of source that
 * has one; those that leave bytes over only if no other fits. Never throws.
 */
export function decode(encoded: Encoded, candidates: readonly CandidateAbi[]): readonly Decoding[] {
  const all = [...candidates, ...standardAbis, ...(encoded.kind === 'log' ? protocolEvents : [])]
  for (const rank of RANKS) {
    const found = all.flatMap((candidate) => (candidate.source.kind === rank ? decodeWith(encoded, candidate) : []))
    const whole = found.filter(({ rest }) => rest === null)
    if (found.length > 0) return distinct(whole.length > 0 ? whole : found).slice(0, MAX_DECODINGS)
  }
  return []
}

function decodeWith(encoded: Encoded, candidate: CandidateAbi): Decoding[] {
  const { data } = encoded
  if (!isBytes(data)) return []
  const { functions, events, errors } = abiIndex(candidate.abi)
  switch (encoded.kind) {
    case 'log': {
      const topics = encoded.topics.filter(isTopic)
      const [topic] = topics
      if (topic === undefined || topics.length !== encoded.topics.length) return []
      const found = (events.get(topic.toLowerCase()) ?? []).flatMap((event) => decodeEvent(event, topics, data))
      // An ABI of others counts only if all of the log has its shape.
      const fitting = candidate.source.kind === 'standard' ? found.filter(isWholeLog) : found
      return fitting.map(({ event: { name, inputs }, parameters, rest, isIndexedInferred }) =>
        decodingOf({ name, inputs, id: topic, parameters, rest }, candidate.source, isIndexedInferred),
      )
    }
    case 'output':
      return (functions.get(encoded.selector.toLowerCase()) ?? []).flatMap(({ name, outputs }) =>
        outputs.length === 0 ? [] : valuesOf({ name, inputs: outputs, id: encoded.selector }, data, candidate.source),
      )
    case 'call':
    case 'revert': {
      if (data.length < 10) return []
      const selector = slice(data, 0, 4)
      const items = encoded.kind === 'call' ? functions : errors
      return (items.get(selector.toLowerCase()) ?? []).flatMap(({ name, inputs }) =>
        valuesOf({ name, inputs, id: selector }, `0x${data.slice(10)}`, candidate.source),
      )
    }
  }
}

function isWholeLog({ rest, isIndexedInferred }: DecodedEvent): boolean {
  return rest === null && !isIndexedInferred
}

interface Item {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  /** Its selector or topic. */
  readonly id: string
}

function valuesOf(item: Item, data: Hex, source: AbiSource): Decoding[] {
  const read = decodeValues(item.inputs, data)
  if (read === null) return []
  const parameters = item.inputs.map((input, at) => decodedParameter(input, read.values[at]))
  return [decodingOf({ ...item, parameters, rest: read.rest }, source)]
}

interface Read extends Item {
  readonly parameters: readonly DecodedParameter[]
  readonly rest: Hex | null
}

function decodingOf(
  { name, inputs, id, parameters, rest }: Read,
  source: AbiSource,
  isIndexedInferred = false,
): Decoding {
  const method_call = `${name}(${inputs.map(parameterText).join(', ')})`
  return { decoded: { method_call, method_id: id, parameters: [...parameters] }, source, rest, isIndexedInferred }
}

/** Leaves out decodings that read the same as one before them: two ABIs may have the same function. */
function distinct(decodings: readonly Decoding[]): Decoding[] {
  const seen = new Set<string>()
  return decodings.filter(({ decoded, rest }) => {
    const text = JSON.stringify([decoded, rest])
    return !seen.has(text) && seen.add(text)
  })
}

function isBytes(data: string): data is Hex {
  return isHex(data) && data.length % 2 === 0
}

function isTopic(topic: string): topic is Hex {
  return isHex(topic) && topic.length === 66
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
