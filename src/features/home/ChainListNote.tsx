import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Fetch } from '#/api/transport'
import type { Connection } from '#/data/sources/connection'
import { chainListQuery } from '#/data/config/directoryChains'
import { counted } from '#/domain/numberFormat'
import { errorText } from '#/entity/errorText'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** The number of chains that the multichain API lists, or why the list could not be loaded. */
export function ChainListNote({ connection }: { connection: Connection & { fetch: Fetch } }) {
  const { data, error } = useQuery(chainListQuery(connection))
  const { proUrl = '' } = connection.config
  const { host } = new URL(proUrl, location.origin)
  if (error)
    return (
      <Notice role="note" title={`Couldn’t load the chain list from ${host}`}>
        <p>Only configured chains are shown. {error instanceof ApiError ? errorText(error)[1] : ''}</p>
        <Button onClick={() => location.reload()}>Reload page</Button>
      </Notice>
    )
  return (
    <p role="status" className="pb-4 text-sm text-muted">
      {data ? `${counted(data.length, 'chain', 'chains')} from ${host}` : `Loading chains from ${host}…`}
    </p>
  )
}
