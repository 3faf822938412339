import { type ReactNode, useMemo } from 'react'
import { paths } from '#/domain/paths'
import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { AddressHashLink } from '#/entity/AddressLink'
import { betweenTable } from '#/features/addresses/betweenColumns'
import { betweenRequest } from '#/features/addresses/between'
import type { NarrowedList } from '#/features/addresses/narrowedRoute'
import { useSpelling } from '#/features/addresses/useSpelling'
import { ListPage } from '#/list/ListPage'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

interface BetweenProps {
  /** The list that is narrowed. */
  resource: NarrowedList
  hash: string
  search: Readonly<Record<string, string | undefined>>
  tools: ReactNode
}

/** What passed between an address and the one that the link names, as the server finds it among all movements. */
export default function Between({ resource, hash, search, tools }: BetweenProps) {
  const { chain } = useChain()
  const definition = useMemo(() => betweenTable(hash), [hash])
  return (
    <ListPage
      definition={definition}
      params={{}}
      search={search}
      asked={betweenRequest(resource, hash, search)}
      tools={
        <>
          <Narrowed
            other={search['with'] ?? ''}
            all={writeSearch({ ...search, with: undefined, cursor: undefined }) || '?'}
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

/** Says with whom alone, and leads back to everybody. */
function Narrowed({ other, all }: { other: string; all: string }) {
  const { chain } = useChain()
  const spelling = useSpelling(other)
  return (
    <span className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-2 md:min-h-7">
      Only between this address and <AddressHashLink chain={chain.id} hash={other} />
      {spelling?.fails && <span className="text-warn">⚠ its spelling fails the checksum</span>}
      <a href={all} className="inline-flex min-h-11 items-center underline md:min-h-6">
        Show all
      </a>
    </span>
  )
}
