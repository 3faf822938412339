import { TransactionFilters } from '#/features/addresses/ListFilters'
import { AddressList } from '#/features/addresses/AddressList'
import type { CounterpartySearch } from '#/features/addresses/counterpartyRoute'
import { addressTransactionsTable } from '#/features/transactions/columns'

interface AddressTransactionsProps {
  params: { hash: string }
  search: CounterpartySearch<'addressTransactions'>
}

/** The transactions of an address: the first tab of its page, which `txs` names too. */
export function AddressTransactions({ params, search }: AddressTransactionsProps) {
  return (
    <AddressList
      definition={addressTransactionsTable}
      params={params}
      search={search}
      tools={<TransactionFilters hash={params.hash} search={search} />}
    />
  )
}
