import type { DecodedRecord, ParameterRecord } from '#/domain/transactions/transactionRecords'

/** The one parameter of a decoded call or event with such a name, and of that type if one is given; null if there is none, or several. */
export function soleParameter(
  decoded: Pick<DecodedRecord, 'parameters'> | null,
  names: RegExp,
  ofType?: string,
): ParameterRecord | null {
  const [one, more] = (decoded?.parameters ?? []).filter(
    ({ name, type }) => names.test(name ?? '') && (ofType === undefined || type === ofType),
  )
  return one && !more ? one : null
}
