import type * as z from 'zod/mini'
import { isObject } from '#/domain/isObject'

/** A place where a response differs from its schema: where, what was expected, and a short sample of what was found. */
export interface SchemaMismatch {
  /** From the body's root, e.g. `items[3].fee.value`. */
  path: string
  expected: string
  found: string
}

/** Converts an issue of zod, which must have been reported with its input. */
export function mismatchOf(issue: z.core.$ZodIssue, within = ''): SchemaMismatch {
  return {
    path: pathInWords(issue.path, within),
    expected: expectedBy(issue),
    found: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : sampleOf(issue.input),
  }
}

/** Writes a path as JavaScript would: `items[3].fee.value`. */
export function pathInWords(steps: readonly PropertyKey[], within = ''): string {
  let path = within
  for (const step of steps) {
    if (typeof step === 'number') path += `[${step}]`
    else path += path === '' ? String(step) : `.${String(step)}`
  }
  return path
}

/** A short sample of a value; its cost does not depend on depth or size. */
export function sampleOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (Array.isArray(value)) return `array of ${value.length}`
  if (isObject(value)) return `object with ${Object.keys(value).slice(0, 5).join(', ').slice(0, 60) || 'no keys'}`
  return String(value)
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_format':
      return issue.pattern ?? issue.format
    case 'invalid_value':
      return issue.values.map(String).join(', ')
    case 'unrecognized_keys':
      return 'no other properties'
    default:
      return issue.message
  }
}
