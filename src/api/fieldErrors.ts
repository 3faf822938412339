import type { FieldError } from './errors'
import { isObject } from '#/domain/isObject'

/** Longer texts of a server are truncated. */
export const MAX_MESSAGE_LENGTH = 300

const MAX_ERRORS = 50

/** Under which names servers list the errors of fields: the contract's (§7), and those of common frameworks. */
const LISTS = ['errors', 'violations', 'invalid-params', 'invalid_params', 'detail']

/** Under which names an entry has its field, and its reason. */
const FIELD_NAMES = ['pointer', 'parameter', 'field', 'path', 'param', 'loc', 'property', 'propertyPath', 'name']
const REASON_NAMES = ['detail', 'message', 'msg', 'description', 'defaultMessage', 'reason']

/**
 * The errors of fields in the body of a failed response (contract §7): a list of entries, also with other names for their parts, or an
 * object with the reasons by field. Several can be about one field, and missing parts are empty.
 */
export function fieldErrorsIn(body: unknown): FieldError[] {
  if (!isObject(body)) return []
  const found = LISTS.map((name) => body[name]).flatMap((list) =>
    Array.isArray(list) ? entriesIn(list) : byField(list),
  )
  return found.slice(0, MAX_ERRORS)
}

function entriesIn(list: readonly unknown[]): FieldError[] {
  return list.filter(isObject).map((entry) => {
    const source = isObject(entry['source']) ? entry['source'] : {}
    return {
      title: clamped(entry['title']),
      pointer: firstText({ ...entry, ...source }, FIELD_NAMES),
      detail: firstText(entry, REASON_NAMES),
    }
  })
}

/** Reasons by field, such as `{ rpc_url: ["is invalid"] }`; `{ detail: "Not found" }` is about no field. */
function byField(reasons: unknown): FieldError[] {
  if (!isObject(reasons)) return []
  return Object.entries(reasons)
    .filter(([name]) => !REASON_NAMES.includes(name))
    .flatMap(([name, given]) => (Array.isArray(given) ? given : [given]).map((reason: unknown) => ({ name, reason })))
    .map(({ name, reason }) => ({
      title: '',
      pointer: clamped(name),
      detail: isObject(reason) ? firstText(reason, REASON_NAMES) : clamped(reason),
    }))
    .filter(({ detail }) => detail !== '')
}

function firstText(entry: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  return names.map((name) => clamped(entry[name])).find((text) => text !== '') ?? ''
}

/** A text, or the path that an array of its steps is, at most as long as a message. */
function clamped(words: unknown): string {
  const text = Array.isArray(words) ? words.map(String).join('/') : words
  return typeof text === 'string' ? text.slice(0, MAX_MESSAGE_LENGTH) : ''
}
