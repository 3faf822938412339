import { createFileRoute } from '@tanstack/react-router'
import { counterpartyRoute } from '#/features/addresses/counterpartyRoute'
import { AddressTransactions } from '#/routes/$chain/-AddressTransactions'

export const Route = createFileRoute('/$chain/address/$hash/txs')({
  ...counterpartyRoute('addressTransactions'),
  component: TransactionsOfAddress,
})

function TransactionsOfAddress() {
  return <AddressTransactions params={Route.useParams()} search={Route.useSearch()} />
}
