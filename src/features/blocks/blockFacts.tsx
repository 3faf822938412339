import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { blockFees, burntShare } from '#/domain/blockFees'
import { blockKind } from '#/domain/blockKind'
import { rewardWords, totalReward } from '#/domain/blockRewards'
import { extraDataText } from '#/domain/extraData'
import { sameHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { isOther } from '#/domain/open'
import { paths } from '#/domain/paths'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/GasPrice'
import { NativeAmountParts } from '#/entity/NativeAmountParts'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { BlockGasBar } from '#/features/blocks/BlockGasBar'
import { BLOCK_ANCHORS } from '#/features/blocks/BlockHeader'
import type { Fact } from '#/ui/DetailRows'
import { FullHash, fullHash } from '#/ui/FullHash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** The facts of a block in order of interest: what it holds, then gas, fees and rewards, then its other header fields. */
export function blockFacts(block: Block, chain: Chain): Fact[] {
  return [
    ...mainFacts(block, chain),
    { label: 'Gas used', id: BLOCK_ANCHORS.gas, value: <BlockGasBar block={block} /> },
    baseFeeFact(block),
    ...feeFacts(block, chain),
    ...rewardFacts(block, chain),
    ...headerFacts(block, chain),
  ]
}

/** The facts of a block composed of a search result and of `transactions` loaded transactions. */
export function composedBlockFacts(block: Block, chain: Chain, transactions: number): Fact[] {
  const { timestamp, transactions_count, gas_used } = block
  const id = block.height ?? block.hash
  const count = transactions_count === null ? `${grouped(transactions)} or more` : grouped(transactions)
  return [
    { label: 'Time', value: <FullTimestamp date={timestamp} /> },
    {
      label: 'Transactions',
      value: id === null || transactions === 0 ? count : <a href={paths.block(chain.id, id, 'txs')}>{count}</a>,
    },
    { label: 'Gas used by them', value: gas_used === null ? null : <Count value={gas_used} /> },
    baseFeeFact(block),
    ...(transactions_count === null ? [] : feeFacts(block, chain)),
  ]
}

const kinds = { chain: 'Block of the chain', uncle: 'Uncle', reorg: 'Left behind by a reorganisation', other: null }

function mainFacts(block: Block, chain: Chain): Fact[] {
  const { height, hash, type, timestamp, transactions_count, withdrawals_count, miner, size } = block
  const { internal_transactions_count } = block
  const id = height ?? hash
  const tabLink = (count: number | null, path: string) =>
    id !== null && count ? <a href={paths.block(chain.id, id, path)}>{grouped(count)}</a> : <Count value={count} />
  return [
    { label: 'Kind', value: type ? (kinds[blockKind(block)] ?? <UntrustedText text={type} max={40} />) : null },
    { label: 'Time', value: <FullTimestamp date={timestamp} /> },
    { label: 'Transactions', value: tabLink(transactions_count, 'txs') },
    {
      label: 'Internal transactions',
      value: internal_transactions_count === null ? null : tabLink(internal_transactions_count, 'internal'),
    },
    { label: 'Withdrawals', value: withdrawals_count === null ? null : tabLink(withdrawals_count, 'withdrawals') },
    {
      label: 'Produced by',
      value: (
        <>
          {sameHash(miner?.hash, ZERO_ADDRESS) && <span className="mr-3 text-muted">nobody named</span>}
          <FullAddress chain={chain.id} address={miner} />
        </>
      ),
    },
    { label: 'Size', value: <Count value={size} noun={['byte', 'bytes']} /> },
  ]
}

function baseFeeFact({ base_fee_per_gas }: Block): Fact {
  return { label: 'Base fee', value: base_fee_per_gas === null ? null : <GasPrice wei={base_fee_per_gas} /> }
}

const feeLabels = {
  burnt: ['burnt', 'burnt'],
  tip: ['tips to the producer', 'producer'],
  rest: ['the rest', 'other'],
} as const

function feeFacts(block: Block, chain: Chain): Fact[] {
  const { burnt_fees, priority_fee } = block
  const share = burntShare(block)
  const split = blockFees(block)
  return [
    {
      label: 'Fees of its transactions',
      value: (
        <div className="max-w-2xl">
          <NativeAmountWithFiat value={split.total} chain={chain} rate={null} />
          <NativeAmountParts split={split} looks={feeLabels} chain={chain} />
        </div>
      ),
    },
    {
      label: 'Burnt',
      value:
        burnt_fees === null ? null : (
          <>
            <NativeAmountWithFiat value={burnt_fees} chain={chain} rate={null} />
            {share && <span className="ml-3 text-muted">{share} of the fees</span>}
          </>
        ),
    },
    {
      label: 'Tips',
      value: priority_fee === null ? null : <NativeAmountWithFiat value={priority_fee} chain={chain} rate={null} />,
    },
  ]
}

/** All rewards and their total. */
function rewardFacts(block: Block, chain: Chain): Fact[] {
  const rewards = block.rewards ?? []
  const total = rewards.length > 1 ? totalReward(block) : null
  if (rewards.length === 0) return []
  const list = (
    <ul>
      {rewards.map(({ reward, type }, index) => (
        // A block may have several rewards of one type.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <NativeAmountWithFiat value={reward} chain={chain} rate={null} />
          <span className="ml-3 text-muted">
            {type === null ? (
              <MissingValue />
            ) : isOther(type) ? (
              <UntrustedText text={rewardWords(type)} max={40} />
            ) : (
              type
            )}
          </span>
        </li>
      ))}
      {total !== null && (
        <li>
          <NativeAmountWithFiat value={total} chain={chain} rate={null} />
          <span className="ml-3 text-muted">in all</span>
        </li>
      )}
    </ul>
  )
  return [{ label: 'Rewards', id: BLOCK_ANCHORS.rewards, value: list }]
}

function headerFacts(block: Block, chain: Chain): Fact[] {
  const { parent_hash, uncles_hashes, difficulty, total_difficulty, nonce, extra_data, state_root } = block
  return [
    { label: 'Parent', value: <ParentHash hash={parent_hash} chain={chain} /> },
    {
      label: 'Uncles',
      value: uncles_hashes && uncles_hashes.length > 0 ? <BlockHashes chain={chain} hashes={uncles_hashes} /> : null,
    },
    { label: 'State root', value: state_root ? <FullHash hash={state_root} /> : null },
    { label: 'Difficulty', value: difficulty === null ? null : <Count value={difficulty} /> },
    { label: 'Total difficulty', value: total_difficulty === null ? null : <Count value={total_difficulty} /> },
    { label: 'Nonce', value: nonce ? <UntrustedText text={nonce} max={40} /> : null },
    { label: 'Extra data', value: extra_data ? <ExtraData hex={extra_data} /> : null },
  ]
}

/** The genesis block has a parent hash of zeros. */
function ParentHash({ hash, chain }: { hash: string | null; chain: Chain }) {
  if (hash === null) return <MissingValue />
  return /^0x0*$/.test(hash) ? <span className="text-muted">none</span> : <BlockHashes chain={chain} hashes={[hash]} />
}

/** The validator's extra data, often a client name: decoded if it is text, and as hex. */
function ExtraData({ hex }: { hex: string }) {
  const text = extraDataText(hex)
  return (
    <>
      {text && (
        <span className="mr-3">
          <UntrustedText text={text} max={200} />
        </span>
      )}
      <span className="font-mono text-sm break-all text-muted">
        <UntrustedText text={hex} max={4000} />
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
