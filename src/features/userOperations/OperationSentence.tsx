import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { shortHash } from '#/domain/hashes/hash'
import { hexSize } from '#/domain/hashes/hex'
import { triedTo } from '#/domain/transactions/revertReason'
import { AddressLink } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import { callOf, operationReason } from '#/features/userOperations/operationCall'
import { UntrustedText } from '#/ui/UntrustedText'

interface OperationProps {
  operation: UserOperation
  chain: Chain
}

/** What a user operation did or tried to do, and why it failed, in a sentence. */
export function OperationSentence({ operation, chain }: OperationProps) {
  const { status } = operation
  const { method, target, value } = callOf(operation)
  const did = status === true
  const isPayment = method === null && value !== null && value > 0n
  const verb = isPayment ? (did ? 'Sent' : 'send') : did ? 'Called' : 'call'
  return (
    <>
      {status === false && <FailedStart reason={operationReason(operation)} />}
      {status === null && 'Status unknown: '}
      {verb}{' '}
      {isPayment && (
        <>
          <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} /> to{' '}
        </>
      )}
      {method !== null && (
        <>
          <UntrustedText text={method} max={60} /> on{' '}
        </>
      )}
      {target === null ? 'an unknown address' : <AddressLink chain={chain.id} address={target} />}
      {!isPayment && value !== null && value > 0n && (
        <>
          , sending <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />
        </>
      )}
    </>
  )
}

function FailedStart({ reason }: { reason: string }) {
  if (reason === '') return 'Failed without a reason; tried to '
  const text = hexSize(reason) === null ? reason : shortHash(reason, 8, 4)
  return (
    <>
      Failed: <UntrustedText text={text} max={160} />
      {triedTo(text)}
    </>
  )
}

/** What a failed user operation moved and what it cost: its call was reverted, and the fee was charged. */
export function OperationFunds({ operation, chain }: OperationProps) {
  const { fee, sponsor_type } = operation
  const { value } = callOf(operation)
  const symbol = chain.currency.symbol
  const payer = sponsor_type?.startsWith('wallet_')
    ? ', paid by the account'
    : sponsor_type?.startsWith('paymaster_')
      ? ', paid by the paymaster'
      : ''
  return (
    <>
      {value !== null && value > 0n ? (
        <>
          <NativeAmount value={value} chain={chain} symbol={symbol} /> was not transferred: it stayed with the account.
        </>
      ) : (
        'The call was reverted and transferred nothing.'
      )}
      {fee !== null && (
        <>
          {' '}
          The fee was {fee > 0n && 'still '}charged: <NativeAmount value={fee} chain={chain} symbol={symbol} />
          {payer}
        </>
      )}
    </>
  )
}
