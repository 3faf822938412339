import { type ReactNode, useMemo } from 'react'
import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { counterpartyTable } from '#/features/addresses/counterpartyColumns'
import { CounterpartyChip } from '#/features/addresses/CounterpartyFilter'
import { type CounterpartyResource, counterpartyRequest } from '#/features/addresses/counterpartyRoute'
import { ListPage } from '#/list/ListPage'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

interface CounterpartyTransfersProps {
  /** The list that is filtered. */
  resource: CounterpartyResource
  hash: string
  search: Readonly<Record<string, string | undefined>>
  tools: ReactNode
}

/** All transfers between an address and the counterparty in the URL. */
export default function CounterpartyTransfers({ resource, hash, search, tools }: CounterpartyTransfersProps) {
  const { chain } = useChain()
  const definition = useMemo(() => counterpartyTable(hash), [hash])
  return (
    <ListPage
      definition={definition}
      params={{}}
      search={search}
      request={counterpartyRequest(resource, hash, search)}
      tools={
        <>
          <CounterpartyChip
            hash={search['with'] ?? ''}
            hrefWithout={writeSearch({ ...search, with: undefined, cursor: undefined }) || '?'}
          />
          {tools}
        </>
      }
      fallback={
        <>
          <PageMeta title={definition.name} />
          <Notice title="Filtering by counterparty is not available for this chain">
            <p>
              <a href={paths.address(chain.id, hash, resource === 'addressTransactions' ? 'txs' : 'token-transfers')}>
                {resource === 'addressTransactions' ? 'Show all transactions' : 'Show all token transfers'}
              </a>
            </p>
          </Notice>
        </>
      }
    />
  )
}
