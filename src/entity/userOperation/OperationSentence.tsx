import { Fragment } from 'react'
import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { counted } from '#/domain/amounts/numberFormat'
import { sameHash, shortHash } from '#/domain/hashes/hash'
import { hexSize } from '#/domain/hashes/hex'
import { triedTo } from '#/domain/transactions/revertReason'
import { AddressLink } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import { SummarySentence } from '#/entity/SummarySentence'
import { callOf, operationReason } from '#/entity/userOperation/operationCall'
import { CALL_ID, REASON_ID } from '#/entity/userOperation/operationAnchors'
import { useApprovals } from '#/entity/userOperation/useApprovals'
import { UntrustedText } from '#/ui/UntrustedText'

interface OperationProps {
  operation: UserOperation
  chain: Chain
  /** The operation's page, to which the links of the sentence lead; empty on that page. */
  page?: string
}

/** What a user operation did or tried to do, and why it failed, in a sentence. */
export function OperationSentence({ operation, chain, page = '' }: OperationProps) {
  const { status } = operation
  return (
    <>
      {status === false && <FailedStart reason={operationReason(operation)} href={`${page}#${REASON_ID}`} />}
      {status === null && 'Status unknown: '}
      <OperationAct operation={operation} chain={chain} page={page} />
    </>
  )
}

/** What a user operation did or tried to do: an approval by its spender and amount, another call by function and callee. */
export function OperationAct({ operation, chain, page = '' }: OperationProps) {
  const { intents, more, tokens } = useApprovals(operation)
  const { method, target, value } = callOf(operation)
  const did = operation.status === true
  const isPayment = method === null && value !== null && value > 0n
  const verb = isPayment ? (did ? 'Sent' : 'send') : did ? 'Called' : 'call'
  const href = `${page}#${CALL_ID}`
  const approvals = intents.map((intent, index) => {
    const { did: past, do: plain, rest } = intent
    const isFirst = index === 0 && operation.execute_target !== null
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the calls of a batch have no identity but their position
      <Fragment key={index}>
        {!isFirst && ' and '}
        {did ? (isFirst ? past : past.toLowerCase()) : plain}
        <SummarySentence summary={rest} chain={chain} tokens={tokens} hrefOf={() => href} />
      </Fragment>
    )
  })
  if (approvals.length > 0 && operation.execute_target !== null) return approvals
  return (
    <>
      {verb}{' '}
      {isPayment && (
        <>
          <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} /> to{' '}
        </>
      )}
      {method !== null && (
        <>
          <a href={href}>
            <UntrustedText text={method} max={60} />
          </a>{' '}
          on{' '}
        </>
      )}
      {target === null ? (
        'an unknown address'
      ) : sameHash(target.hash, operation.sender?.hash) ? (
        'the account itself'
      ) : (
        <AddressLink chain={chain.id} address={target} />
      )}
      {!isPayment && value !== null && value > 0n && (
        <>
          , sending <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />
        </>
      )}
      {approvals}
      {more > 0 && <> and {counted(more, 'other approval', 'other approvals')}</>}
    </>
  )
}

function FailedStart({ reason, href }: { reason: string; href: string }) {
  if (reason === '') return 'Failed without a reason; tried to '
  const text = hexSize(reason) === null ? reason : shortHash(reason, 8, 4)
  return (
    <>
      Failed:{' '}
      <a href={href}>
        <UntrustedText text={text} max={160} />
      </a>
      {triedTo(text)}
    </>
  )
}
