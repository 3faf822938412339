import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { lazy } from 'react'
import { isNotExecuted, TransactionLookupContext, useTransactionLookup } from '#/data/queries/transaction'
import { startTransactionLookup } from '#/data/queries/transactionQuery'
import { blockHint, byTransactionHash } from '#/data/routeParams'
import { useRouteTabs } from '#/data/routeTabs'
import { paths } from '#/domain/links/paths'
import { AbiScopeProvider } from '#/entity/decoding/AbiScopeProvider'
import { NamesakeContext } from '#/entity/SameNameMark'
import { isBundle } from '#/features/transactions/summary/bundle'
import { TransactionHeader, TransactionSubject } from '#/features/transactions/TransactionHeader'
import { TransactionSentenceContext, useTransactionSummary } from '#/features/transactions/useTransactionSummary'
import { PageTabs } from '#/shell/PageTabs'
import { LazyPanel } from '#/ui/LazyPanel'

/** Lazy: few visits are to the lists of a transaction that was not executed. */
const NotExecutedNotice = lazy(async () => ({
  default: (await import('#/features/transactions/NotExecutedNotice')).NotExecutedNotice,
}))

export const Route = createFileRoute('/$chain/tx/$hash')({
  beforeLoad: byTransactionHash,
  validateSearch: blockHint,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, preload }) => {
    // Composing a transaction from lists takes many requests: not for a link that is only hovered.
    if (!preload) startTransactionLookup(context, params.hash, deps.block)
  },
  component: TransactionPage,
})

/** The transaction type that carries blobs (EIP-4844). */
const BLOB_TRANSACTION = 3

function TransactionPage() {
  const { chain, hash } = Route.useParams()
  const lookup = useTransactionLookup(hash)
  const isOverview = useMatch({ from: '/$chain/tx/$hash/', shouldThrow: false, select: () => true }) ?? false
  const summary = useTransactionSummary(hash, lookup, isOverview)
  const header = { hash, summary, isOverview }
  const transaction = lookup.value
  const tabs = useRouteTabs('/$chain/tx/$hash', {
    blobs: { empty: transaction?.type !== BLOB_TRANSACTION },
    'user-operations': { empty: transaction === null || !isBundle(transaction) },
  })
  return (
    <TransactionLookupContext value={lookup}>
      <NamesakeContext value={summary.namesakes}>
        <TransactionSubject {...header}>
          <TransactionHeader {...header} />
          {lookup.state === 'absent' ? (
            // The space of the tabs, so that nothing moves up when they go.
            <div aria-hidden className="h-11.75 md:h-9.75" />
          ) : (
            <PageTabs label="Transaction" base={paths.transaction(chain, hash)} tabs={tabs} />
          )}
          {/* Before it is executed, a transaction's lists are empty, which does not mean that they will stay so. */}
          {!isOverview && isNotExecuted(lookup) ? (
            <LazyPanel>
              <NotExecutedNotice hash={hash} />
            </LazyPanel>
          ) : (
            <TransactionSentenceContext value={summary.summary}>
              <AbiScopeProvider key={hash}>
                <Outlet />
              </AbiScopeProvider>
            </TransactionSentenceContext>
          )}
        </TransactionSubject>
      </NamesakeContext>
    </TransactionLookupContext>
  )
}
