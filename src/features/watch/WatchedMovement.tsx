import { type Config, findChain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import type { FoundMovement } from '#/data/watch/movements'
import { rawSumHint } from '#/domain/amounts/tokenAmount'
import { AddressHashLink } from '#/entity/AddressLink'
import { Amount, ConfidentialAmount } from '#/entity/Amount'
import { ChainMark } from '#/entity/ChainMark'
import { InstanceLink } from '#/entity/InstanceLink'
import { TransactionLink } from '#/entity/links'
import { Time } from '#/entity/Timestamp'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { DirectionMark } from '#/list/movementColumns'
import { UntrustedText } from '#/ui/UntrustedText'

/** One movement of a watched address: when, whose, what, with whom, and its transaction. */
export function WatchedMovement({ config, movement }: { config: Config; movement: FoundMovement }) {
  const { chain: id, address, time, counterparty, direction, approved, transaction, isFailed, isGone } = movement
  const chain = findChain(config, id)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 lg:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)_minmax(7rem,1fr)_7rem]">
      <span className="flex min-w-0 items-center gap-2">
        {chain && (
          <span title={chain.name}>
            <ChainMark chain={chain} />
          </span>
        )}
        <span className="sr-only">{chain?.name ?? `Chain ${id}`}: </span>
        <span className="min-w-0 truncate">
          <AddressHashLink chain={id} hash={address} />
        </span>
      </span>
      <span className="min-w-0 max-lg:col-span-2 max-lg:row-start-2">
        <span className={`flex min-w-0 flex-wrap items-center gap-x-2 ${isGone ? 'line-through' : ''}`}>
          {approved === null ? <DirectionMark direction={direction} /> : <ApprovalWords movement={movement} />}
          {approved === null && <MovedAmount config={config} movement={movement} />}
          {isFailed && <span className="icon icon-cross text-bad">Failed</span>}
          {approved === null && counterparty !== null && (
            <span className="flex min-w-0 gap-x-1">
              <span className="text-muted">{direction === 'out' ? 'to' : 'from'}</span>
              <AddressHashLink chain={id} hash={counterparty} />
            </span>
          )}
        </span>
        {isGone && (
          <span className="icon icon-warning text-sm text-warn">
            The API no longer lists it, as after a reorg. It may not have happened.
          </span>
        )}
      </span>
      <span className="min-w-0 max-lg:col-span-2 max-lg:row-start-3">
        <TransactionLink chain={id} hash={transaction} />
      </span>
      <span className="text-right max-lg:col-start-2 max-lg:row-start-1">
        <a href={paths.transaction(id, transaction)} tabIndex={-1} aria-hidden className="text-inherit no-underline">
          <Time date={new Date(time)} />
        </a>
      </span>
    </li>
  )
}

function MovedAmount({ config, movement }: { config: Config; movement: FoundMovement }) {
  const { chain, amount, raw, token, tokenId, method, list } = movement
  const value = amount === null ? null : BigInt(amount)
  if (token === null) {
    const { symbol = null, decimals = 18 } = findChain(config, chain)?.currency ?? {}
    return (
      <>
        <Amount value={value} decimals={decimals} symbol={symbol} />
        {list === 'addressTransactions' && method && value === 0n && (
          <span className="text-muted">
            <UntrustedText text={method} max={40} />
          </span>
        )}
      </>
    )
  }
  const name = <TokenSymbol chain={chain} token={token} {...(token.isScam && { reputation: 'scam' })} />
  if (tokenId !== null)
    return (
      <span className="flex min-w-0 flex-wrap gap-x-1">
        {value !== null && value !== 1n && (
          <span>
            <Amount value={value} decimals={token.decimals ?? 0} /> ×
          </span>
        )}
        {name} <InstanceLink chain={chain} token={token.hash} id={BigInt(tokenId)} />
      </span>
    )
  if (value === null && token.isConfidential)
    return (
      <span className="flex flex-wrap gap-x-1">
        <ConfidentialAmount /> {name}
      </span>
    )
  return (
    <span className="flex flex-wrap gap-x-1">
      <Amount
        value={value}
        decimals={token.decimals ?? 0}
        symbol={token.decimals === null ? 'base units of' : null}
        note={rawSumHint(raw == null ? null : BigInt(raw), value, token.decimals ?? 0)}
      />{' '}
      {name}
    </span>
  )
}

/** What an approval allows whom. */
function ApprovalWords({ movement: { chain, approved, counterparty, token } }: { movement: FoundMovement }) {
  const spender = counterparty === null ? 'an unknown spender' : <AddressHashLink chain={chain} hash={counterparty} />
  const what = token === null ? 'an unknown token' : <TokenSymbol chain={chain} token={token} />
  if (approved === 'revoked')
    return (
      <>
        <span className="icon icon-ban text-sm font-medium">REVOKED</span> the approval of {what} for {spender}
      </>
    )
  const extent = approved === 'all' ? 'to move any of' : approved === 'unlimited' ? 'to spend unlimited' : 'to spend'
  return (
    <>
      <span className="icon icon-check text-sm font-medium text-warn">APPROVED</span> {spender} {extent} {what}
    </>
  )
}
