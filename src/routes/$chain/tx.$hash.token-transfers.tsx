import { createFileRoute } from '@tanstack/react-router'
import type { Transaction } from '#/api/schemas/transaction'
import { listRoute } from '#/data/queries/listRequest'
import { useTransaction } from '#/data/queries/transaction'
import { labelOf } from '#/domain/open'
import { transactionTokenTransfersTable } from '#/features/tokenTransfers/columns'
import { useCollapsedPoisoning } from '#/features/tokenTransfers/useCollapsedPoisoning'
import { tokenTypeGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ChoiceBar } from '#/ui/ChoiceBar'

export const Route = createFileRoute('/$chain/tx/$hash/token-transfers')({
  ...listRoute('transactionTokenTransfers', { label: 'Token transfers', order: 20 }),
  component: TokenTransfersOfTransaction,
})

function TokenTransfersOfTransaction() {
  const folding = useCollapsedPoisoning(transactionTokenTransfersTable)
  const search = Route.useSearch()
  const { value } = useTransaction()
  const isFilterable = search.type !== undefined || mayDifferInType(value)
  return (
    <ListPage
      {...folding}
      params={Route.useParams()}
      search={search}
      tools={isFilterable ? <ChoiceBar groups={[tokenTypeGroup(search)]} /> : undefined}
    />
  )
}

/** Whether the transfers of a transaction are of tokens of several types, or its record does not list them all. */
function mayDifferInType(transaction: Transaction | null): boolean {
  const { token_transfers: transfers = null, token_transfers_overflow: isMore } = transaction ?? {}
  const types = (transfers ?? []).flatMap(({ token_type, token }) =>
    labelOf(token_type ?? token?.type ?? { other: '' }),
  )
  return isMore === true || new Set(types).size > 1
}
