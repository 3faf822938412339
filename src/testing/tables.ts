import type { ListName } from '#/api/resources'
import { tokenHoldersTable } from '#/features/tokens/holderColumns'
import type { TableDefinition } from '#/list/definition'

type Table = TableDefinition<ListName>

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['../features/*/*olumns.tsx', '../features/addresses/BalanceHistory.tsx', '../features/contracts/HotContracts.tsx'],
  { eager: true },
)
const ROLLUPS = import.meta.glob<Record<string, Table>>('../features/rollups/rollupLists.tsx', {
  eager: true,
  import: 'ROLLUP_LISTS',
})

/** Every table of the app, that of the holders of an ERC-1155 token among them. */
export const tables: readonly Table[] = [
  ...[...Object.values(MODULES).flatMap(Object.values), ...Object.values(ROLLUPS).flatMap(Object.values)].filter(
    (value): value is Table => typeof value === 'object' && value !== null && 'columns' in value,
  ),
  tokenHoldersTable({ type: 'ERC-1155' } as Parameters<typeof tokenHoldersTable>[0], []),
]

/** The table of a list. */
export function tableOf(resource: ListName): Table {
  const found = tables.find((table) => table.resource === resource)
  if (!found) throw new Error(`No table shows ${resource}`)
  return found
}
