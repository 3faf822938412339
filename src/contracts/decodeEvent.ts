import type { AbiEvent, AbiParameter, Hex } from 'viem'
import type { DecodedParameter } from '#/api/schemas/decodedInput'
import { decodedParameter, decodeValues, typeText } from '#/contracts/abiValues'

type EventInput = AbiEvent['inputs'][number]

/** The parameters of a decoded log. */
export interface DecodedEvent {
  readonly event: AbiEvent
  readonly parameters: readonly DecodedParameter[]
  readonly rest: Hex | null
  readonly isIndexedInferred: boolean
}

/** The ways to read a log as this event: one, or several if the event does not say which of its parameters are indexed. */
export function decodeEvent(event: AbiEvent, topics: readonly Hex[], data: Hex): DecodedEvent[] {
  const indexedCount = topics.length - 1
  const isInferred = indexedCount > 0 && event.inputs.every(({ indexed }) => indexed === undefined)
  const variants = isInferred ? indexedVariants(event, indexedCount) : [event]
  return variants.flatMap((variant) => {
    const read = readLog(variant, topics, data)
    return read === null
      ? []
      : [{ event: variant, parameters: read.parameters, rest: read.rest, isIndexedInferred: isInferred }]
  })
}

/** Events with more parameters are read as if the first ones were indexed. */
const MAX_INFERRED_INPUTS = 12

/** The event with each choice of `count` indexed parameters, the first ones first. */
function indexedVariants(event: AbiEvent, count: number): AbiEvent[] {
  const { inputs } = event
  const choices = inputs.length > MAX_INFERRED_INPUTS ? [inputs.slice(0, count).map((_, at) => at)] : []
  const choose = (chosen: readonly number[], from: number): void => {
    if (chosen.length === count) choices.push([...chosen])
    else for (let at = from; at < inputs.length; at += 1) choose([...chosen, at], at + 1)
  }
  if (choices.length === 0) choose([], 0)
  return choices.map((chosen) => {
    // By position: equal parameters may be one object.
    const withIndexed = (input: EventInput, at: number): EventInput =>
      Object.assign({}, input, { indexed: chosen.includes(at) })
    return Object.assign({}, event, { inputs: inputs.map(withIndexed) })
  })
}

function readLog({ inputs }: AbiEvent, [, ...topics]: readonly Hex[], data: Hex) {
  const indexed = inputs.filter((input) => input.indexed)
  if (indexed.length !== topics.length) return null
  const inData = decodeValues(
    inputs.filter((input) => !input.indexed),
    data,
  )
  if (inData === null) return null
  const values = [...inData.values]
  const parameters: DecodedParameter[] = []
  for (const input of inputs) {
    const topic = input.indexed ? topics.shift() : undefined
    const parameter = topic === undefined ? decodedParameter(input, values.shift()) : inTopic(input, topic)
    if (parameter === null) return null
    parameters.push({ ...parameter, indexed: input.indexed === true })
  }
  return { parameters, rest: inData.rest }
}

/** An indexed parameter: a topic has the value of types of one word, and only the hash of any other value. */
function inTopic(input: AbiParameter, topic: Hex): DecodedParameter | null {
  if (!/^(?:u?int\d*|address|bool|bytes\d+)$/.test(input.type)) {
    return { name: input.name || null, type: `keccak256(${typeText(input)})`, value: topic, indexed: null }
  }
  const read = decodeValues([input], topic)
  return read === null || read.rest !== null ? null : decodedParameter(input, read.values[0])
}
