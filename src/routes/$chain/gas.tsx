import { createFileRoute } from '@tanstack/react-router'
import { gasRoute } from '#/data/queries/gasStats'
import { GasTracker } from '#/features/gas/GasTracker'
import { RecentBlocks } from '#/features/home/RecentBlocks'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain/gas')({ ...gasRoute, component: Gas })

function Gas() {
  return (
    <>
      <PageMeta title="Gas tracker" />
      <h1 className="pt-5 text-xl font-semibold md:text-2xl">Gas tracker</h1>
      <GasTracker />
      <RecentBlocks />
    </>
  )
}
