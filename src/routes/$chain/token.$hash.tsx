import { createFileRoute, Outlet } from '@tanstack/react-router'
import { itemRoute } from '#/data/queries/resourceQueries'
import { byAddressHash } from '#/data/routeParams'
import { paths } from '#/domain/links/paths'
import { TokenHeader, useTokenMeta, useTokenTabs } from '#/features/tokens/TokenHeader'
import { PageTabs } from '#/shell/PageTabs'
import { PageSubject } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain/token/$hash')({
  beforeLoad: byAddressHash,
  ...itemRoute('token'),
  component: TokenPage,
})

function TokenPage() {
  const { chain, hash } = Route.useParams()
  const tabs = useTokenTabs(hash)
  return (
    <PageSubject {...useTokenMeta(hash)}>
      <TokenHeader hash={hash} />
      {tabs.length > 0 && (
        <>
          <PageTabs label="Token" base={paths.token(chain, hash)} tabs={tabs} />
          <Outlet />
        </>
      )}
    </PageSubject>
  )
}
