import { lazy } from 'react'
import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { shortAmount } from '#/domain/amounts/amount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { NativeAmount } from '#/entity/NativeAmount'
import { CompactCount } from '#/entity/Count'
import { GasPrice, GasUsed } from '#/entity/Gas'
import { BlockLink } from '#/entity/links'
import { totalReward } from '#/domain/blocks/block'
import { blockKind } from '#/domain/blocks/blockKind'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { addressField } from '#/list/addressColumns'
import { LazyPreview } from '#/list/PreviewRows'
import { timestampColumn } from '#/list/usualColumns'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are blocks. */
type BlockList = 'blocks' | 'mainPageBlocks' | 'addressBlocksValidated'

/** A height. Uncles and reorged blocks say so and are linked by hash, since their height is another block's. */
function Height({ block, chain }: { block: Block; chain: string }) {
  const { height, hash, type } = block
  if (!type || !hash || blockKind(block) === 'canonical') return <BlockLink chain={chain} height={height} />
  return (
    <a href={paths.block(chain, hash)}>
      {height}
      <span className="ml-1.5 text-sm text-warn">
        <UntrustedText text={type} max={12} />
      </span>
    </a>
  )
}

const columns: readonly Column<BlockList>[] = [
  {
    id: 'block',
    header: 'Block',
    text: 'height',
    width: 'minmax(4.5em, 0.8fr)',
    compact: 'title',
    cell: (block, { chain }) => <Height chain={chain.id} block={block} />,
  },
  timestampColumn('timestamp'),
  {
    id: 'validator',
    header: 'Validator',
    width: 'minmax(6.5em, 1.2fr)',
    compact: 'middle',
    ...addressField('miner'),
  },
  {
    id: 'txns',
    header: 'Txns',
    text: 'transactions_count',
    width: 'minmax(3.5em, 0.5fr)',
    align: 'end',
    compact: 'start',
    cell: ({ transactions_count }) => <CompactCount value={transactions_count} noun={['txn', 'txns']} />,
  },
  {
    id: 'gas-used',
    header: 'Gas used',
    text: 'gas_used',
    width: 'minmax(6em, 0.9fr)',
    align: 'end',
    compact: 'end',
    cell: (block) => <GasUsed block={block} />,
  },
  {
    id: 'base-fee',
    header: 'Base fee',
    fileHeader: 'Base fee (Gwei)',
    text: 'base_fee_per_gas',
    width: 'minmax(7em, 0.8fr)',
    align: 'end',
    compact: 'details',
    cell: ({ base_fee_per_gas }) => <GasPrice wei={base_fee_per_gas} />,
  },
  {
    id: 'reward',
    header: 'Reward',
    text: { as: 'blockReward' },
    unit: 'native',
    width: 'minmax(6.5em, 0.8fr)',
    align: 'end',
    compact: 'details',
    cell: (block, { chain }) => <NativeAmount value={totalReward(block)} chain={chain} />,
  },
  {
    id: 'burnt-fees',
    header: 'Burnt fees',
    text: 'burnt_fees',
    unit: 'native',
    width: 'minmax(6.5em, 0.8fr)',
    align: 'end',
    compact: 'details',
    cell: ({ burnt_fees }, { chain }) => <NativeAmount value={burnt_fees} chain={chain} />,
  },
  {
    id: 'size',
    header: 'Size',
    text: 'size',
    width: 'minmax(5em, 0.5fr)',
    align: 'end',
    compact: 'details',
    cell: ({ size }) => (size === null ? <MissingValue /> : `${shortAmount(BigInt(size), 3, { significant: 3 })} kB`),
  },
]

const BlockPreview = lazy(() => import('#/features/blocks/BlockPreview'))

const common = {
  noun: ['block', 'blocks'],
  actions: (block: Block, { chain }: { chain: Chain }) => (
    <LazyPreview>
      <BlockPreview block={block} chain={chain} />
    </LazyPreview>
  ),
} as const

/** The chain's blocks, newest first. */
export const blocksTable: TableDefinition<'blocks'> = {
  resource: 'blocks',
  name: 'Blocks',
  title: LIST_TITLES.blocks,
  ...common,
  empty: 'No blocks yet',
  live: true,
  columns,
}

/** The blocks that are not on the main chain, by the word of the API's filter `type`. */
export const orphanedBlocksTables: Readonly<Partial<Record<string, TableDefinition<'blocks'>>>> = {
  uncle: { ...blocksTable, name: 'Uncles', noun: ['uncle', 'uncles'], empty: 'No uncles', ownFilter: 'type' },
  reorg: {
    ...blocksTable,
    name: 'Reorged blocks',
    noun: ['reorged block', 'reorged blocks'],
    empty: 'No reorged blocks',
    ownFilter: 'type',
  },
}

/** The latest few blocks, for APIs without the full list. */
export const latestBlocksTable: TableDefinition<'mainPageBlocks'> = {
  resource: 'mainPageBlocks',
  name: 'Latest blocks',
  ...common,
  empty: 'No blocks yet',
  live: true,
  columns,
}

/** The blocks that an address validated. */
export const addressBlocksValidatedTable: TableDefinition<'addressBlocksValidated'> = {
  resource: 'addressBlocksValidated',
  name: 'Blocks validated',
  ...common,
  empty: 'No blocks validated yet',
  absent: 'No validated blocks found for this address',
  columns: columns.filter(({ id }) => id !== 'validator'),
}
