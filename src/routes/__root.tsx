import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useParams } from '@tanstack/react-router'
import type { RequestLog } from '#/api/requestLog'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { type Config, findChain } from '#/data/config/config'
import type { Connection } from '#/data/sources/dataSource'
import { Crash, LazyNotFound } from '#/shell/boundaries'
import { Shell } from '#/shell/Shell'
import { SiteSubject } from '#/ui/PageMeta'

/** The context of every route: configuration, client, query cache, and what sends and records requests. */
export interface AppContext extends Connection {
  queryClient: QueryClient
  requestQueues: RequestQueues
  requestLog: RequestLog
  fetch: Fetch
}

export const Route = createRootRouteWithContext<AppContext>()({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: LazyNotFound,
  errorComponent: Crash,
})

function Frame({ children }: { children: React.ReactNode }) {
  // Nothing else of these: the frame stays as it is while the page within changes.
  const config: Config = Route.useRouteContext({ select: (context) => context.config })
  const name = useParams({ strict: false, select: ({ chain }) => chain })
  return (
    <SiteSubject name={config.brand.name}>
      <Shell config={config} chain={(name && findChain(config, name)) || null}>
        {children}
      </Shell>
    </SiteSubject>
  )
}
