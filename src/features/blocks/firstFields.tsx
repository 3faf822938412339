import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { blockKind } from '#/domain/blockKind'
import { sameHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { FullTimestamp } from '#/entity/Timestamp'
import type { Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'

/** The facts of a block that are read first: when it was made and by whom, and what it holds. */
export function firstFacts(block: Block, chain: Chain): Fact[] {
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
    { label: 'Time', value: <FullTimestamp date={timestamp} /> },
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
  return kinds[blockKind(block)] ?? <UntrustedText text={type} max={40} />
}
