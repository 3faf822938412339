import { useQueries } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import type { Summary } from '#/domain/transactions/summaryParts'
import { nameOfAddress } from '#/entity/AddressLink'

/** The names of the spenders that a summary has by their hashes: only their own records, which are requested, have them. */
export function useSpenderNames(summary: Summary): (hash: string) => string | null {
  const connection = useChain()
  const spenders = [...new Set(summary.flatMap((part) => spenderIn(part) ?? []))]
  const records = useQueries({ queries: spenders.map((hash) => addressQuery(connection, hash)) })
  const names = new Map(
    spenders.map((hash, index) => {
      const record = records[index]?.data?.value
      return [hash, record ? nameOfAddress(record) : null]
    }),
  )
  return (hash) => names.get(hash) ?? null
}

function spenderIn(part: Summary[number]): string | null {
  return part.kind === 'address' && part.role.endsWith('spender') ? part.address.hash : null
}

const addressQuery = (connection: ChainConnection, hash: string) => ({
  ...itemQuery(connection, 'address', { hash }),
  ...SECONDARY,
})
