import type { Token } from '#/api/schemas/token'
import { fiat, shortAmount } from '#/domain/amounts/amount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { hidesAmount, shownAmount } from '#/domain/amounts/tokenAmount'
import { findNamesakes } from '#/domain/tokens/namesakes'
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
  namesakes: (rows) => findNamesakes(rows.map(({ value }) => value)),
  columns: [
    {
      id: 'token',
      header: 'Token',
      text: ['symbol', 'name', 'address_hash'],
      width: 'minmax(9em, 1.6fr)',
      compact: 'title',
      cell: (token, { chain }) => <TokenLink chain={chain.id} token={token} />,
    },
    {
      id: 'contract',
      header: 'Contract',
      text: 'address_hash',
      width: 'minmax(8em, 1fr)',
      compact: 'details',
      cell: (token, { chain }) => <Contract chain={chain.id} token={token} />,
    },
    {
      id: 'type',
      header: 'Type',
      text: { as: 'type' },
      width: '5em',
      compact: 'start',
      cell: ({ type }) => <TokenType type={type} />,
    },
    {
      id: 'price',
      header: 'Price',
      text: 'exchange_rate',
      sort: 'fiat_value',
      width: 'minmax(5em, 0.7fr)',
      align: 'end',
      compact: 'corner',
      cell: ({ exchange_rate }) => <Price rate={exchange_rate} />,
    },
    {
      id: 'market-cap',
      header: 'Market cap',
      text: 'circulating_market_cap',
      sort: 'circulating_market_cap',
      width: 'minmax(5.5em, 0.7fr)',
      align: 'end',
      compact: 'details',
      cell: ({ circulating_market_cap }) => <DollarSum dollars={circulating_market_cap} />,
    },
    {
      id: 'total-supply',
      header: 'Total supply',
      text: 'total_supply',
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'end',
      cell: (token) => (
        <>
          <CompactLabel text="Supply " />
          <TokenSupply token={token} write={compactAmount} />
        </>
      ),
    },
    {
      id: 'holders',
      header: 'Holders',
      text: 'holders_count',
      sort: 'holders_count',
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
  namesakes: (rows) => findNamesakes(rows.map(({ value }) => value?.token ?? null)),
  columns: [
    {
      id: 'token',
      header: 'Token',
      text: ['token.symbol', 'token.name', 'token.address_hash'],
      width: 'minmax(9em, 1.6fr)',
      compact: 'title',
      cell: ({ token }, { chain }) => <TokenLink chain={chain.id} token={token} />,
    },
    {
      id: 'contract',
      header: 'Contract',
      text: 'token.address_hash',
      width: 'minmax(8em, 1fr)',
      compact: 'details',
      cell: ({ token }, { chain }) => <Contract chain={chain.id} token={token} />,
    },
    {
      id: 'type',
      header: 'Type',
      text: { as: 'type' },
      width: '5em',
      compact: 'start',
      cell: ({ token }) => <TokenType type={token?.type ?? null} />,
    },
    {
      id: 'token-id',
      header: 'Token ID',
      text: 'token_id',
      width: 'minmax(5em, 0.7fr)',
      compact: 'middle',
      // The balance of a fungible token has no ID, so the cell stays empty.
      cell: ({ token, token_id: id, token_instance: instance }, { chain }) =>
        id !== null && (
          <InstanceLink chain={chain.id} token={token?.address_hash ?? null} id={id} instance={instance} />
        ),
    },
    {
      id: 'balance',
      header: 'Balance',
      text: 'value',
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'corner',
      cell: ({ token, token_id, value }) => <TokenAmount value={value} token={token} tokenId={token_id} />,
    },
    {
      id: 'price',
      header: 'Price',
      text: 'token.exchange_rate',
      width: 'minmax(5em, 0.7fr)',
      align: 'end',
      compact: 'details',
      cell: ({ token }) => <Price rate={token?.exchange_rate ?? null} />,
    },
    {
      id: 'value-usd',
      header: 'Value (USD)',
      text: null,
      width: 'minmax(5.5em, 0.8fr)',
      align: 'end',
      compact: 'end',
      cell: ({ token, value }) => <Value value={value} token={token} />,
    },
    {
      id: 'transfers',
      header: 'Transfers',
      text: null,
      width: '5em',
      align: 'end',
      compact: 'details',
      cell: ({ token }, { chain, params }) =>
        token?.address_hash ? (
          <a href={`${paths.address(chain.id, params.hash, 'token-transfers')}?token=${token.address_hash}`}>Show</a>
        ) : (
          <MissingValue />
        ),
    },
  ],
}
