import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { FullAddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { DollarSum, Price } from '#/entity/Dollars'
import { ItemFailure } from '#/entity/ItemFailure'
import { TokenAmount } from '#/entity/TokenAmount'
import { TokenName } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { CopyAs } from '#/ui/CopyAs'
import { CopyButton } from '#/ui/CopyButton'
import { type Figure, Figures, onceAsked } from '#/ui/Figures'
import { MoreFromServer } from '#/ui/MoreFromServer'
import { RecordHead } from '#/ui/RecordHead'
import { Unknown } from '#/ui/Unknown'

/** The head of a token's page: its name as its author wrote it, the contract that tells it from imitations, and its figures. */
export function TokenHeader({ hash }: { hash: string }) {
  const connection = useChain()
  const details = useQuery(itemQuery(connection, 'token', { hash }))
  const counters = useQuery(itemQuery(connection, 'tokenCounters', { hash }))
  const token = details.data?.value ?? null
  const count = counters.data?.value ?? null
  const { error } = details
  const holders = count?.token_holders_count ?? token?.holders_count ?? null
  const known: Figure[] = [
    { label: 'Price', value: <Price rate={token?.exchange_rate ?? null} /> },
    { label: 'Market cap', value: <DollarSum dollars={token?.circulating_market_cap ?? null} /> },
    {
      label: 'Total supply',
      value: <TokenAmount value={token?.total_supply ?? null} token={token} symbol={token?.symbol ?? null} />,
    },
    { label: 'Decimals', value: token?.decimals ?? <Unknown /> },
    { label: 'Holders', value: <Count value={holders} /> },
  ]
  const counted: Figure[] = [{ label: 'Transfers', value: <Count value={count?.transfers_count ?? null} /> }]
  return (
    <RecordHead
      noun="Token"
      title={token && <TokenName token={token} />}
      identity={
        <>
          <FullAddressLink chain={connection.chain.id} hash={hash} kind="contract" />
          <CopyButton text={hash} what="contract address" />
        </>
      }
      actions={<CopyAs what="Contract address" id={hash} json={details.data?.text} />}
      marks={token && <TokenType type={token.type} />}
    >
      <Figures figures={[...onceAsked(details, known), ...onceAsked(counters, counted)]} />
      <MoreFromServer raw={details.data?.raw} />
      {error && !details.isFetching && (
        <ItemFailure
          error={error}
          what="Details of the token"
          absent="The server knows no token at this address."
          onRetry={() => void details.refetch()}
        />
      )}
    </RecordHead>
  )
}
