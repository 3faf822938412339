import { isAddressHash } from '#/domain/hashes/hash'
import { hexSize } from '#/domain/hashes/hex'
import { nameInSignature } from '#/domain/transactions/decoded'
import type { CallToToken } from '#/domain/transactions/tokenCall'
import type { AddressRecord, DecodedRecord, ParameterValue } from '#/domain/transactions/transactionRecords'

/** Names of the functions by which smart accounts make several calls. */
const BATCH = /^execute|batch|multi_?(?:call|send)/i

/**
 * The calls that a smart account makes in a batch, by the decoded call of the account: of a list of addresses and one of call data, or of a
 * list of tuples that have both; empty for any other call.
 */
export function batchedCalls(decoded: DecodedRecord | null, account: AddressRecord | null): readonly CallToToken[] {
  if (!BATCH.test(nameInSignature(decoded?.method_call ?? null) ?? '')) return []
  const lists = (decoded?.parameters ?? []).flatMap(({ value }) => (isList(value) ? [value] : []))
  const addresses = lists.filter((list) => list.every(isAddressHash))
  const data = lists.filter((list) => list.every(isCallData))
  const [targets, ...otherTargets] = addresses
  const [inputs, ...otherInputs] = data.filter((list) => list !== targets)
  const pairs =
    targets && inputs && otherTargets.length + otherInputs.length === 0 && targets.length === inputs.length
      ? targets.map((target, index) => [target, inputs[index]] as const)
      : (lists.length === 1 ? (lists[0] ?? []) : []).flatMap((each) =>
          isList(each) ? [[each[0], each.at(-1)] as const] : [],
        )
  return pairs.flatMap(([target, input]) =>
    isAddressHash(target) && isCallData(input)
      ? [
          {
            from: account,
            to: { hash: target, name: null, ens_domain_name: null, is_contract: null },
            decoded_input: null,
            raw_input: input,
          },
        ]
      : [],
  )
}

function isList(value: ParameterValue | null | undefined): value is readonly ParameterValue[] {
  return Array.isArray(value)
}

function isCallData(value: ParameterValue | undefined): value is string {
  return typeof value === 'string' && value.startsWith('0x') && !isAddressHash(value) && hexSize(value) !== null
}
