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
import { addressesIn, reputationOf } from '#/features/transactions/parties'

/** As many as can be taken in at a glance. */
const most = 5

interface TransferPreviewProps {
  transaction: Transaction
  hash: string
  chain: Chain
  /** Whether more of the transaction is on its way. */
  filling: boolean
  /** Whether the server has no list of them. */
  unlisted: boolean
}

/** The first of the tokens that a transaction moved, and the way to all of them. */
export function TransferPreview({ transaction, hash, chain, filling, unlisted }: TransferPreviewProps): ReactNode {
  const { token_transfers: transfers, token_transfers_overflow: overflow } = transaction
  const all = paths.transaction(chain.id, hash, 'token-transfers')
  if (transfers === null) {
    if (unlisted && !filling) return <span className="text-muted">some, which this server does not list</span>
    // Room for a few, so that little moves when they come.
    return filling ? (
      <div className="min-h-16 text-muted">Loading…</div>
    ) : (
      <a href={all} className="underline">
        Look for them
      </a>
    )
  }
  const names = addressesIn([transaction, ...transfers])
  const rest = transfers.length > most || overflow
  return (
    <>
      <ul className="flex flex-col gap-1">
        {transfers.slice(0, most).map((transfer, place) => {
          const reputation = reputationOf(transfer.token?.address_hash ?? null, transfers, names)
          return (
            // Transfers without a log index have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <Way transfer={transfer} chain={chain.id} />
              <Moved transfer={transfer} chain={chain.id} reputation={reputation} />
            </li>
          )
        })}
      </ul>
      {rest && (
        <a href={all} className="mt-1 inline-block min-h-6 underline">
          {overflow
            ? `All token transfers, more than ${grouped(transfers.length)}`
            : `All ${grouped(transfers.length)} token transfers`}
        </a>
      )}
    </>
  )
}

interface MovedProps {
  transfer: TokenTransfer
  chain: string
  /** What the server thinks of the token. */
  reputation: ReturnType<typeof reputationOf>
}

/** What moved, with its worth, or as its worth where the reader counts in dollars. */
function Moved({ transfer, chain, reputation }: MovedProps) {
  const inFiat = useDisplay('money') === 'fiat'
  // What a scam says that it is worth is part of it.
  const worth = reputation === 'scam' ? null : worthOf(transfer)
  return (
    <span className="min-w-0 break-words [&_a]:underline">
      <TransferredAmount chain={chain} transfer={transfer} write={fineAmount} /> {worth && inFiat && 'in '}
      <TokenSymbol chain={chain} token={tokenName(transfer.token)} reputation={reputation} />
      {worth && !inFiat && <span className="text-muted"> ({worth})</span>}
    </span>
  )
}

/** What moved in dollars, at the price that its server knows now; null where it knows none, or of NFTs. */
function worthOf({ token, total }: TokenTransfer): string | null {
  const decimals = total?.decimals ?? token?.decimals ?? null
  if (!total || total.token_id !== null || total.value === null || decimals === null) return null
  return fiat(total.value, decimals, token?.exchange_rate)
}

/** From whom to whom; what is minted comes from nobody, what is burnt goes to nobody. */
function Way({ transfer: { from, to }, chain }: { transfer: TokenTransfer; chain: string }) {
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
