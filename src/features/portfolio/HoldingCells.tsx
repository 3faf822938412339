import type { Chain } from '#/data/config/config'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import type { Holding, HoldingLine } from '#/features/portfolio/portfolio'
import { isCounted } from '#/domain/transactions/transactionRecords'
import { AddressHashLink } from '#/entity/AddressLink'
import { ChainMark } from '#/entity/ChainMark'
import { Price } from '#/entity/Dollars'
import { TokenAmount } from '#/entity/Amount'
import { TokenLink } from '#/entity/TokenLink'
import { Age, useNow } from '#/ui/Age'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** What the rows of a table of holdings refer to. */
export interface HoldingsContext {
  /** By their IDs. */
  readonly chains: ReadonlyMap<string, Chain>
  /** The ENS names of addresses that were added by one. */
  readonly names: ReadonlyMap<string, string>
  /** Whether a chain or an address still lacks reads. */
  readonly isIncomplete: (key: string) => boolean
}

/** An address of the set, by your label, its ENS name or its hash. */
export function PortfolioAddress({
  chain,
  hash,
  context,
}: {
  chain: string
  hash: string
  context: Pick<HoldingsContext, 'names'>
}) {
  return <AddressHashLink chain={chain} hash={hash} name={context.names.get(hash) ?? null} />
}

/** A chain with its mark, linked to its page. */
export function ChainName({ chain }: { chain: Chain | undefined }) {
  if (!chain) return <MissingValue />
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <ChainMark chain={chain} />
      <a href={paths.chain(chain.id)} className="min-w-0 wrap-anywhere">
        {chain.name}
      </a>
    </span>
  )
}

/** Tokens have no logos here: these would be requests to other hosts. */
export function AssetName({
  holding,
  context,
  hasChain,
}: {
  holding: Holding
  context: HoldingsContext
  hasChain: boolean
}) {
  const { token, chain: id } = holding
  const chain = context.chains.get(id)
  return (
    <span className="items-center gap-x-3 md:inline-flex md:flex-wrap">
      <span>
        {token ? (
          <TokenLink chain={id} token={{ ...token, icon_url: null }} />
        ) : (
          <a href={paths.chain(id)}>
            <UntrustedText text={chain?.currency.name ?? ''} max={40} />{' '}
            <span className="text-muted">
              <UntrustedText text={chain?.currency.symbol ?? ''} max={16} />
            </span>
          </a>
        )}
      </span>
      {hasChain && chain && (
        <span className="flex items-center gap-1.5 text-sm text-muted max-md:mt-0.5">
          <ChainMark chain={chain} /> {chain.name}
        </span>
      )}
    </span>
  )
}

/** The amount of a holding or of several in the same asset, without its value. */
export function HoldingAmount({
  holding,
  amount,
  context,
}: {
  holding: Holding
  amount: bigint | null
  context: HoldingsContext
}) {
  const { token, chain, decimals } = holding
  const native = {
    type: null,
    decimals,
    exchange_rate: null,
    reputation: null,
  }
  return (
    <TokenAmount
      value={amount}
      // The value is in a column of its own.
      token={token ? { ...token, exchange_rate: null } : native}
      symbol={token ? token.symbol : (context.chains.get(chain)?.currency.symbol ?? null)}
    />
  )
}

/** The price that an API reported, which API, and when it was received; APIs do not report the age of a price. */
export function PriceCell({ lines }: { lines: readonly HoldingLine[] }) {
  const now = useNow()
  const latest = lines.map(({ holding }) => holding).toSorted((a, b) => b.receivedAt - a.receivedAt)[0]
  if (!latest) return <MissingValue />
  const prices = new Set(lines.map(({ holding }) => holding.rate)).size
  return (
    <>
      <Price rate={latest.rate} />
      <span className="block text-muted max-md:text-xs md:text-sm">
        by {latest.source}, <Age date={new Date(Math.min(latest.receivedAt, now))} />
        {prices > 1 && ` (${grouped(prices)} prices)`}
      </span>
    </>
  )
}

/** The page that shows a holding of one address. */
export function holdingHref({ token, chain, address }: Holding): string {
  if (!token) return paths.address(chain, address)
  if (!isCounted(token.type)) return paths.address(chain, address, 'tokens')
  return `${paths.address(chain, address, 'nft')}?type=${token.type === 'ERC-1155' ? 'ERC-1155' : 'ERC-721'}`
}
