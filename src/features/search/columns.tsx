import type { SearchResult } from '#/api/schemas/search'
import { baseUnits } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { isOther, labelOf } from '#/domain/open'
import { AddressHashLink, ScamMark } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { Price } from '#/entity/Dollars'
import { SameNameMark } from '#/entity/SameNameMark'
import { monogram, TokenMark } from '#/entity/TokenMark'
import { TokenType } from '#/entity/TokenSymbol'
import { Timestamp } from '#/entity/Timestamp'
import { isScamResult, namesakesIn, viewOfResult } from '#/features/search/searchResultView'
import { timeColumn } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { Hash, hashProps } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The name and symbol of a result, else its hash; linked where it has a page. */
function Title({ result, chain }: { result: SearchResult; chain: string }) {
  const { name, symbol, href } = viewOfResult(chain, result)
  const scam = isScamResult(result) && <ScamMark />
  if (!name && !symbol)
    return (
      <>
        {scam}
        <HashOf chain={chain} result={result} />
      </>
    )
  const title = (
    <>
      {scam}
      {result.type === 'token' && <SameNameMark token={result.address_hash} />}
      {name && <UntrustedText text={name} max={60} />}
      {symbol && (
        <span className="ml-1.5 text-muted">
          <UntrustedText text={symbol} max={16} />
        </span>
      )}
    </>
  )
  if (!href) return title
  if (result.type !== 'token') return <a href={href}>{title}</a>
  const token = { hash: result.address_hash, symbol, name }
  const icon = result.icon_url
  return (
    <a href={href} {...(icon ? undefined : monogram(token))}>
      {icon && <TokenMark token={token} url={icon} />}
      {title}
    </a>
  )
}

/** The hash of a result, linked where it has a page. */
function HashOf({ result, chain }: { result: SearchResult; chain: string }) {
  if ('address_hash' in result && result.address_hash) {
    const kind = result.type === 'token' || result.type === 'contract' ? 'contract' : 'account'
    return <AddressHashLink chain={chain} hash={result.address_hash} kind={kind} />
  }
  const { hash, href } = viewOfResult(chain, result)
  if (!hash) return <MissingValue />
  return href ? (
    <a href={href} {...hashProps(hash)}>
      {hash}
    </a>
  ) : (
    <Hash hash={hash} />
  )
}

/** Token type or block type, and whether a contract is verified: distinguishes results of the same name. */
function Properties({ result }: { result: SearchResult }) {
  const verified = 'is_smart_contract_verified' in result && result.is_smart_contract_verified
  const mark = verified && (
    <span className="icon icon-check text-muted [--icon-color:var(--good)]">
      <span className="max-[72rem]:sr-only">source verified</span>
    </span>
  )
  if (result.type === 'token') {
    return (
      <>
        <TokenType type={result.token_type} />
        {mark && <span className="ml-2">{mark}</span>}
      </>
    )
  }
  if (result.type !== 'block' || !result.block_type || result.block_type === 'block') return mark
  const word = labelOf(result.block_type)
  return <span className="text-warn">{isOther(result.block_type) ? <UntrustedText text={word} max={16} /> : word}</span>
}

/** The number of NFTs. Other tokens have none, as the search endpoint does not report their decimals. */
function Supply({ token: { total_supply, token_type } }: { token: Extract<SearchResult, { type: 'token' }> }) {
  const counted = token_type === 'ERC-721' || token_type === 'ERC-1155'
  if (total_supply !== null && total_supply < 0n) return <MissingValue what={`The API reports ${total_supply}`} />
  if (counted || total_supply === null) return <Count value={total_supply} noun={['NFT', 'NFTs']} />
  const amount = `${grouped(total_supply)} ${baseUnits(total_supply)}`
  return <MissingValue what={`${amount} (decimals unknown)`} />
}

/** Search results, the best match first. A cell is empty where the type of result has no such value. */
export const searchTable: TableDefinition<'search'> = {
  resource: 'search',
  name: 'Search results',
  noun: ['result', 'results'],
  empty: 'No results found',
  ownFilter: 'q',
  namesakes: (rows) => namesakesIn(rows.map(({ value }) => value)),
  columns: [
    {
      id: 'type',
      header: 'Type',
      text: null,
      width: '8.5em',
      compact: 'start',
      cell: (result, { chain }) => {
        const { sign, type } = viewOfResult(chain.id, result)
        return (
          <>
            <span aria-hidden className={`icon icon-${sign} mr-2 text-muted`} />
            {result.type === 'other' ? <UntrustedText text={type} max={24} /> : type}
          </>
        )
      },
    },
    {
      id: 'result',
      header: 'Result',
      text: null,
      width: 'minmax(9em, 1.5fr)',
      compact: 'title',
      cell: (result, { chain }) => <Title chain={chain.id} result={result} />,
    },
    {
      id: 'hash',
      header: 'Hash',
      text: null,
      width: 'minmax(8em, 1fr)',
      compact: 'middle',
      cell: (result, { chain }) => {
        const { name, symbol } = viewOfResult(chain.id, result)
        // Without a name, the first column has the hash already.
        return (name || symbol) && <HashOf chain={chain.id} result={result} />
      },
    },
    {
      id: 'properties',
      header: 'Properties',
      text: null,
      width: 'minmax(9.5em, 0.8fr)',
      compact: 'end',
      cell: (result) => <Properties result={result} />,
    },
    {
      id: 'price',
      header: 'Price',
      text: null,
      width: 'minmax(5em, 0.5fr)',
      align: 'end',
      compact: 'corner',
      cell: (result) => result.type === 'token' && <Price rate={result.exchange_rate} />,
    },
    {
      id: 'supply',
      header: 'Supply',
      text: null,
      width: 'minmax(6em, 0.5fr)',
      align: 'end',
      compact: 'details',
      cell: (result) => result.type === 'token' && <Supply token={result} />,
    },
    {
      ...timeColumn,
      text: null,
      cell: (result) => 'timestamp' in result && <Timestamp date={result.timestamp} />,
    },
  ],
}
