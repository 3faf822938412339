import type { Config } from '#/data/config/config'
import { proUrlOf } from '#/data/config/servers'
import type { Connection } from '#/data/sources/connection'
import { isSameOrigin } from '#/data/settings/credentials'
import { AddedChains } from '#/features/settings/AddedChains'
import DisplayChoices from '#/features/settings/DisplayChoices'
import { KeptData } from '#/features/settings/KeptData'
import { KeyboardChoice } from '#/features/settings/KeyboardChoice'
import { KeyForm } from '#/features/settings/KeyForm'
import { LabelsKept } from '#/features/settings/LabelsKept'
import { MediaChoices } from '#/features/settings/MediaChoices'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { paths } from '#/domain/paths'
import { PageMeta } from '#/ui/PageMeta'

/** The multichain APIs that take a reader's key, each with a chain to test it with. */
function keyedServers({ proUrl, chains }: Config): Map<string, string> {
  const served = chains.flatMap((chain) => {
    const url = proUrlOf({ proUrl }, chain)
    return url === undefined ? [] : [[url, chain.id] as const]
  })
  const anyone = [proUrl, chains[0]?.id] as const
  // The first that is named stands.
  return new Map(
    [anyone, ...served.toReversed()].flatMap(([url, id]) => (url && id && !isSameOrigin(url) ? [[url, id]] : [])),
  )
}

/** What the reader may set: the key of the multichain API, and where to see what it is used for. */
export function SettingsPage({ connection }: { connection: Connection }) {
  const servers = keyedServers(connection.config)
  const { mediaProxy } = connection.config
  return (
    <div>
      <PageMeta title="Settings" />
      <h1 className="py-5 text-xl font-semibold">Settings</h1>
      <SettingsSection about="API key">
        {servers.size === 0 && (
          <p className="text-muted">
            {connection.config.proUrl
              ? 'None is needed: this explorer’s own server adds the key.'
              : 'This explorer reads no API that takes a key.'}
          </p>
        )}
        {[...servers].map(([url, chain]) => (
          <KeyForm key={url} connection={connection} proUrl={url} chain={chain} />
        ))}
        <p>
          <a href={paths.apiStatus()} className="underline">
            API status
          </a>
          : which chain is read from where, calls, credits and limits.
        </p>
      </SettingsSection>
      <SettingsSection about="Display">
        <DisplayChoices />
      </SettingsSection>
      <AddedChains config={connection.config} />
      <MediaChoices proxied={mediaProxy !== null} />
      <KeyboardChoice />
      <LabelsKept />
      <KeptData />
    </div>
  )
}
