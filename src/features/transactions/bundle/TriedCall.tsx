import type { UserOperation } from '#/api/schemas/userOperation'
import { useChain } from '#/data/sources/useChain'
import { AddressLink } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import { callOf } from '#/entity/userOperation/operationCall'
import { UntrustedText } from '#/ui/UntrustedText'

/** The function that a failed user operation called, and what it was called on, or what it was to send. */
export function TriedCall({ operation }: { operation: UserOperation }) {
  const { chain } = useChain()
  const { method, target, value } = callOf(operation)
  const address = target === null ? 'an unknown address' : <AddressLink chain={chain.id} address={target} />
  const amount = value !== null && value > 0n && (
    <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />
  )
  if (method === null)
    return (
      <span>
        {amount || 'Call'} to {address}
      </span>
    )
  return (
    <span>
      <UntrustedText text={method} max={60} /> on {address}
      {amount && <>, sending {amount}</>}
    </span>
  )
}
