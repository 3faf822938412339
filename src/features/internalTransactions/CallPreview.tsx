import type { InternalTransaction } from '#/api/schemas/internalTransaction'
import type { Chain } from '#/data/config/config'
import { reasonText } from '#/domain/transactions/revertReason'
import { AddressLink } from '#/entity/AddressLink'
import { BlockLink, TransactionLink } from '#/entity/links'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { useNativePrice } from '#/entity/useNativePrice'
import { PreviewRows } from '#/list/PreviewRows'
import { UntrustedText } from '#/ui/UntrustedText'

interface CallPreviewProps {
  call: InternalTransaction
  chain: Chain
}

/** What the details of an internal transaction's row open with: who called, paid or created what, and why it failed. */
export default function CallPreview({ call, chain }: CallPreviewProps) {
  const { success, error, transaction_hash, block_number, timestamp } = call
  const reason = reasonText(error)
  const isFailed = success === false || reason !== null
  return (
    <PreviewRows
      rows={[
        { label: 'Summary', value: <Sentence call={call} chain={chain} isFailed={isFailed} /> },
        {
          label: 'Reason',
          value: isFailed && (reason === null ? 'No reason given' : <UntrustedText text={reason} max={400} />),
        },
        { label: 'Txn hash', value: transaction_hash && <TransactionLink chain={chain.id} hash={transaction_hash} /> },
        { label: 'Block', value: block_number !== null && <BlockLink chain={chain.id} height={block_number} /> },
        { label: 'Timestamp', value: timestamp && <FullTimestamp date={timestamp} /> },
      ]}
    />
  )
}

/** What a call does to its recipient, by the API's word for its type, in the past and after "tried to". */
const VERBS: Readonly<Record<string, readonly [did: string, to: string]>> = {
  call: ['called', 'call'],
  staticcall: ['read from', 'read from'],
  delegatecall: ['ran the code of', 'run the code of'],
  callcode: ['ran the code of', 'run the code of'],
  create: ['created', 'create'],
  create2: ['created', 'create'],
  selfdestruct: ['destroyed itself for', 'destroy itself for'],
}

/** "Router called Pair, sending 1 MER", or "Router sent 1 MER to Alice", who has no code to call. */
function Sentence({ call, chain, isFailed }: CallPreviewProps & { isFailed: boolean }) {
  const { type, from, to, created_contract, value } = call
  const rate = useNativePrice()
  const amount = value !== null && value > 0n && <NativeAmountWithFiat value={value} chain={chain} rate={rate} />
  const [did, tried] = VERBS[type ?? ''] ?? []
  const other = to ?? created_contract
  const otherLink = other ? <AddressLink chain={chain.id} address={other} /> : 'a contract'
  const isPayment = type === 'call' && to?.is_contract === false && amount
  return (
    <>
      <AddressLink chain={chain.id} address={from} />{' '}
      {isPayment ? (
        <>
          {isFailed ? 'tried to send' : 'sent'} {amount} to {otherLink}
        </>
      ) : (
        <>
          {did && (isFailed ? `tried to ${tried}` : did)}
          {!did && <UntrustedText text={type ?? 'called'} max={20} />} {otherLink}
          {amount && <>, sending {amount}</>}
        </>
      )}
      {isFailed && amount && ', which was not transferred'}
    </>
  )
}
