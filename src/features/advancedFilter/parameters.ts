import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'

/** Any text: what is wrong with it is shown, not dropped. */
const anyText = searchParameter(z.string())

const parameters = z.object({
  cursor: anyText,
  type: anyText,
  method: anyText,
  from: anyText,
  not_from: anyText,
  relation: anyText,
  to: anyText,
  not_to: anyText,
  asset: anyText,
  not_asset: anyText,
  amount_from: anyText,
  amount_to: anyText,
  age_from: anyText,
  age_to: anyText,
})

/** The search parameters of the advanced filter. */
export type FilterParameters = { [Name in keyof z.infer<typeof parameters>]?: string }

/** Reads these parameters. */
export function filterParameters(search: Record<string, unknown>): FilterParameters {
  // A parameter that is not given is left out, which the type of a catch does not say.
  return parameters.parse(search) as FilterParameters
}
