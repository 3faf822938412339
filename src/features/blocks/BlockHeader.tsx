import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { When } from '#/entity/When'
import { CopyAs } from '#/ui/CopyAs'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { RecordHead } from '#/ui/RecordHead'

const step = 'inline-grid size-11 place-items-center rounded-sm hover:bg-sunken hover:no-underline md:size-7'

/** The head of a block's page: its height, its neighbours, when it was made and by whom. `id` is a height or a hash. */
export function BlockHeader({ id }: { id: string }) {
  const connection = useChain()
  const chain = connection.chain.id
  const { data } = useQuery(itemQuery(connection, 'block', { id }))
  const block = data?.value
  const height = block?.height ?? (/^\d{1,15}$/.test(id) ? Number(id) : null)
  const hash = block?.hash ?? (height === null ? id : null)
  return (
    <RecordHead
      noun="Block"
      title={
        height !== null && (
          <span className="inline-flex items-center">
            <span className="mr-2">{height}</span>
            {height > 0 && (
              <a href={paths.block(chain, height - 1)} aria-label={`Block ${height - 1}`} className={step}>
                ‹
              </a>
            )}
            <a href={paths.block(chain, height + 1)} aria-label={`Block ${height + 1}`} className={step}>
              ›
            </a>
          </span>
        )
      }
      identity={
        hash && (
          <>
            <FullHash hash={hash} />
            <CopyButton text={hash} what="block hash" />
          </>
        )
      }
      actions={<CopyAs what="Block hash" id={hash ?? id} json={data?.text} />}
      marks={
        block && (
          <>
            {block.type && block.type !== 'block' && (
              <span className="text-warn">
                <HostileText text={block.type} max={20} />: not part of the chain
              </span>
            )}
            <When date={block.timestamp} />
            <span>
              <Count value={block.transactions_count} noun={['transaction', 'transactions']} />
            </span>
            <span>
              <span className="text-muted">by </span>
              <AddressLink chain={chain} address={block.miner} />
            </span>
          </>
        )
      }
    />
  )
}
