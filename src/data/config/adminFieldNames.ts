import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'
import type { ConfigProblem } from '#/data/config/configSchema'

/** What is wrong with the names that a configuration gives to fields of networks: they are to be of fields that there are, and none for two. */
export function problemsOfFieldNames(names: Readonly<Record<string, string>>): ConfigProblem[] {
  const nameOf = (field: NetworkField) => names[field] ?? field
  return Object.entries(names).flatMap(([field, name]) => {
    const problem = (message: string) => ({ field: `merits.fieldNames.${field}`, message })
    if (!NETWORK_FIELDS.some((known) => known === field)) return problem(`is none of ${NETWORK_FIELDS.join(', ')}`)
    const taken = NETWORK_FIELDS.some((other) => other !== field && nameOf(other) === name)
    return name === 'chain_id' || taken ? problem(`"${name}" is what another field is called`) : []
  })
}
