import { headOfBlocks } from '#/data/queries/chainHead'
import { heightAtTime } from '#/data/queries/heightAtTime'
import { fetchItem, fetchPage } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** The height of the last block that is not newer than a time; null if all are newer, or the blocks do not say. Rejects with an ApiError. */
export async function findBlockAt(connection: ChainConnection, at: Date, signal: AbortSignal): Promise<number | null> {
  const latest = await fetchPage(connection, { resource: 'mainPageBlocks', params: {}, filters: {} }, { signal })
  const head = headOfBlocks(latest)
  if (head.height === null || head.at === null) return null
  if (head.at <= at) return head.height
  const timeOf = async (height: number) => {
    const { value } = await fetchItem(connection, 'block', { id: String(height) }, { signal })
    return value?.timestamp?.getTime() ?? null
  }
  const next = await heightAtTime(at.getTime() + 1, { height: head.height, time: head.at.getTime() }, timeOf)
  return next === null || next === 0 ? null : next - 1
}
