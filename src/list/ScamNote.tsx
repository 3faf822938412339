import { useRouteContext } from '@tanstack/react-router'
import { refusesHeaders, WITH_SCAM } from '#/api/optionalHeaders'
import { type ResourceName, RESOURCES } from '#/api/resources'
import { showsScam } from '#/data/settings/scamTokens'
import { useStore } from '#/data/useStore'
import { paths } from '#/domain/links/paths'

interface ScamNoteProps {
  resource: ResourceName
  /** The root URL of the API that it is loaded from; none for several. */
  source?: string
}

/** Says that a list holds what the API flags as scam, and where to hide it; nothing unless it was chosen in Settings. */
export function ScamNote({ resource, source }: ScamNoteProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const isOn = useStore(showsScam)
  if (!isOn || !RESOURCES[resource].hidesScam) return null
  const what = resource === 'smartContracts' ? 'Contracts' : 'Tokens'
  const settings = (
    <a href={paths.settings()} className="underline">
      Settings
    </a>
  )
  return (
    <p className="py-1 text-sm text-muted">
      {source !== undefined && refusesHeaders(WITH_SCAM, client.notes, source) ? (
        <>
          {what} flagged as scam may be missing: the API refuses the request for them. Change this in {settings}.
        </>
      ) : (
        <>
          {what} flagged as scam are shown. Hide them in {settings}.
        </>
      )}
    </p>
  )
}
