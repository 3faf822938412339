import { useQuery } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/sources/connection'
import { firstPageQuery, itemQuery } from '#/data/queries/resourceQueries'
import { type Head, headOf, meanBlockTime } from '#/domain/blockCountdown'

interface ChainHead {
  /** The newest block that is known; null where nothing tells. */
  head: Head | null
  /** Mean time between blocks, ms: measured from the latest ones, else the server's figure; null where neither is known. */
  blockTime: number | null
  isPending: boolean
}

/** Where a chain is and how fast it goes, watched while it is on a visible page; by its latest transactions where no blocks are listed. */
export function useChainHead(connection: ChainConnection): ChainHead {
  const latest = useQuery(firstPageQuery(connection, { resource: 'mainPageBlocks', params: {}, filters: {} }))
  const noBlocks = latest.isError || latest.data?.rows.length === 0
  const mined = useQuery({
    ...firstPageQuery(connection, { resource: 'mainPageTransactions', params: {}, filters: {} }),
    enabled: noBlocks,
  })
  const listed = latest.data?.rows.flatMap(({ value }) => value ?? []) ?? []
  const told = mined.data?.rows.flatMap(({ value }) => value ?? []) ?? []
  const blocks =
    listed.length > 0 ? listed : told.map(({ block_number, timestamp }) => ({ height: block_number, timestamp }))
  const measured = meanBlockTime(blocks)
  const stats = useQuery({ ...itemQuery(connection, 'stats', {}), enabled: !latest.isPending && measured === null })
  return {
    head: headOf(blocks),
    blockTime: measured ?? stats.data?.value?.average_block_time ?? null,
    isPending: latest.isPending || (noBlocks && mined.isPending),
  }
}
