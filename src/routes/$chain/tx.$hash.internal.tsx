import { createFileRoute } from '@tanstack/react-router'
import { Fragment, lazy } from 'react'
import * as z from 'zod/mini'
import { listRoute } from '#/data/queries/listRequest'
import { searchParameter } from '#/data/searchParameters'
import { transactionInternalTransactionsTable } from '#/features/internalTransactions/columns'
import { ListPage } from '#/list/ListPage'
import { choiceGroup, choiceLink } from '#/ui/ChoiceBar'
import { LazyPanel } from '#/ui/LazyPanel'

const CallTreePage = lazy(async () => ({
  default: (await import('#/features/transactions/callTree/CallTreePage')).CallTreePage,
}))

const viewParameter = z.object({ view: searchParameter(z.literal('tree')) })

const { validateSearch, ...route } = listRoute('transactionInternalTransactions', {
  label: 'Internal transactions',
  order: 30,
})

export const Route = createFileRoute('/$chain/tx/$hash/internal')({
  ...route,
  validateSearch: (search: Record<string, unknown>) => ({
    ...validateSearch(search),
    ...viewParameter.parse(search),
  }),
  component: InternalTransactionsOfTransaction,
})

function InternalTransactionsOfTransaction() {
  const params = Route.useParams()
  const { view, ...search } = Route.useSearch()
  if (view !== 'tree') {
    return (
      <ListPage
        definition={transactionInternalTransactionsTable}
        params={params}
        search={search}
        tools={<Views view="list" />}
      />
    )
  }
  return (
    <section aria-label="Call tree of the transaction">
      <LazyPanel
        fallback={
          <div className="flex min-h-dvh justify-between py-1 text-sm text-muted">
            <p role="status">Loading…</p>
            <Views view="tree" />
          </div>
        }
      >
        <CallTreePage key={params.hash} hash={params.hash} views={<Views view="tree" />} />
      </LazyPanel>
    </section>
  )
}

const views = [
  ['list', 'List', '?'],
  [
    'tree',
    // The narrowest screens have room for one word next to Export.
    <Fragment key="tree">
      <span className="max-[22rem]:hidden">Call tree</span>
      <span className="min-[22rem]:hidden">Tree</span>
    </Fragment>,
    '?view=tree',
  ],
] as const

/** Switches between the list and the call tree. */
function Views({ view }: { view: 'list' | 'tree' }) {
  return (
    <nav aria-label="View" className={`${choiceGroup} shrink-0 self-start`}>
      {views.map(([name, label, href]) => (
        <a key={name} href={href} aria-current={name === view ? 'page' : undefined} className={choiceLink}>
          {label}
        </a>
      ))}
    </nav>
  )
}
