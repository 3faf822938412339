import { createFileRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { byAddressHash } from '#/data/routeParams'
import { itemRoute } from '#/data/queries/resourceQueries'
import { TokenHead } from '#/features/tokens/TokenHead'
import { TokenSubject } from '#/features/tokens/TokenSubject'
import { useTokenTabs } from '#/features/tokens/useTokenTabs'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/token/$hash')({
  beforeLoad: byAddressHash,
  ...itemRoute('token'),
  component: TokenPage,
})

function TokenPage() {
  const { chain, hash } = Route.useParams()
  const tabs = useTokenTabs(hash)
  return (
    <TokenSubject hash={hash}>
      <TokenHead hash={hash} />
      {tabs.length > 0 && (
        <>
          <PageTabs label="Token" base={paths.token(chain, hash)} tabs={tabs} />
          <Outlet />
        </>
      )}
    </TokenSubject>
  )
}
