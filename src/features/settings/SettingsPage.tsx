import type { Connection } from '#/data/connection'
import { isSameOrigin } from '#/data/credentials'
import { KeptData } from '#/features/settings/KeptData'
import { KeyForm } from '#/features/settings/KeyForm'
import { MediaChoices } from '#/features/settings/MediaChoices'
import { paths } from '#/domain/paths'
import { PageMeta } from '#/ui/PageMeta'

/** What the reader may set: the key of the multichain API, and where to see what it is used for. */
export function SettingsPage({ connection }: { connection: Connection }) {
  const { proUrl, mediaProxy } = connection.config
  return (
    <div className="max-w-2xl">
      <PageMeta title="Settings" />
      <h1 className="py-5 text-xl font-semibold">Settings</h1>
      <h2 className="mb-2 text-lg font-medium">API key</h2>
      {!proUrl ? (
        <p className="text-muted">This explorer reads no API that takes a key.</p>
      ) : isSameOrigin(proUrl) ? (
        <p className="text-muted">None is needed: this explorer’s own server adds the key.</p>
      ) : (
        <KeyForm connection={connection} proUrl={proUrl} />
      )}
      <p className="pt-6">
        <a href={paths.apiStatus()} className="underline">
          API status
        </a>
        : which chain is read from where, calls, credits and limits.
      </p>
      <MediaChoices proxied={mediaProxy !== null} />
      <KeptData />
    </div>
  )
}
