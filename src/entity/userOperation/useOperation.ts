import { useQueries, useQuery } from '@tanstack/react-query'
import type { UserOperation } from '#/api/schemas/userOperation'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'

/** The record of a user operation by its row of a list, which lacks the call and the reason; the row until it loads, or if it can't. */
export function useOperation(row: UserOperation): { operation: UserOperation; isPending: boolean; isRecord: boolean } {
  const { data, isPending } = useQuery(recordQuery(useChain(), row))
  const record = recordOf(row, data?.value)
  return { operation: record ?? row, isPending, isRecord: record !== null }
}

/** The same of several, each of which costs a request. */
export function useOperations(rows: readonly UserOperation[]): readonly UserOperation[] {
  const connection = useChain()
  const records = useQueries({ queries: rows.map((row) => recordQuery(connection, row)) })
  return rows.map((row, index) => recordOf(row, records[index]?.data?.value) ?? row)
}

const recordQuery = (connection: ChainConnection, { hash }: UserOperation) => ({
  ...itemQuery(connection, 'userOperation', { hash: hash ?? '' }),
  ...SECONDARY,
})

function recordOf({ hash }: UserOperation, record: UserOperation | null | undefined): UserOperation | null {
  return record && sameHash(record.hash, hash) ? record : null
}
