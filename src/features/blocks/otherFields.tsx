import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { burntShare } from '#/domain/blockFees'
import { rewardWords, totalReward } from '#/domain/blockRewards'
import { extraDataText } from '#/domain/extraData'
import { grouped } from '#/domain/numberFormat'
import { isOther } from '#/domain/open'
import { paths } from '#/domain/paths'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/GasPrice'
import { FullTimestamp } from '#/entity/Timestamp'
import { anchors } from '#/features/blocks/anchors'
import { FeesOfBlock } from '#/features/blocks/FeesOfBlock'
import { GasPicture } from '#/features/blocks/GasPicture'
import type { Fact } from '#/ui/DetailRows'
import { FullHash, fullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** What comes after a block's first facts: what it cost and what seals it; a fact that this chain's blocks do not have is left out. */
export function otherFacts(block: Block, chain: Chain): Fact[] {
  return [...gas(block), ...fees(block, chain), ...rewards(block, chain), ...seal(block, chain)]
}

/** The facts of a block that was put together from a search and so many of its transactions; sums are of all of them or unknown. */
export function composedFacts(block: Block, chain: Chain, transactions: number): Fact[] {
  const { height, hash, timestamp, transactions_count, gas_used, base_fee_per_gas } = block
  const place = height ?? hash
  const words = transactions_count === null ? `${grouped(transactions)} or more` : grouped(transactions)
  return [
    { label: 'Time', value: <FullTimestamp date={timestamp} /> },
    {
      label: 'Transactions',
      value: place === null || transactions === 0 ? words : <a href={paths.block(chain.id, place, 'txs')}>{words}</a>,
    },
    { label: 'Gas used by them', value: gas_used === null ? null : <Count value={gas_used} /> },
    { label: 'Base fee', value: base_fee_per_gas === null ? null : <GasPrice wei={base_fee_per_gas} /> },
    ...(transactions_count === null ? [] : fees(block, chain)),
  ]
}

function gas(block: Block): Fact[] {
  const { base_fee_per_gas } = block
  return [
    { label: 'Gas used', id: anchors.gas, value: <GasPicture block={block} /> },
    { label: 'Base fee', value: base_fee_per_gas === null ? null : <GasPrice wei={base_fee_per_gas} /> },
  ]
}

/** The fees of a block's transactions and where they went; what its server does not tell is left out, but for the sum. */
function fees(block: Block, chain: Chain): Fact[] {
  const { burnt_fees, priority_fee } = block
  const share = burntShare(block)
  return [
    { label: 'Fees of its transactions', value: <FeesOfBlock block={block} chain={chain} /> },
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

/** Each reward by its type, of which one may come more than once, and what they come to. */
function rewards(block: Block, chain: Chain): Fact[] {
  const all = block.rewards ?? []
  const total = all.length > 1 ? totalReward(block) : null
  if (all.length === 0) return []
  const list = (
    <ul>
      {all.map(({ reward, type }, place) => (
        // A type of reward may come more than once.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
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
  return [{ label: 'Rewards', id: anchors.rewards, value: list }]
}

function seal(block: Block, chain: Chain): Fact[] {
  const { parent_hash, uncles_hashes, difficulty, total_difficulty, nonce, extra_data, state_root } = block
  return [
    { label: 'Parent', value: <Parent hash={parent_hash} chain={chain} /> },
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

/** Genesis names a parent of zeros, which is none. */
function Parent({ hash, chain }: { hash: string | null; chain: Chain }) {
  if (hash === null) return <MissingValue />
  return /^0x0*$/.test(hash) ? <span className="text-muted">none</span> : <BlockHashes chain={chain} hashes={[hash]} />
}

/** What a producer wrote into its block, often its name: as text where it is text, and as it is. */
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
