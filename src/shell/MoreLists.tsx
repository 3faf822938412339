import { useInfiniteQuery } from '@tanstack/react-query'
import { isLacking } from '#/api/errors'
import type { ListName } from '#/api/resources'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { InlineError } from '#/entity/ErrorNotice'
import { ROLLUP_STACKS } from '#/shell/RollupTabs'
import { PageMeta } from '#/ui/PageMeta'

/** Lists that are linked where the API has the first of them. */
interface Group {
  readonly name: string
  readonly resource: ListName
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

function groupsOf(chain: string): Group[] {
  return [
    {
      name: 'Transfers of any type',
      resource: 'advancedFilters',
      links: [{ label: 'Advanced filter', href: paths.transfers(chain) }],
    },
    {
      name: 'Account abstraction (ERC-4337)',
      resource: 'userOperations',
      links: [{ label: 'User operations', href: paths.userOperations(chain) }],
    },
    {
      name: 'Beacon chain',
      resource: 'beaconDeposits',
      links: [
        { label: 'Deposits', href: paths.deposits(chain) },
        { label: 'Withdrawals', href: paths.withdrawals(chain) },
      ],
    },
    ...ROLLUP_STACKS.map(({ name, lists }) => ({
      name,
      resource: lists[0].resource,
      links: lists.map(({ label, list }) => ({ label, href: `${paths.rollup(chain)}/${list}` })),
    })),
  ]
}

/** Links to the lists that few chains have, without those that this one lacks, which is requested when the page opens. */
export function MoreLists() {
  const { chain } = useChain()
  return (
    <>
      <PageMeta title="More lists" />
      <h1 className="pt-5 pb-4 text-xl font-semibold md:text-2xl">More lists</h1>
      <dl className="panel ruled overflow-clip">
        {groupsOf(chain.id).map((group) => (
          <ListGroup key={group.name} group={group} />
        ))}
      </dl>
    </>
  )
}

/** A group with its name; nothing if the API lacks its lists. */
function ListGroup({ group: { name, resource, links } }: { group: Group }) {
  const connection = useChain()
  // The same query as that of the list, which then opens with its rows.
  const { data, error, refetch } = useInfiniteQuery({
    ...listQuery(connection, listRequest(resource, {} as never, {}), ''),
    ...SECONDARY,
  })
  if (error && !data && isLacking(error)) return null
  return (
    <div className="grid gap-x-6 px-4 py-2 md:grid-cols-[18rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-h-11 md:min-h-6">
        {data ? (
          <GroupLinks links={links} />
        ) : error ? (
          <InlineError error={error} what={name} onRetry={() => void refetch()} />
        ) : (
          <span role="status" className="text-muted">
            Loading…
          </span>
        )}
      </dd>
    </div>
  )
}

function GroupLinks({ links }: Pick<Group, 'links'>) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center underline md:min-h-6">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
