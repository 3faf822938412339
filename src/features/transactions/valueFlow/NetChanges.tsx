import { use, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Chain } from '#/data/config/config'
import { baseUnits, fiat } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { rawSumHint } from '#/domain/amounts/tokenAmount'
import type { AssetChange, FlowParty } from '#/features/transactions/valueFlow/valueFlow'
import { Amount } from '#/entity/Amount'
import { NamesakeContext } from '#/entity/SameNameMark'
import { NativeMark } from '#/entity/TokenMark'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { reputationOf, tokenOf } from '#/entity/transferredTokens'
import { AddressOrUnknown } from '#/features/transactions/valueFlow/AddressOrUnknown'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

interface NetChangesProps {
  parties: readonly FlowParty[]
  names: ReadonlyMap<string, Address>
  /** The addresses whose name another one has too. */
  sharedNames: ReadonlySet<string>
  /** The source of each token's reputation. */
  transfers: readonly TokenTransfer[]
  /** Price of the native currency, USD. */
  rate: string | null
  chain: Chain
}

/** More rows are shown on request. */
const INITIAL_ROWS = 40

/** What each address gained or lost, as a table. */
export function NetChanges({ parties, names, sharedNames, transfers, rate, chain }: NetChangesProps) {
  const [all, setAll] = useState(false)
  const rows = all ? parties : parties.slice(0, INITIAL_ROWS)
  return (
    <div className="min-w-0 max-md:order-first">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Net change of each address, without the fee</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th className="w-1/2 pr-4 pb-1.5 font-normal md:w-2/5 md:max-lg:w-1/3">Address</th>
            <th className="pb-1.5 text-right font-normal">Net change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ address, changes }) => (
            <tr key={address} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere max-md:pr-2">
                <AddressOrUnknown address={address} names={names} sharedNames={sharedNames} chain={chain} />
              </th>
              <td className="py-2 text-right break-words [&_a]:underline">
                {changes.length === 0 ? (
                  <span className="text-muted">No net change</span>
                ) : (
                  changes.map((change) => (
                    <Change
                      key={change.asset.key}
                      change={change}
                      transfers={transfers}
                      rate={rate}
                      names={names}
                      chain={chain}
                    />
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < parties.length && (
        <div className="py-3">
          <Button onClick={() => setAll(true)}>Show all {grouped(parties.length)} addresses</Button>
        </div>
      )}
    </div>
  )
}

function Change({
  change: { asset, change, raw },
  transfers,
  rate,
  names,
  chain,
}: Omit<NetChangesProps, 'parties' | 'sharedNames'> & { change: AssetChange }) {
  const namesakes = use(NamesakeContext)
  const { token, decimals } = asset
  const digits = token === 'native' ? chain.currency.decimals : decimals
  const record = token === 'native' ? null : tokenOf(token.hash, transfers)
  const reputation = token === 'native' ? null : reputationOf(token.hash, transfers, names)
  const price = token === 'native' ? rate : (record?.exchange_rate ?? null)
  // Its contract can report any transfers of any senders.
  const isFake = reputation === 'scam' || (token !== 'native' && namesakes.has(token.hash?.toLowerCase() ?? ''))
  const hasPrice = !asset.nft && !isFake
  const usd = change === null || digits === null || !hasPrice ? null : fiat(change, digits, price)
  return (
    <div className="flex min-h-6 justify-end gap-x-3 max-md:flex-col max-md:items-end md:flex-wrap">
      <span className="min-w-0">
        {isFake && <span className="text-muted">fake </span>}
        {change === null ? (
          <span className="text-muted">
            {token !== 'native' && token.isConfidential ? 'confidential' : 'unknown'} amount of
          </span>
        ) : (
          <span className={isFake ? 'text-muted' : change > 0n ? 'text-good' : undefined}>
            {change > 0n && '+'}
            <Amount value={change} decimals={digits ?? 0} note={rawSumHint(raw, change, digits ?? 0)} />
            {digits === null && ` ${baseUnits(change)} of`}
          </span>
        )}{' '}
        {token === 'native' ? (
          <>
            <NativeMark currency={chain.currency} />
            <UntrustedText text={chain.currency.symbol} max={16} />
          </>
        ) : (
          <TokenSymbol chain={chain.id} token={token} reputation={reputation} icon={record?.icon_url ?? null} />
        )}
      </span>
      {usd && (
        <span className="min-w-22 text-muted tabular-nums" title="Value at the current price">
          {change !== null && change > 0n && '+'}
          {usd}
        </span>
      )}
    </div>
  )
}
