import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config'
import { burntShare } from '#/domain/blockFees'
import { blockKind } from '#/domain/blockKind'
import { rewardWords, totalReward } from '#/domain/blockRewards'
import { extraDataText } from '#/domain/extraData'
import { sameHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { isOther } from '#/domain/open'
import { paths } from '#/domain/paths'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { CoinAmount } from '#/entity/CoinAmount'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/GasPrice'
import { Moment } from '#/entity/When'
import { anchors } from '#/features/blocks/anchors'
import { FeesOfBlock } from '#/features/blocks/FeesOfBlock'
import { GasPicture } from '#/features/blocks/GasPicture'
import type { Fact } from '#/ui/Facts'
import { FullHash, fullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

/** The facts of a block, the ones that most readers come for first; a fact that this chain's blocks do not have is left out. */
export function blockFacts(block: Block, chain: Chain): Fact[] {
  return [
    ...contents(block, chain),
    ...gas(block),
    ...fees(block, chain),
    ...rewards(block, chain),
    ...seal(block, chain),
  ]
}

/** The facts of a block that was put together from a search and so many of its transactions; sums are of all of them or unknown. */
export function composedFacts(block: Block, chain: Chain, transactions: number): Fact[] {
  const { height, hash, timestamp, transactions_count, gas_used, base_fee_per_gas } = block
  const place = height ?? hash
  const words = transactions_count === null ? `${grouped(transactions)} or more` : grouped(transactions)
  return [
    { label: 'Time', value: <Moment date={timestamp} /> },
    {
      label: 'Transactions',
      value: place === null || transactions === 0 ? words : <a href={paths.block(chain.id, place, 'txs')}>{words}</a>,
    },
    { label: 'Gas used by them', value: gas_used === null ? null : <Count value={gas_used} /> },
    { label: 'Base fee', value: base_fee_per_gas === null ? null : <GasPrice wei={base_fee_per_gas} /> },
    ...(transactions_count === null ? [] : fees(block, chain)),
  ]
}

function contents(block: Block, chain: Chain): Fact[] {
  const { height, hash, type, timestamp, transactions_count, withdrawals_count, miner, size } = block
  const { internal_transactions_count } = block
  const place = height ?? hash
  const tab = (count: number | null, path: string) =>
    place !== null && count ? (
      <a href={paths.block(chain.id, place, path)}>{grouped(count)}</a>
    ) : (
      <Count value={count} />
    )
  return [
    { label: 'Kind', value: type ? <Kind block={block} type={type} /> : null },
    { label: 'Time', value: <Moment date={timestamp} /> },
    { label: 'Transactions', value: tab(transactions_count, 'txs') },
    {
      label: 'Internal transactions',
      value: internal_transactions_count === null ? null : tab(internal_transactions_count, 'internal'),
    },
    { label: 'Withdrawals', value: withdrawals_count === null ? null : tab(withdrawals_count, 'withdrawals') },
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

const kinds = { chain: 'Block of the chain', uncle: 'Uncle', reorg: 'Left behind by a reorganisation', other: null }

function Kind({ block, type }: { block: Block; type: string }) {
  return kinds[blockKind(block)] ?? <HostileText text={type} max={40} />
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
            <CoinAmount value={burnt_fees} chain={chain} rate={null} />
            {share && <span className="ml-3 text-muted">{share} of the fees</span>}
          </>
        ),
    },
    {
      label: 'Tips',
      value: priority_fee === null ? null : <CoinAmount value={priority_fee} chain={chain} rate={null} />,
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
          <CoinAmount value={reward} chain={chain} rate={null} />
          <span className="ml-3 text-muted">
            {type === null ? <Unknown /> : isOther(type) ? <HostileText text={rewardWords(type)} max={40} /> : type}
          </span>
        </li>
      ))}
      {total !== null && (
        <li>
          <CoinAmount value={total} chain={chain} rate={null} />
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
    { label: 'Nonce', value: nonce ? <HostileText text={nonce} max={40} /> : null },
    { label: 'Extra data', value: extra_data ? <ExtraData hex={extra_data} /> : null },
  ]
}

/** Genesis names a parent of zeros, which is none. */
function Parent({ hash, chain }: { hash: string | null; chain: Chain }) {
  if (hash === null) return <Unknown />
  return /^0x0*$/.test(hash) ? <span className="text-muted">none</span> : <BlockHashes chain={chain} hashes={[hash]} />
}

/** What a producer wrote into its block, often its name: as text where it is text, and as it is. */
function ExtraData({ hex }: { hex: string }) {
  const text = extraDataText(hex)
  return (
    <>
      {text && (
        <span className="mr-3">
          <HostileText text={text} max={200} />
        </span>
      )}
      <span className="font-mono text-sm break-all text-muted">
        <HostileText text={hex} max={4000} />
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
