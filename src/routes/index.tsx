import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AddChainHint } from '#/features/home/AddChainHint'
import { ChainDirectory } from '#/features/home/ChainDirectory'
import { OwnPages } from '#/features/home/OwnPages'
import { PageMeta } from '#/ui/PageMeta'

/** Only some configurations have a list of chains to tell of, and no chain waits for what is told. */
const ChainListNote = lazy(() => import('#/features/home/ChainListNote').catch(() => ({ default: () => <></> })))

export const Route = createFileRoute('/')({ component: Chains })

function Chains() {
  const connection = Route.useRouteContext()
  return (
    <>
      <PageMeta title="All chains" />
      <h1 className="pt-5 pb-1 text-2xl font-semibold">Chains</h1>
      <AddChainHint demo={connection.config.demo} />
      {connection.config.chainsFrom && (
        <Suspense fallback={<p className="pb-4 text-sm">&nbsp;</p>}>
          <ChainListNote connection={connection} />
        </Suspense>
      )}
      <OwnPages />
      <ChainDirectory connection={connection} />
    </>
  )
}
