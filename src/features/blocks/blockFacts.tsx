import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { blockFees, burntShare } from '#/domain/amounts/feeSplit'
import { blockKind } from '#/domain/blocks/blockKind'
import { extraDataText } from '#/features/blocks/extraData'
import { sameHash, isTransactionHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/Gas'
import { AmountParts, PartSwatch } from '#/entity/AmountParts'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { BlockGasBar } from '#/features/blocks/BlockGasBar'
import { blobFacts } from '#/features/blocks/blobFacts'
import { rewardFacts, rewardOfFees, RewardType } from '#/features/blocks/rewardFacts'
import type { Fact } from '#/ui/DetailRows'
import { FullHash, fullHash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

/** What a block includes and who produced it, then its other header fields. */
export function contentFacts(block: Block, chain: Chain): Fact[] {
  return [...mainFacts(block, chain), ...headerFacts(block, chain)]
}

/** The gas, fees and reward of a block. */
export function gasFacts(block: Block, chain: Chain): Fact[] {
  return [
    {
      label: 'Gas used',
      hint: 'Gas that all transactions consumed, against the gas limit and the gas target.',
      value: <BlockGasBar block={block} />,
    },
    {
      label: 'Gas limit',
      hint: 'The most gas that the transactions of the block may use together.',
      value: <Count value={block.gas_limit} />,
    },
    baseFeeFact(block),
    ...feeFacts(block, chain),
    ...blobFacts(block, chain),
    ...rewardFacts(block, chain),
  ]
}

const HINTS = {
  timestamp: 'When the block was produced.',
  transactions: 'Number of transactions in the block.',
  gasUsed: 'Gas that the transactions consumed.',
}

/** The facts of a block composed of a search result and of `transactions` loaded transactions. */
export function composedBlockFacts(block: Block, chain: Chain, transactions: number): Fact[] {
  const { timestamp, transactions_count, gas_used } = block
  const id = block.height ?? block.hash
  const count = transactions_count === null ? `${grouped(transactions)} or more` : grouped(transactions)
  return [
    { label: 'Timestamp', hint: HINTS.timestamp, value: <FullTimestamp date={timestamp} /> },
    {
      label: 'Transactions',
      hint: HINTS.transactions,
      value: id === null || transactions === 0 ? count : <a href={paths.block(chain.id, id, 'txs')}>{count}</a>,
    },
    { label: 'Gas used', hint: HINTS.gasUsed, value: gas_used === null ? null : <Count value={gas_used} /> },
    baseFeeFact(block),
    ...(transactions_count === null ? [] : feeFacts(block, chain)),
  ]
}

/** Statuses by kind; a type that the API does not document is shown as it is. */
const STATUSES = {
  canonical: 'Canonical',
  uncle: 'Uncle (not canonical)',
  reorged: 'Reorged (not canonical)',
  other: null,
}

function mainFacts(block: Block, chain: Chain): Fact[] {
  const { height, hash, type, timestamp, transactions_count, withdrawals_count, miner, size } = block
  const { internal_transactions_count } = block
  const id = height ?? hash
  const tabLink = (count: number | null, path: string) =>
    id !== null && count ? <a href={paths.block(chain.id, id, path)}>{grouped(count)}</a> : <Count value={count} />
  return [
    {
      label: 'Status',
      hint: 'Canonical blocks are part of the chain; reorged blocks and uncles are not.',
      value: type ? (STATUSES[blockKind(block)] ?? <UntrustedText text={type} max={40} />) : null,
    },
    { label: 'Timestamp', hint: HINTS.timestamp, value: <FullTimestamp date={timestamp} /> },
    { label: 'Transactions', hint: HINTS.transactions, value: tabLink(transactions_count, 'txs') },
    {
      label: 'Internal transactions',
      hint: 'Calls between contracts that the transactions of the block made.',
      value: internal_transactions_count === null ? null : tabLink(internal_transactions_count, 'internal'),
    },
    {
      label: 'Withdrawals',
      hint: 'Payouts from the beacon chain in this block.',
      value: withdrawals_count === null ? null : tabLink(withdrawals_count, 'withdrawals'),
    },
    {
      label: 'Validated by',
      hint: 'Validator, miner or sequencer that produced the block and received its priority fees.',
      value: (
        <>
          {sameHash(miner?.hash, ZERO_ADDRESS) && <span className="mr-3 text-muted">not reported</span>}
          <FullAddress chain={chain.id} address={miner} />
        </>
      ),
    },
    { label: 'Size', hint: 'Size of the encoded block.', value: <Count value={size} noun={['byte', 'bytes']} /> },
  ]
}

function baseFeeFact({ base_fee_per_gas }: Block): Fact {
  return {
    label: 'Base fee',
    hint: 'Minimum price per gas in this block, set by the protocol.',
    value: base_fee_per_gas === null ? null : <GasPrice wei={base_fee_per_gas} />,
  }
}

const FEE_PARTS = {
  burnt: ['burnt fees', 'burnt'],
  tip: ['priority fees (to validator)', 'producer'],
  rest: ['other', 'other'],
} as const

function feeFacts(block: Block, chain: Chain): Fact[] {
  const { burnt_fees, priority_fee } = block
  const reward = rewardOfFees(block)
  const share = burntShare(block)
  const split = blockFees(block)
  return [
    {
      label: 'Txn fees',
      hint: 'Fees of all transactions in the block: burnt fees + priority fees.',
      value: (
        <div className="max-w-2xl">
          <NativeAmountWithFiat value={split.total} chain={chain} rate={null} />
          <AmountParts split={split} looks={FEE_PARTS} {...chain.currency} listedElsewhere={['burnt', 'tip']} />
        </div>
      ),
    },
    {
      label: 'Burnt fees',
      hint: 'Base fee × gas used, removed from circulation.',
      value:
        burnt_fees === null ? null : (
          <>
            <PartSwatch tone="burnt" />
            <NativeAmountWithFiat value={burnt_fees} chain={chain} rate={null} />
            {share && <span className="block text-sm text-muted">{share} of the fees</span>}
          </>
        ),
    },
    {
      label: 'Priority fees',
      hint: 'Paid by senders to the validator on top of the base fee.',
      value:
        priority_fee === null ? null : (
          <>
            <PartSwatch tone="producer" />
            <NativeAmountWithFiat value={priority_fee} chain={chain} rate={null} />
            {reward && (
              <span className="block text-sm text-muted">
                = <RewardType type={reward.type} />
              </span>
            )}
          </>
        ),
    },
  ]
}

function headerFacts(block: Block, chain: Chain): Fact[] {
  const { parent_hash, uncles_hashes, difficulty, total_difficulty, nonce, extra_data, state_root } = block
  return [
    {
      label: 'Parent hash',
      hint: 'Hash of the block before this one.',
      value: <ParentHash hash={parent_hash} chain={chain} />,
    },
    {
      label: 'Uncles',
      hint: 'Valid blocks that lost to a block of the same height, rewarded by this block.',
      value: uncles_hashes && uncles_hashes.length > 0 ? <BlockHashes chain={chain} hashes={uncles_hashes} /> : null,
    },
    {
      label: 'State root',
      hint: 'Root hash of all accounts and storage after this block.',
      value: state_root ? <FullHash hash={state_root} /> : null,
    },
    {
      label: 'Difficulty',
      hint: 'Work that producing the block took (proof of work).',
      value: difficulty === null ? null : <Count value={difficulty} />,
    },
    {
      label: 'Total difficulty',
      hint: 'Sum of the difficulties up to this block.',
      value: total_difficulty === null ? null : <Count value={total_difficulty} />,
    },
    {
      label: 'Nonce',
      hint: 'Value that proves the work (proof of work); zeros otherwise.',
      value: nonce ? <UntrustedText text={nonce} max={40} /> : null,
    },
    {
      label: 'Extra data',
      hint: 'Bytes that the validator chose, often the name of its client.',
      value: extra_data ? <ExtraData hex={extra_data} /> : null,
    },
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
  return (
    <FirstOf list={hashes}>
      {(shown) =>
        shown.map((hash) =>
          isTransactionHash(hash) ? (
            <a key={hash} href={paths.block(chain.id, hash)} className={`block ${fullHash}`}>
              {hash}
            </a>
          ) : (
            <span key={hash} className={`block ${fullHash}`}>
              <UntrustedText text={hash} max={200} />
            </span>
          ),
        )
      }
    </FirstOf>
  )
}
