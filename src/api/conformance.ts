import * as z from 'zod/mini'
import { STRICT_ITEMS } from './contract'
import type { ObjectForm } from './form'
import { pathIn, sample, type SchemaMismatch } from './reader'
import { type ListName, RESOURCES, type ResourceName } from './resources'
import { strict } from './strict'

/**
 * The strict check: where a body differs from the contract, by the very schemas that the pages read leniently. An item of a
 * list that the contract has in the multichain API only is held to that form's closed schema (contract §2.1, §2.4, §4.2).
 */
export function conformance(name: ResourceName, body: unknown): SchemaMismatch[] {
  const result = z.safeParse(strictBody(name), body)
  if (result.success) return []
  return result.error.issues.flatMap(withinUnions).map((issue) => ({
    path: pathIn(issue.path.map((step) => (typeof step === 'number' ? step : String(step)))),
    expected: expectedBy(issue),
    found: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : sample(valueAt(body, issue.path)),
  }))
}

/** The strict schema of a resource's whole body. */
function strictBody(name: ResourceName): z.core.$ZodType {
  const resource = RESOURCES[name]
  if (resource.kind === 'item') return strict(resource.item)
  const items = z.array(strict(STRICT_ITEMS[name as ListName] ?? resource.item))
  if (resource.body === 'array') return items
  const page = { items, next_page_params: z.nullable(z.record(z.string(), z.unknown())) }
  if (resource.form === 'multichain') return z.strictObject(page)
  const top = Object.entries((resource.top as ObjectForm | null)?.shape ?? {})
  return z.object({ ...Object.fromEntries(top.map(([field, form]) => [field, strict(form)])), ...page })
}

/** In place of "none of these variants fits": what is wrong with the variant that fits best. */
function withinUnions(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [best] = issue.errors.toSorted((a, b) => misfit(a) - misfit(b))
  if (best === undefined || best.length === 0) return [issue]
  return best.flatMap((inner) => withinUnions({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A wrong `type` weighs more than any number of wrong fields. */
function misfit(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, { path }) => sum + (path.at(-1) === 'type' ? 1000 : 1), 0)
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

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    body,
  )
}
