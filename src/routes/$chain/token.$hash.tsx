import { createFileRoute, Outlet } from '@tanstack/react-router'
import { byAddressHash } from '#/data/identifiers'
import { TokenHeader } from '#/features/tokens/TokenHeader'
import { TokenSubject } from '#/features/tokens/TokenSubject'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/token/$hash')({ beforeLoad: byAddressHash, component: TokenPage })

const tabs = [
  { label: 'Transfers', path: '', resource: 'tokenTransfers' },
  { label: 'Holders', path: 'holders', resource: 'tokenHolders' },
  { label: 'Instances', path: 'instances', resource: 'tokenInstances' },
] as const

function TokenPage() {
  const { chain, hash } = Route.useParams()
  return (
    <TokenSubject hash={hash}>
      <TokenHeader hash={hash} />
      <PageTabs label="Token" base={`/${chain}/token/${hash}`} tabs={tabs} />
      <Outlet />
    </TokenSubject>
  )
}
