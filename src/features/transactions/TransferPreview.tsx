import type { ReactNode } from 'react'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { fiat } from '#/domain/amount'
import { fineAmount } from '#/domain/fineAmount'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { tokenName } from '#/domain/summaryParts'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { AddressLink } from '#/entity/AddressLink'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { TransferredAmount } from '#/entity/TransferredAmount'
import { namedAddresses, reputationOf } from '#/features/transactions/namedAddresses'

const MAX_TRANSFERS = 5

interface TransferPreviewProps {
  transaction: Transaction
  hash: string
  chain: Chain
  /** Whether `transaction` is a list's row whose record is still loading. */
  isLoading: boolean
  /** Whether the API has no endpoint for token transfers. */
  isListUnsupported: boolean
}

/** The first token transfers of a transaction, and a link to all of them. */
export function TransferPreview({
  transaction,
  hash,
  chain,
  isLoading,
  isListUnsupported,
}: TransferPreviewProps): ReactNode {
  const { token_transfers: transfers, token_transfers_overflow: overflow } = transaction
  const all = paths.transaction(chain.id, hash, 'token-transfers')
  if (transfers === null) {
    if (isListUnsupported && !isLoading) return <span className="text-muted">Not available for this chain</span>
    // Room for a few, so that little moves when they have loaded.
    return isLoading ? (
      <div className="min-h-16 text-muted">Loading…</div>
    ) : (
      <a href={all} className="underline">
        Load token transfers
      </a>
    )
  }
  const names = namedAddresses([transaction, ...transfers])
  const rest = transfers.length > MAX_TRANSFERS || overflow
  return (
    <>
      <ul className="flex flex-col gap-1">
        {transfers.slice(0, MAX_TRANSFERS).map((transfer, index) => {
          const reputation = reputationOf(transfer.token?.address_hash ?? null, transfers, names)
          return (
            // Transfers without a log index have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <FromTo transfer={transfer} chain={chain.id} />
              <TransferredValue transfer={transfer} chain={chain.id} reputation={reputation} />
            </li>
          )
        })}
      </ul>
      {rest && (
        <a href={all} className="mt-1 inline-block min-h-6 underline">
          {overflow
            ? `View all token transfers (more than ${grouped(transfers.length)})`
            : `View all ${grouped(transfers.length)} token transfers`}
        </a>
      )}
    </>
  )
}

interface TransferredValueProps {
  transfer: TokenTransfer
  chain: string
  reputation: ReturnType<typeof reputationOf>
}

/** Amount and token, with the value in USD; in the order that the currency setting asks for. */
function TransferredValue({ transfer, chain, reputation }: TransferredValueProps) {
  const inFiat = useDisplay('money') === 'fiat'
  // A scam token's price is part of the scam.
  const usd = reputation === 'scam' ? null : usdValueOf(transfer)
  return (
    <span className="min-w-0 break-words [&_a]:underline">
      <TransferredAmount chain={chain} transfer={transfer} write={fineAmount} /> {usd && inFiat && 'in '}
      <TokenSymbol
        chain={chain}
        token={tokenName(transfer.token)}
        reputation={reputation}
        icon={transfer.token?.icon_url ?? null}
      />
      {usd && !inFiat && <span className="text-muted"> ({usd})</span>}
    </span>
  )
}

/** The value in USD at the current price; null for NFTs and if there is no price. */
function usdValueOf({ token, total }: TokenTransfer): string | null {
  const decimals = total?.decimals ?? token?.decimals ?? null
  if (!total || total.token_id !== null || total.value === null || decimals === null) return null
  return fiat(total.value, decimals, token?.exchange_rate)
}

/** Sender and recipient; the zero address is shown as minted or burnt. */
function FromTo({ transfer: { from, to }, chain }: { transfer: TokenTransfer; chain: string }) {
  if (from?.hash === ZERO_ADDRESS) {
    return (
      <span className="min-w-0">
        <span className="text-muted">Minted to </span>
        <AddressLink chain={chain} address={to} />
      </span>
    )
  }
  const burnt = to?.hash === ZERO_ADDRESS
  return (
    <span className="min-w-0">
      {burnt && <span className="text-muted">Burnt by </span>}
      <AddressLink chain={chain} address={from} />
      {!burnt && (
        <>
          <span className="text-muted">
            <span aria-hidden> → </span>
            <span className="sr-only"> to </span>
          </span>
          <AddressLink chain={chain} address={to} />
        </>
      )}
    </span>
  )
}
