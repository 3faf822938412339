import { type ReactNode, useMemo } from 'react'
import { shortHash } from '#/domain/hashes/hash'
import { nameOfAddress } from '#/entity/AddressLink'
import { useHasCounterpartyFilter } from '#/features/addresses/ListFilters'
import { type CounterpartyResource, type CounterpartySearch, transfersOf } from '#/features/addresses/counterpartyRoute'
import type { TableDefinition } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
import { counterpartyOf } from '#/list/movementColumns'
import { UntrustedText } from '#/ui/UntrustedText'

interface AddressListProps<N extends CounterpartyResource> {
  definition: TableDefinition<N>
  params: { hash: string }
  search: CounterpartySearch<N>
  tools: ReactNode
  view?: Parameters<typeof ListPage<N>>[0]['view']
}

/** The transactions or token transfers of an address; the details of a row link to all transfers with its counterparty. */
export function AddressList<N extends CounterpartyResource>(props: AddressListProps<N>) {
  const { definition, params, search, tools, view } = props
  const linked = useCounterpartyLinks(definition, params.hash)
  return (
    <ListPage definition={linked} params={params} search={{ ...search, with: undefined }} tools={tools} view={view} />
  )
}

/** Adds to the details of each row a link to all transfers with the row's counterparty. */
function useCounterpartyLinks<N extends CounterpartyResource>(
  definition: TableDefinition<N>,
  hash: string,
): TableDefinition<N> {
  const hasFilter = useHasCounterpartyFilter()
  return useMemo<TableDefinition<N>>(() => {
    if (!hasFilter) return definition
    return {
      ...definition,
      actions: (row, context) => {
        const own = definition.actions?.(row, context)
        const counterparty = counterpartyOf(hash, row)
        if (!counterparty?.hash) return own
        const href = transfersOf(definition.resource, context.chain.id, hash, { with: counterparty.hash })
        return (
          <>
            {own}
            <p className="mb-2">
              <a href={href} className="inline-flex min-h-11 items-center underline md:min-h-6">
                Show only transfers with&nbsp;
                <UntrustedText text={nameOfAddress(counterparty) ?? shortHash(counterparty.hash)} max={40} />
              </a>
            </p>
          </>
        )
      },
    }
  }, [definition, hash, hasFilter])
}
