import type { NetworkField } from '#/api/networkFields'
import type { Done } from './useChange'

/** What a host said of fields, by field. */
export type Complaints = Readonly<Partial<Record<NetworkField, string>>>

/** What a host said of fields as it refused a change; several complaints of one field stand together. */
export function complaintsOf({ outcome }: Done): Complaints {
  if (outcome.kind !== 'refused') return {}
  const complaints: Partial<Record<NetworkField, string>> = {}
  for (const { field, description } of outcome.violations) {
    if (field) complaints[field] = [complaints[field], description].filter(Boolean).join(' ')
  }
  return complaints
}
