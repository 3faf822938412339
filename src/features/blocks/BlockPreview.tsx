import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { BlockSentence } from '#/features/blocks/BlockSentence'
import { summarizeBlock } from '#/features/blocks/blockSummary'
import { GasPrice } from '#/entity/Gas'
import { NativeAmount } from '#/entity/NativeAmount'
import { FullTimestamp } from '#/entity/Timestamp'
import { PreviewRows } from '#/list/PreviewRows'

/** What the details of a block's row open with: its transactions, gas and reward, or why it is not canonical. */
export default function BlockPreview({ block, chain }: { block: Block; chain: Chain }) {
  const { base_fee_per_gas, burnt_fees, timestamp } = block
  return (
    <PreviewRows
      rows={[
        { label: 'Summary', value: <BlockSentence parts={summarizeBlock(block)} block={block} chain={chain} /> },
        { label: 'Base fee', value: base_fee_per_gas !== null && <GasPrice wei={base_fee_per_gas} /> },
        {
          label: 'Burnt fees',
          value: burnt_fees !== null && (
            <NativeAmount value={burnt_fees} chain={chain} symbol={chain.currency.symbol} />
          ),
        },
        { label: 'Timestamp', value: timestamp && <FullTimestamp date={timestamp} /> },
      ]}
    />
  )
}
