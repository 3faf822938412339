import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config'
import { percentOfNumber } from '#/domain/amount'
import { hexToText } from '#/domain/hex'
import { isOther } from '#/domain/open'
import { paths } from '#/domain/paths'
import { Amount } from '#/entity/Amount'
import { CoinAmount } from '#/entity/CoinAmount'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/GasPrice'
import { Moment } from '#/entity/When'
import { distanceFromTarget, GasUsed } from '#/entity/GasUsed'
import type { Fact } from '#/ui/Facts'
import { FullHash, fullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

/** The facts of a block, the ones that most readers come for first; a fact that this chain's blocks do not have is left out. */
export function blockFacts(block: Block, chain: Chain): Fact[] {
  return [...contents(block, chain), ...fees(block, chain), ...seal(block, chain)]
}

function contents(block: Block, chain: Chain): Fact[] {
  const { height, hash, timestamp, transactions_count, withdrawals_count, miner, size } = block
  const place = height ?? hash
  const tab = (count: number | null, path: string) =>
    place !== null && count ? (
      <a href={paths.block(chain.id, place, path)}>{count.toLocaleString()}</a>
    ) : (
      <Count value={count} />
    )
  return [
    { label: 'Time', value: <Moment date={timestamp} /> },
    { label: 'Transactions', value: tab(transactions_count, 'txs') },
    { label: 'Withdrawals', value: withdrawals_count === null ? null : tab(withdrawals_count, 'withdrawals') },
    { label: 'Produced by', value: <FullAddress chain={chain.id} address={miner} /> },
    { label: 'Size', value: <Count value={size} noun={['byte', 'bytes']} /> },
  ]
}

function fees(block: Block, chain: Chain): Fact[] {
  const { base_fee_per_gas, burnt_fees, burnt_fees_percentage, priority_fee, transaction_fees, rewards } = block
  const { gas_used, gas_limit } = block
  const burntShare = burnt_fees_percentage === null ? null : percentOfNumber(burnt_fees_percentage)
  const target = distanceFromTarget(block)
  return [
    {
      label: 'Gas used',
      value: (
        <>
          <Count value={gas_used} /> <span className="text-muted">of</span> <Count value={gas_limit} />
          <span className="ml-3 inline-block w-28 align-bottom">
            <GasUsed block={block} />
          </span>
          {target && <span className="ml-3 text-muted">{target}</span>}
        </>
      ),
    },
    { label: 'Base fee', value: base_fee_per_gas === null ? null : <GasPrice wei={base_fee_per_gas} /> },
    { label: 'Fees of its transactions', value: <CoinAmount value={transaction_fees} chain={chain} rate={null} /> },
    {
      label: 'Burnt',
      value:
        burnt_fees === null ? null : (
          <>
            <CoinAmount value={burnt_fees} chain={chain} rate={null} />
            {burntShare && <span className="ml-3 text-muted">{burntShare} of the fees</span>}
          </>
        ),
    },
    {
      label: 'Tips',
      value: priority_fee === null ? null : <CoinAmount value={priority_fee} chain={chain} rate={null} />,
    },
    { label: 'Rewards', value: rewards && rewards.length > 0 ? <Rewards rewards={rewards} chain={chain} /> : null },
  ]
}

function Rewards({ rewards, chain: { currency } }: { rewards: NonNullable<Block['rewards']>; chain: Chain }) {
  return (
    <ul>
      {rewards.map(({ reward, type }, place) => (
        // A type of reward may come more than once.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <Amount value={reward} decimals={currency.decimals} symbol={currency.symbol} />
          <span className="ml-3 text-muted">
            {type === null ? <Unknown /> : isOther(type) ? <HostileText text={type.other} max={40} /> : type}
          </span>
        </li>
      ))}
    </ul>
  )
}

function seal(block: Block, chain: Chain): Fact[] {
  const { parent_hash, uncles_hashes, difficulty, total_difficulty, nonce, extra_data, state_root } = block
  return [
    { label: 'Parent', value: parent_hash ? <BlockHashes chain={chain} hashes={[parent_hash]} /> : <Unknown /> },
    {
      label: 'Uncles',
      value: uncles_hashes && uncles_hashes.length > 0 ? <BlockHashes chain={chain} hashes={uncles_hashes} /> : null,
    },
    { label: 'State root', value: state_root && <FullHash hash={state_root} /> },
    { label: 'Difficulty', value: difficulty === null ? null : <Count value={difficulty} /> },
    { label: 'Total difficulty', value: total_difficulty === null ? null : <Count value={total_difficulty} /> },
    { label: 'Nonce', value: nonce && <HostileText text={nonce} max={40} /> },
    { label: 'Extra data', value: extra_data && <ExtraData hex={extra_data} /> },
  ]
}

/** What a producer wrote into its block: often its name. */
function ExtraData({ hex }: { hex: string }) {
  const text = hexToText(hex)
  return (
    <>
      {text && (
        <span className="mr-3">
          <HostileText text={text} max={80} />
        </span>
      )}
      <span className="font-mono text-sm break-all text-muted">
        <HostileText text={hex} max={300} />
      </span>
    </>
  )
}

function BlockHashes({ chain, hashes }: { chain: Chain; hashes: readonly string[] }) {
  return hashes.map((hash) => (
    <a key={hash} href={paths.block(chain.id, hash)} className={`block ${fullHash}`}>
      {hash}
    </a>
  ))
}
