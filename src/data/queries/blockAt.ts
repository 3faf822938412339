import { headOfBlocks } from '#/data/queries/chainHead'
import { heightAtTime, type TimeOf } from '#/data/queries/heightAtTime'
import { fetchItem, fetchPage } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** The height of the last block that is not newer than a time; null if all are newer, or the blocks do not say. Rejects with an ApiError. */
export async function findBlockAt(connection: ChainConnection, at: Date, signal: AbortSignal): Promise<number | null> {
  const head = await readHead(connection, signal)
  if (head === null) return null
  if (head.time <= at.getTime()) return head.height
  const next = await heightAtTime(at.getTime() + 1, head, timeIn(connection, signal))
  return next === null || next === 0 ? null : next - 1
}

/** The first block of a day, given by its start, or of the days after it; null if there is none, or the blocks do not say. Rejects with an ApiError. */
export async function findFirstBlockFrom(
  connection: ChainConnection,
  day: Date,
  signal: AbortSignal,
): Promise<{ height: number; at: Date } | null> {
  const head = await readHead(connection, signal)
  if (head === null) return null
  const timeOf = timeIn(connection, signal)
  const height = await heightAtTime(day.getTime(), head, timeOf)
  const time = height === null ? null : await timeOf(height)
  return height === null || time === null ? null : { height, at: new Date(time) }
}

async function readHead(connection: ChainConnection, signal: AbortSignal) {
  const latest = await fetchPage(connection, { resource: 'mainPageBlocks', params: {}, filters: {} }, { signal })
  const { height, at } = headOfBlocks(latest)
  return height === null || at === null ? null : { height, time: at.getTime() }
}

function timeIn(connection: ChainConnection, signal: AbortSignal): TimeOf {
  return async (height) => {
    const { value } = await fetchItem(connection, 'block', { id: String(height) }, { signal })
    return value?.timestamp?.getTime() ?? null
  }
}
