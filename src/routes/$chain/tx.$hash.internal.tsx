import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
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

const { validateSearch, ...route } = listRoute('transactionInternalTransactions')

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
      <div className="flex min-h-11 items-center justify-end py-1 text-sm">
        <Views view="tree" />
      </div>
      <LazyPanel
        fallback={
          <div role="status" className="min-h-dvh text-muted">
            Loading…
          </div>
        }
      >
        <CallTreePage key={params.hash} hash={params.hash} />
      </LazyPanel>
    </section>
  )
}

const views = [
  ['list', 'List', '?'],
  ['tree', 'Call tree', '?view=tree'],
] as const

/** Switches between the list and the call tree. */
function Views({ view }: { view: 'list' | 'tree' }) {
  return (
    <nav aria-label="View" className={choiceGroup}>
      {views.map(([name, label, href]) => (
        <a key={name} href={href} aria-current={name === view ? 'page' : undefined} className={choiceLink}>
          {label}
        </a>
      ))}
    </nav>
  )
}
