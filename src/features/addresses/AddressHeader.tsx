import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { fiat } from '#/domain/amount'
import { nameOfAddress } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { ItemFailure } from '#/entity/ItemFailure'
import { AddressMarks } from '#/features/addresses/AddressMarks'
import { CopyAs } from '#/ui/CopyAs'
import { CopyButton } from '#/ui/CopyButton'
import { type Figure, Figures, onceAsked } from '#/ui/Figures'
import { FullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { markStyle } from '#/ui/mark'
import { MoreFromServer } from '#/ui/MoreFromServer'
import { RecordHead } from '#/ui/RecordHead'
import { Unknown } from '#/ui/Unknown'

/** The head of an address's page: who it is as far as anyone knows, what it holds and how much it did. */
export function AddressHeader({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const details = useQuery(itemQuery(connection, 'address', { hash }))
  const counters = useQuery(itemQuery(connection, 'addressCounters', { hash }))
  const address = details.data?.value ?? null
  const count = counters.data?.value ?? null
  const name = address && nameOfAddress(address)
  const { error } = details
  const balance = address?.coin_balance ?? null
  const worth = balance === null ? null : fiat(balance, chain.currency.decimals, address?.exchange_rate)
  const transactions = count?.transactions_count ?? address?.transactions_count ?? null
  const held: Figure[] = [
    {
      label: 'Balance',
      value: <Amount value={balance} decimals={chain.currency.decimals} symbol={chain.currency.symbol} />,
    },
    { label: 'Worth', value: worth ?? <Unknown what="no price is known" /> },
  ]
  const done: Figure[] = [
    { label: 'Transactions', value: <Count value={transactions} /> },
    { label: 'Token transfers', value: <Count value={count?.token_transfers_count ?? null} /> },
    { label: 'Gas used', value: <Count value={count?.gas_usage_count ?? null} /> },
  ]
  return (
    <RecordHead
      noun="Address"
      title={name && <HostileText text={name} max={80} />}
      identity={
        <>
          <span
            className={address?.is_contract ? 'mark contract' : 'mark'}
            style={markStyle(hash)}
            data-address={hash.toLowerCase()}
          >
            <FullHash hash={hash} />
          </span>
          <CopyButton text={hash} what="address" />
        </>
      }
      actions={<CopyAs what="Address" id={hash} json={details.data?.text} />}
      marks={address && <AddressMarks address={address} chain={chain.id} />}
    >
      <Figures figures={[...onceAsked(details, held), ...onceAsked(counters, done)]} />
      <MoreFromServer raw={details.data?.raw} />
      {error && !details.isFetching && (
        <ItemFailure
          error={error}
          what="Details of the address"
          absent="The server knows nothing of this address: it may never have been used on this chain."
          onRetry={() => void details.refetch()}
        />
      )}
    </RecordHead>
  )
}
