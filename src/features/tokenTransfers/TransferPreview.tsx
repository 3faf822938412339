import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Chain } from '#/data/config/config'
import { fiat } from '#/domain/amounts/amount'
import { decimalsOf, quantityOf } from '#/domain/amounts/tokenAmount'
import { sameHash } from '#/domain/hashes/hash'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { AddressLink } from '#/entity/AddressLink'
import { TransactionLink } from '#/entity/links'
import { FullTimestamp } from '#/entity/Timestamp'
import { TransferredToken } from '#/entity/TransferredToken'
import { PreviewRows } from '#/list/PreviewRows'
import { UntrustedText } from '#/ui/UntrustedText'

interface TransferPreviewProps {
  transfer: TokenTransfer
  chain: Chain
}

/** What the details of a token transfer's row open with: who sent what to whom, and in which transaction. */
export default function TransferPreview({ transfer, chain }: TransferPreviewProps) {
  const { transaction_hash, timestamp, method } = transfer
  return (
    <PreviewRows
      rows={[
        { label: 'Summary', value: <Sentence transfer={transfer} chain={chain} /> },
        { label: 'Method', value: method && <UntrustedText text={method} max={60} /> },
        { label: 'Txn hash', value: transaction_hash && <TransactionLink chain={chain.id} hash={transaction_hash} /> },
        { label: 'Timestamp', value: timestamp && <FullTimestamp date={timestamp} /> },
      ]}
    />
  )
}

/** "Alice sent 60 USDM ($60.00) to Bob"; a mint has no sender, a burn no recipient. */
function Sentence({ transfer, chain }: TransferPreviewProps) {
  const { from, to } = transfer
  const isMinted = sameHash(from?.hash, ZERO_ADDRESS)
  const isBurnt = sameHash(to?.hash, ZERO_ADDRESS)
  const usd = usdOf(transfer)
  return (
    <>
      {!isMinted && (
        <>
          <AddressLink chain={chain.id} address={from} /> {isBurnt ? 'burnt' : 'sent'}{' '}
        </>
      )}
      <TransferredToken chain={chain.id} transfer={transfer} icon={transfer.token?.icon_url ?? null} />
      {usd && <span className="text-muted"> ({usd})</span>}
      {isMinted && ' minted'}
      {!isBurnt && (
        <>
          {' '}
          to <AddressLink chain={chain.id} address={to} />
        </>
      )}
    </>
  )
}

/** The value in USD at the current price; the price of a scam token is part of the scam. */
function usdOf(transfer: TokenTransfer): string | null {
  const { token } = transfer
  const [quantity, decimals] = [quantityOf(transfer), decimalsOf(transfer)]
  if (token?.reputation === 'scam' || quantity === null || decimals === null || transfer.total?.token_id != null)
    return null
  return fiat(quantity, decimals, token?.exchange_rate ?? null)
}
