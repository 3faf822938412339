import { Fragment, type ReactNode } from 'react'
import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { type BlockPart, summariseBlock } from '#/domain/blockSummary'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { AddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { anchors } from '#/features/blocks/anchors'
import { UntrustedText } from '#/ui/UntrustedText'

interface BlockSentenceProps {
  block: Block
  chain: Chain
  /** As it stands in the URL. */
  id: string
}

/** What a block is and did, in a sentence whose parts lead to where more of it is. */
export function BlockSentence({ block, ...rest }: BlockSentenceProps): ReactNode {
  return summariseBlock(block).map((part, place) => (
    // A sentence's parts have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      <Part part={part} block={block} {...rest} />
    </Fragment>
  ))
}

function Part({ part, block, chain, id }: BlockSentenceProps & { part: BlockPart }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'transactions':
      return <a href={paths.block(chain.id, id, 'txs')}>{grouped(part.count)}</a>
    case 'gas':
      return <a href={`${paths.block(chain.id, id)}#${anchors.gas}`}>{part.share}</a>
    case 'amount':
      return (
        <a href={`${paths.block(chain.id, id)}#${anchors.rewards}`}>
          <Amount value={part.wei} decimals={chain.currency.decimals} />{' '}
          <UntrustedText text={chain.currency.symbol} max={16} />
        </a>
      )
    case 'producer':
      return <AddressLink chain={chain.id} address={block.miner} />
    case 'block':
      return <a href={paths.block(chain.id, part.height)}>block {part.height}</a>
  }
}
