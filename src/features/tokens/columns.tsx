import type { Token } from '#/api/schemas/token'
import { fiat, shortAmount } from '#/domain/amounts/amount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { hidesAmount, shownAmount } from '#/domain/amounts/tokenAmount'
import { isCounted } from '#/domain/transactions/transactionRecords'
import { AddressHashLink } from '#/entity/AddressLink'
import { CompactCount } from '#/entity/Count'
import { DollarSum, Price } from '#/entity/Dollars'
import { InstanceLink } from '#/entity/InstanceLink'
import { TokenLink } from '#/entity/TokenLink'
import { TokenAmount, TokenSupply } from '#/entity/Amount'
import { TokenType } from '#/entity/TokenSymbol'
import type { TableDefinition } from '#/list/definition'
import { CompactLabel } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'

/** The contract of a token, since names can be imitated. */
function Contract({ chain, token }: { chain: string; token: Token | null }) {
  const hash = token?.address_hash
  return hash ? <AddressHashLink chain={chain} hash={hash} kind="contract" /> : <MissingValue />
}

/** The USD value of a holding; missing without a price or decimals. */
function Value({ value, token }: { value: bigint | null; token: Token | null }) {
  if (hidesAmount(value, token)) return <MissingValue what="The balance is confidential" />
  const usd =
    value !== null &&
    token !== null &&
    token.decimals !== null &&
    !isCounted(token.type) &&
    fiat(shownAmount(value, token), token.decimals, token.exchange_rate)
  return usd || <MissingValue what="Price not available" />
}

/** Supplies are compared by their order of magnitude; the exact number is on hover. */
const compactAmount = (value: bigint, decimals: number) => shortAmount(value, decimals, { compact: true })

/** The tokens of the chain, in the API's order. */
export const tokensTable: TableDefinition<'tokens'> = {
  resource: 'tokens',
  name: 'Tokens',
  title: LIST_TITLES.tokens,
  noun: ['token', 'tokens'],
  empty: 'No tokens yet',
  sortable: {
    words: { Price: 'fiat_value', 'Market cap': 'circulating_market_cap', Holders: 'holders_count' },
    own: 'circulating_market_cap',
  },
  columns: [
    {
      header: 'Token',
      width: 'minmax(9em, 1.6fr)',
      compact: 'lead',
      cell: (token, { chain }) => <TokenLink chain={chain.id} token={token} />,
    },
    {
      header: 'Contract',
      width: 'minmax(8em, 1fr)',
      compact: 'none',
      cell: (token, { chain }) => <Contract chain={chain.id} token={token} />,
    },
    { header: 'Type', width: '5em', compact: 'left', cell: ({ type }) => <TokenType type={type} /> },
    {
      header: 'Price',
      width: 'minmax(5em, 0.7fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ exchange_rate }) => <Price rate={exchange_rate} />,
    },
    {
      header: 'Market cap',
      width: 'minmax(5.5em, 0.7fr)',
      align: 'end',
      compact: 'none',
      cell: ({ circulating_market_cap }) => <DollarSum dollars={circulating_market_cap} />,
    },
    {
      header: 'Total supply',
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'right',
      cell: (token) => (
        <>
          <CompactLabel text="Supply " />
          <TokenSupply token={token} write={compactAmount} />
        </>
      ),
    },
    {
      header: 'Holders',
      width: 'minmax(5em, 0.6fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ holders_count }) => <CompactCount value={holders_count} noun={['holder', 'holders']} />,
    },
  ],
}

/** The tokens of an address with their balances. */
export const addressTokensTable: TableDefinition<'addressTokens'> = {
  resource: 'addressTokens',
  name: 'Tokens',
  noun: ['token', 'tokens'],
  empty: 'No tokens yet',
  absent: 'No tokens found for this address',
  columns: [
    {
      header: 'Token',
      width: 'minmax(9em, 1.6fr)',
      compact: 'lead',
      cell: ({ token }, { chain }) => <TokenLink chain={chain.id} token={token} />,
    },
    {
      header: 'Contract',
      width: 'minmax(8em, 1fr)',
      compact: 'none',
      cell: ({ token }, { chain }) => <Contract chain={chain.id} token={token} />,
    },
    { header: 'Type', width: '5em', compact: 'left', cell: ({ token }) => <TokenType type={token?.type ?? null} /> },
    {
      header: 'Token ID',
      width: 'minmax(5em, 0.7fr)',
      compact: 'middle',
      // The balance of a fungible token has no ID, so the cell stays empty.
      cell: ({ token, token_id: id, token_instance: instance }, { chain }) =>
        id !== null && (
          <InstanceLink chain={chain.id} token={token?.address_hash ?? null} id={id} instance={instance} />
        ),
    },
    {
      header: 'Balance',
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ token, token_id, value }) => <TokenAmount value={value} token={token} tokenId={token_id} />,
    },
    {
      header: 'Price',
      width: 'minmax(5em, 0.7fr)',
      align: 'end',
      compact: 'none',
      cell: ({ token }) => <Price rate={token?.exchange_rate ?? null} />,
    },
    {
      header: 'Value (USD)',
      width: 'minmax(5.5em, 0.8fr)',
      align: 'end',
      compact: 'right',
      cell: ({ token, value }) => <Value value={value} token={token} />,
    },
    {
      header: 'Transfers',
      width: '5em',
      align: 'end',
      compact: 'none',
      cell: ({ token }, { chain, params }) =>
        token?.address_hash ? (
          <a href={`${paths.address(chain.id, params.hash, 'token-transfers')}?token=${token.address_hash}`}>Show</a>
        ) : (
          <MissingValue />
        ),
    },
  ],
}
