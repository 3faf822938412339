import { useMemo } from 'react'
import { paths } from '#/domain/links/paths'
import { counted } from '#/domain/amounts/numberFormat'
import { useChain } from '#/data/sources/useChain'
import { TransactionFilters } from '#/features/addresses/ListFilters'
import { AddressList } from '#/features/addresses/AddressList'
import type { CounterpartySearch } from '#/features/addresses/counterpartyRoute'
import { useAccountOperations } from '#/features/addresses/useAccountOperations'
import { addressTransactionsTable } from '#/features/transactions/columns'

interface AddressTransactionsProps {
  params: { hash: string }
  search: CounterpartySearch<'addressTransactions'>
}

/** The transactions of an address: the first tab of its page, which `txs` names too. */
export function AddressTransactions({ params, search }: AddressTransactionsProps) {
  const { chain } = useChain()
  const { count = 0, isMore = false } = useAccountOperations(params.hash) ?? {}
  const definition = useMemo(() => {
    if (count === 0) return addressTransactionsTable
    const several = isMore ? `more than ${count} user operations` : counted(count, 'user operation', 'user operations')
    const empty = (
      <>
        No transactions yet, but{' '}
        <a href={paths.address(chain.id, params.hash, 'user-operations')} className="underline">
          {several}
        </a>
      </>
    )
    return { ...addressTransactionsTable, empty }
  }, [chain.id, params.hash, count, isMore])
  return (
    <AddressList
      definition={definition}
      params={params}
      search={search}
      tools={<TransactionFilters hash={params.hash} search={search} />}
    />
  )
}
