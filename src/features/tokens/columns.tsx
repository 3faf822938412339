import type { Token } from '#/api/schemas/token'
import { fiat } from '#/domain/amount'
import { paths } from '#/domain/paths'
import { AddressHashLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { DollarSum, Price } from '#/entity/Dollars'
import { InstanceLink } from '#/entity/InstanceLink'
import { TokenAmount } from '#/entity/TokenAmount'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import type { TableDefinition } from '#/list/definition'
import { CompactLabel } from '#/ui/CompactLabel'
import { MissingValue } from '#/ui/MissingValue'

/** The hash of a token's contract: names can be imitated, this cannot. */
function Contract({ chain, token }: { chain: string; token: Token | null }) {
  const hash = token?.address_hash
  return hash ? <AddressHashLink chain={chain} hash={hash} kind="contract" /> : <MissingValue />
}

/** What a holding is worth; unknown without a rate or without the decimals that give the rate its meaning. */
function Worth({ value, token }: { value: bigint | null; token: Token | null }) {
  const worth =
    value !== null && token !== null && token.decimals !== null && fiat(value, token.decimals, token.exchange_rate)
  return worth || <MissingValue what="no price is known" />
}

/** The chain's tokens, the most valuable or most held first, as the server orders them. */
export const tokensTable: TableDefinition<'tokens'> = {
  resource: 'tokens',
  name: 'Tokens',
  title: 'Tokens',
  noun: ['token', 'tokens'],
  empty: 'No tokens match here.',
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
      cell: (token) => <TokenAmount value={token.total_supply} token={token} />,
    },
    {
      header: 'Holders',
      width: 'minmax(5em, 0.6fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ holders_count }) => (
        <>
          <Count value={holders_count} />
          <CompactLabel text=" holders" />
        </>
      ),
    },
  ],
}

/** What an address holds of each token. */
export const addressTokensTable: TableDefinition<'addressTokens'> = {
  resource: 'addressTokens',
  name: 'Tokens of the address',
  noun: ['token', 'tokens'],
  empty: 'This address holds no tokens.',
  absent: 'The server knows no token of this address.',
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
      header: 'Token id',
      width: 'minmax(5em, 0.7fr)',
      compact: 'middle',
      // A balance of a fungible token has no id: nothing is missing there.
      cell: ({ token, token_id }, { chain }) =>
        token_id !== null && <InstanceLink chain={chain.id} token={token?.address_hash ?? null} id={token_id} />,
    },
    {
      header: 'Balance',
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ token, value }) => <TokenAmount value={value} token={token} />,
    },
    {
      header: 'Price',
      width: 'minmax(5em, 0.7fr)',
      align: 'end',
      compact: 'none',
      cell: ({ token }) => <Price rate={token?.exchange_rate ?? null} />,
    },
    {
      header: 'Worth',
      width: 'minmax(5.5em, 0.8fr)',
      align: 'end',
      compact: 'right',
      cell: ({ token, value }) => <Worth value={value} token={token} />,
    },
    {
      header: 'Transfers',
      width: '5em',
      align: 'end',
      compact: 'none',
      cell: ({ token }, { chain, params }) =>
        token?.address_hash ? (
          <a href={`${paths.address(chain.id, params.hash, 'token-transfers')}?token=${token.address_hash}`}>show</a>
        ) : (
          <MissingValue />
        ),
    },
  ],
}
