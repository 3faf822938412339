import { createFileRoute, Outlet } from '@tanstack/react-router'
import { byAddressHash } from '#/data/identifiers'
import { TokenHeader } from '#/features/tokens/TokenHeader'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/token/$hash')({ beforeLoad: byAddressHash, component: TokenPage })

const tabs = [
  ['Transfers', ''],
  ['Holders', 'holders'],
  ['Instances', 'instances'],
] as const

function TokenPage() {
  const { chain, hash } = Route.useParams()
  return (
    <>
      <TokenHeader hash={hash} />
      <PageTabs label="Token" base={`/${chain}/token/${hash}`} tabs={tabs} />
      <Outlet />
    </>
  )
}
