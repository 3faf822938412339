import { useState } from 'react'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { usdText } from '#/domain/tokens/netWorth'
import type { Grouping, HoldingGroup, HoldingLine } from '#/features/portfolio/portfolio'
import { plainText } from '#/domain/text/text'
import { withToggled } from '#/domain/withToggled'
import {
  AssetName,
  ChainName,
  HoldingAmount,
  holdingHref,
  type HoldingsContext,
  PortfolioAddress,
  PriceCell,
} from '#/features/portfolio/HoldingCells'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'

/** Groups and lines listed before "Show more". */
const INITIAL_ROWS = 100

interface HoldingsTableProps {
  /** Accessible name. */
  label: string
  /** The header of the groups, if it is not that of the grouping. */
  header?: string
  by: Grouping
  groups: readonly HoldingGroup[]
  context: HoldingsContext
  /** Without prices and values, for holdings that are not in the sum. */
  isPriced?: boolean
}

/** Holdings as a table of groups; each group expands to its addresses or assets. */
export function HoldingsTable({
  label,
  by,
  header = HEADERS[by],
  groups,
  context,
  isPriced = true,
}: HoldingsTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(INITIAL_ROWS)
  const head = 'py-2 pl-3 text-right font-medium'
  return (
    <div className="stack-3">
      <div className="panel overflow-clip">
        <table className="w-full table-fixed tabular-nums wrap-anywhere max-md:text-sm [&_th:first-child]:pl-4 [&_tr>:last-child]:pr-4">
          <caption className="sr-only">{label}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="w-[34%] py-2 text-left md:w-2/5 lg:w-1/2 font-medium">
                {header}
              </th>
              <th scope="col" className={head}>
                {by === 'asset' ? 'Amount' : 'Assets'}
              </th>
              {isPriced && (
                <>
                  <th scope="col" className={`${head} max-md:hidden`}>
                    Price
                  </th>
                  <th scope="col" className={`${head} max-md:w-[43%]`}>
                    Value (USD)
                  </th>
                </>
              )}
            </tr>
          </thead>
          {groups.slice(0, shown).map((group) => (
            <GroupRows
              key={group.key}
              by={by}
              group={group}
              context={context}
              isPriced={isPriced}
              isOpen={open.has(group.key)}
              onToggle={() => setOpen(withToggled(open, group.key))}
            />
          ))}
        </table>
      </div>
      {groups.length > shown && (
        <Button onClick={() => setShown(shown * 10)}>Show more ({grouped(groups.length - shown)} left)</Button>
      )}
    </div>
  )
}

const HEADERS: Record<Grouping, string> = { asset: 'Asset', chain: 'Chain', address: 'Address' }

interface GroupRowsProps {
  by: Grouping
  group: HoldingGroup
  context: HoldingsContext
  isPriced: boolean
  isOpen: boolean
  onToggle: () => void
}

function GroupRows({ by, group, context, isPriced, isOpen, onToggle }: GroupRowsProps) {
  const [shown, setShown] = useState(INITIAL_ROWS)
  const { key, lines, usd } = group
  const [first] = lines
  const size = by === 'asset' ? counted(lines.length, 'address', 'addresses') : counted(lines.length, 'asset', 'assets')
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="row" className="py-2 text-left align-baseline font-normal">
          <div className="gap-x-4 md:flex md:flex-wrap md:items-center">
            <GroupName by={by} group={group} context={context} />
            {lines.length > 0 && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={`${size}: ${nameOf(by, group, context)}`}
                onClick={onToggle}
                className="flex min-h-11 items-center text-sm text-muted hover:text-ink max-md:mt-1 md:min-h-6"
              >
                <span className={`icon icon-chevron-${isOpen ? 'down' : 'right'}`} />
                {size}
              </button>
            )}
          </div>
        </th>
        <td className="py-2 pl-3 text-right align-baseline">
          {by === 'asset' && first ? (
            <HoldingAmount holding={first.holding} amount={group.amount} context={context} />
          ) : (
            grouped(lines.length)
          )}
        </td>
        {isPriced && (
          <>
            <td className="py-2 pl-3 text-right align-baseline max-md:hidden">
              {by === 'asset' && first && <PriceCell lines={lines} />}
            </td>
            <td className="py-2 pl-3 text-right align-baseline font-medium">
              {by !== 'asset' && context.isIncomplete(key) ? (
                <span title="Some reads are missing">
                  {lines.length > 0 ? <span className="font-normal text-muted">at least </span> : <MissingValue />}
                  {lines.length > 0 && usdText(usd)}
                </span>
              ) : (
                usdText(usd)
              )}
              {by === 'asset' && first && (
                <span className="block text-xs font-normal text-muted md:hidden">
                  <PriceCell lines={lines} />
                </span>
              )}
            </td>
          </>
        )}
      </tr>
      {isOpen &&
        lines
          .slice(0, shown)
          .map((line) => <LineRow key={line.key} by={by} line={line} context={context} isPriced={isPriced} />)}
      {isOpen && lines.length > shown && (
        <tr>
          <td colSpan={isPriced ? 4 : 2} className="py-1 pl-8">
            <Button onClick={() => setShown(shown * 10)}>Show more ({grouped(lines.length - shown)} left)</Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function LineRow({
  by,
  line,
  context,
  isPriced,
}: Pick<GroupRowsProps, 'by' | 'context' | 'isPriced'> & { line: HoldingLine }) {
  const { holding, amount, usd, addresses } = line
  return (
    <tr className="border-t border-line bg-sunken">
      <td className="py-1.5 pl-8 align-baseline">
        {by === 'asset' ? (
          <PortfolioAddress chain={holding.chain} hash={holding.address} context={context} />
        ) : (
          <>
            <AssetName holding={holding} context={context} hasChain={by === 'address'} />
            {by === 'chain' && addresses > 1 && (
              <span className="ml-2 text-sm text-muted">{counted(addresses, 'address', 'addresses')}</span>
            )}
          </>
        )}
      </td>
      <td className="py-1.5 pl-3 text-right align-baseline">
        {addresses === 1 ? (
          <a href={holdingHref(holding)}>
            <HoldingAmount holding={holding} amount={amount} context={context} />
          </a>
        ) : (
          <HoldingAmount holding={holding} amount={amount} context={context} />
        )}
      </td>
      {isPriced && (
        <>
          <td className="py-1.5 pl-3 text-right align-baseline max-md:hidden">
            {by !== 'asset' && <PriceCell lines={[line]} />}
          </td>
          <td className="py-1.5 pl-3 text-right align-baseline">{usdText(usd)}</td>
        </>
      )}
    </tr>
  )
}

function GroupName({ by, group, context }: Pick<GroupRowsProps, 'by' | 'group' | 'context'>) {
  const { key, lines } = group
  const [first] = lines
  if (by === 'asset') return first ? <AssetName holding={first.holding} context={context} hasChain /> : <MissingValue />
  if (by === 'chain') return <ChainName chain={context.chains.get(key)} />
  const [chain = ''] = first ? [first.holding.chain] : context.chains.keys()
  return <PortfolioAddress chain={chain} hash={key} context={context} />
}

/** The name of a group as text, for the name of its button. */
function nameOf(by: Grouping, { key, lines }: HoldingGroup, { chains, names }: HoldingsContext): string {
  if (by === 'chain') return chains.get(key)?.name ?? key
  if (by === 'address') return names.has(key) ? plainText(names.get(key) ?? '', 60) : key
  const holding = lines[0]?.holding
  const chain = holding && chains.get(holding.chain)
  const asset = holding?.token
    ? plainText(holding.token.symbol ?? holding.token.name ?? holding.token.address_hash ?? '', 40)
    : (chain?.currency.symbol ?? '')
  return `${asset} on ${chain?.name ?? ''}`
}
