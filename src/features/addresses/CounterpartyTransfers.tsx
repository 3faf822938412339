import { type ReactNode, useMemo } from 'react'
import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { counterpartyTable } from '#/features/addresses/counterpartyColumns'
import { SelectedCounterparty } from '#/features/addresses/CounterpartyFilter'
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
      asked={counterpartyRequest(resource, hash, search)}
      tools={
        <>
          <SelectedCounterparty
            hash={search['with'] ?? ''}
            hrefOfAll={writeSearch({ ...search, with: undefined, cursor: undefined }) || '?'}
          />
          {tools}
        </>
      }
      fallback={
        <>
          <PageMeta title={definition.name} />
          <Notice title="This server can’t look for what passed between two addresses">
            <p>
              <a href={paths.address(chain.id, hash, resource === 'addressTransactions' ? 'txs' : 'token-transfers')}>
                All of this address
              </a>
            </p>
          </Notice>
        </>
      }
    />
  )
}
