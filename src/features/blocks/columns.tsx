import { NativeAmount } from '#/entity/NativeAmount'
import type { Block } from '#/api/schemas/block'
import { shortAmount } from '#/domain/amounts/amount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { AddressLink } from '#/entity/AddressLink'
import { CompactCount } from '#/entity/Count'
import { GasPrice, GasUsed } from '#/entity/Gas'
import { BlockLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { totalReward } from '#/domain/blocks/block'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are blocks. */
type BlockList = 'blocks' | 'mainPageBlocks' | 'addressBlocksValidated'

/** A height. Uncles and reorged blocks say so and are linked by hash, since their height is another block's. */
function Height({ block: { height, hash, type }, chain }: { block: Block; chain: string }) {
  if (!type || type === 'block' || !hash) return <BlockLink chain={chain} height={height} />
  return (
    <a href={paths.block(chain, hash)}>
      {height}
      <span className="ml-1.5 text-sm text-warn">
        <UntrustedText text={type} max={12} />
      </span>
    </a>
  )
}

const VALIDATOR = 'Validator'

const columns: readonly Column<BlockList>[] = [
  {
    header: 'Block',
    width: 'minmax(4.5em, 0.8fr)',
    compact: 'lead',
    cell: (block, { chain }) => <Height chain={chain.id} block={block} />,
  },
  { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
  {
    header: VALIDATOR,
    width: 'minmax(6.5em, 1.2fr)',
    compact: 'middle',
    cell: ({ miner }, { chain }) => <AddressLink chain={chain.id} address={miner} />,
  },
  {
    header: 'Txns',
    width: 'minmax(3.5em, 0.5fr)',
    align: 'end',
    compact: 'left',
    cell: ({ transactions_count }) => <CompactCount value={transactions_count} noun={['txn', 'txns']} />,
  },
  {
    header: 'Gas used',
    width: 'minmax(6em, 0.9fr)',
    align: 'end',
    compact: 'right',
    cell: (block) => <GasUsed block={block} />,
  },
  {
    header: 'Base fee',
    width: 'minmax(7em, 0.8fr)',
    align: 'end',
    compact: 'none',
    cell: ({ base_fee_per_gas }) => <GasPrice wei={base_fee_per_gas} />,
  },
  {
    header: 'Reward',
    native: true,
    width: 'minmax(6.5em, 0.8fr)',
    align: 'end',
    compact: 'none',
    cell: (block, { chain }) => <NativeAmount value={totalReward(block)} chain={chain} />,
  },
  {
    header: 'Burnt fees',
    native: true,
    width: 'minmax(6.5em, 0.8fr)',
    align: 'end',
    compact: 'none',
    cell: ({ burnt_fees }, { chain }) => <NativeAmount value={burnt_fees} chain={chain} />,
  },
  {
    header: 'Size',
    width: 'minmax(5em, 0.5fr)',
    align: 'end',
    compact: 'none',
    cell: ({ size }) => (size === null ? <MissingValue /> : `${shortAmount(BigInt(size), 3, { significant: 3 })} kB`),
  },
]

const noun = ['block', 'blocks'] as const

/** The chain's blocks, newest first. */
export const blocksTable: TableDefinition<'blocks'> = {
  resource: 'blocks',
  name: 'Blocks',
  title: LIST_TITLES.blocks,
  noun,
  empty: 'No blocks yet',
  live: true,
  columns,
}

/** The latest few blocks, for APIs without the full list. */
export const latestBlocksTable: TableDefinition<'mainPageBlocks'> = {
  resource: 'mainPageBlocks',
  name: 'Latest blocks',
  noun,
  empty: 'No blocks yet',
  live: true,
  columns,
}

/** The blocks that an address validated. */
export const addressBlocksValidatedTable: TableDefinition<'addressBlocksValidated'> = {
  resource: 'addressBlocksValidated',
  name: 'Blocks validated',
  noun,
  empty: 'No blocks validated yet',
  absent: 'No validated blocks found for this address',
  columns: columns.filter(({ header }) => header !== VALIDATOR),
}
