import { Fragment } from 'react'
import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { AddressLink } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import type { BlockPart } from '#/features/blocks/blockSummary'

interface BlockSentenceProps {
  parts: readonly BlockPart[]
  block: Block
  chain: Chain
}

/** A sentence about a block, whose values are links. */
export function BlockSentence({ parts, ...rest }: BlockSentenceProps) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no identity but their index
    <Fragment key={index}>
      <Part part={part} {...rest} />
    </Fragment>
  ))
}

function Part({ part, block, chain }: Omit<BlockSentenceProps, 'parts'> & { part: BlockPart }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'transactions': {
      const id = block.hash ?? block.height
      const count = grouped(part.count)
      return id === null ? count : <a href={paths.block(chain.id, id, 'txs')}>{count}</a>
    }
    case 'validator':
      return <AddressLink chain={chain.id} address={block.miner} />
    case 'block':
      return <a href={paths.block(chain.id, part.height)}>block {part.height}</a>
    case 'gas':
      return part.share
    case 'amount':
      return <NativeAmount value={part.wei} chain={chain} symbol={chain.currency.symbol} />
  }
}
