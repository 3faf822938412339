import { lazy, type ReactNode, useMemo } from 'react'
import { shortHash } from '#/domain/hash'
import { nameOfAddress } from '#/entity/AddressLink'
import { useHasCounterpartyFilter } from '#/features/addresses/CounterpartyFilter'
import type { CounterpartyResource, CounterpartySearch } from '#/features/addresses/counterpartyRoute'
import type { TableDefinition } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
import { counterpartyOf } from '#/list/movementColumns'
import { LazyPanel } from '#/ui/LazyPanel'
import { UntrustedText } from '#/ui/UntrustedText'

const CounterpartyTransfers = lazy(() => import('#/features/addresses/CounterpartyTransfers'))

interface AddressListProps<N extends CounterpartyResource> {
  definition: TableDefinition<N>
  params: { hash: string }
  search: CounterpartySearch<N>
  tools: ReactNode
  view?: Parameters<typeof ListPage<N>>[0]['view']
}

/** The transactions or token transfers of an address: all of them, or those with the counterparty in the URL. */
export function AddressList<N extends CounterpartyResource>(props: AddressListProps<N>) {
  const { definition, params, search, tools, view } = props
  const linked = useCounterpartyLinks(definition, params.hash)
  if (!search.with)
    return (
      <ListPage definition={linked} params={params} search={{ ...search, with: undefined }} tools={tools} view={view} />
    )
  return (
    <LazyPanel fallback={<div className="min-h-dvh" />}>
      <CounterpartyTransfers resource={definition.resource} hash={params.hash} search={search} tools={tools} />
    </LazyPanel>
  )
}

/** Adds to the details of each row a link that filters the list to the row's counterparty. */
function useCounterpartyLinks<N extends CounterpartyResource>(
  definition: TableDefinition<N>,
  hash: string,
): TableDefinition<N> {
  const hasFilter = useHasCounterpartyFilter()
  return useMemo<TableDefinition<N>>(() => {
    if (!hasFilter) return definition
    return {
      ...definition,
      actions: (row) => {
        const counterparty = counterpartyOf(hash, row)
        if (!counterparty?.hash) return null
        return (
          <p className="mb-2">
            <a href={`?with=${counterparty.hash}`} className="inline-flex min-h-11 items-center underline md:min-h-6">
              Show only transfers with&nbsp;
              <UntrustedText text={nameOfAddress(counterparty) ?? shortHash(counterparty.hash)} max={40} />
            </a>
          </p>
        )
      },
    }
  }, [definition, hash, hasFilter])
}
