import type { DecodedFacts, RecordedValue } from '#/served/recordedProtocols'

/** Unix seconds as the API writes a time: ISO 8601, UTC, microseconds. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('Z', '000Z')
}

/** A decoded call or event; a log's parameters also say whether they are indexed. */
export function decodedBody({ call, id, parameters }: DecodedFacts) {
  return {
    method_call: call,
    method_id: id,
    parameters: parameters.map(({ name, type, value, indexed }) => ({ name, type, value: textOf(value), indexed })),
  }
}

type Text = string | Text[]

/** Values as real servers write them: text, in arrays for arrays and tuples, never a JSON boolean. */
function textOf(value: RecordedValue): Text {
  return Array.isArray(value) ? value.map(textOf) : String(value)
}

/** A count as servers send it; undefined where it is not known. */
export function countText(count: number | undefined): string | undefined {
  return count === undefined ? undefined : String(count)
}
