import * as z from 'zod/mini'

/** A search parameter of a URL; one that holds garbage is as one that is left out, so that a damaged link still opens. */
export function searchParameter<Schema extends z.core.$ZodType<string, string>>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}
