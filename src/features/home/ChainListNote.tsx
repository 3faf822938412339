import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Fetch } from '#/api/transport'
import type { Connection } from '#/data/sources/connection'
import { chainListQuery } from '#/data/config/directoryChains'
import { grouped } from '#/domain/numberFormat'
import { errorText } from '#/entity/errorText'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** Says how many chains the multichain API lists, or why it lists none. */
export function ChainListNote({ connection }: { connection: Connection & { fetch: Fetch } }) {
  const { data, error } = useQuery(chainListQuery(connection))
  const { proUrl = '' } = connection.config
  const { host } = new URL(proUrl, location.origin)
  if (error)
    return (
      <Notice role="note" title={`${host} does not list its chains now`}>
        <p>
          Those that are configured here are below. {error instanceof ApiError ? errorText(error)[1] : 'Try again.'}
        </p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </Notice>
    )
  return (
    <p role="status" className="pb-4 text-sm text-muted">
      {data
        ? `${host} lists ${grouped(data.length)} ${data.length === 1 ? 'chain' : 'chains'}.`
        : `Asking ${host} for its chains…`}
    </p>
  )
}
