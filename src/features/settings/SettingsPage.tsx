import { lazy, useState } from 'react'
import { type Config, proUrlOf } from '#/data/config/config'
import { isSameOrigin } from '#/data/settings/apiKey'
import { canStoreApp } from '#/data/settings/allPages'
import { setSingleKeys, areSingleKeysOn } from '#/data/settings/singleKeys'
import type { Connection } from '#/data/sources/dataSource'
import { paths } from '#/domain/links/paths'
import { AbiSettings } from '#/features/settings/AbiSettings'
import { AddedChains } from '#/features/settings/AddedChains'
import { AddressSetSettings } from '#/features/settings/AddressSetSettings'
import { ApiKeyForm } from '#/features/settings/ApiKeyForm'
import DisplaySettings from '#/features/settings/DisplaySettings'
import { MediaSettings } from '#/features/settings/MediaSettings'
import { SavedFilterSettings } from '#/features/settings/SavedFilterSettings'
import { OfflineSettings } from '#/features/settings/OfflineSettings'
import { ScamSettings } from '#/features/settings/ScamSettings'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Checkbox } from '#/ui/Checkbox'
import { LazyPanel } from '#/ui/LazyPanel'
import { PageMeta } from '#/ui/PageMeta'

const LabelSettings = lazy(() => import('#/features/settings/LabelSettings'))
const LocalData = lazy(() => import('#/features/settings/LocalData'))

/** The multichain APIs that take a key of the user, each with a chain to test it with. */
function apisWithKey({ proUrl, chains }: Config): Map<string, string> {
  const served = chains.flatMap((chain) => {
    const url = proUrlOf({ proUrl }, chain)
    return url === undefined ? [] : [[url, chain.id] as const]
  })
  const main = [proUrl, chains[0]?.id] as const
  // Later entries replace earlier ones: the first chain of each API stays.
  return new Map(
    [main, ...served.toReversed()].flatMap(([url, id]) => (url && id && !isSameOrigin(url) ? [[url, id]] : [])),
  )
}

/** The settings of this browser. */
export function SettingsPage({ connection }: { connection: Connection }) {
  const apis = apisWithKey(connection.config)
  const { mediaProxy } = connection.config
  return (
    <div>
      <PageMeta title="Settings" />
      <h1 className="py-5 text-xl font-semibold md:text-2xl">Settings</h1>
      <div className="panel">
        <SettingsSection title="API key">
          {apis.size === 0 && (
            <p className="text-muted">
              {connection.config.proUrl
                ? 'Not needed: this site adds the API key for you.'
                : 'No configured API uses an API key.'}
            </p>
          )}
          {[...apis].map(([url, chain]) => (
            <ApiKeyForm key={url} connection={connection} proUrl={url} chain={chain} />
          ))}
          <p>
            <a href={paths.apiStatus()} className="underline">
              API status
            </a>
            : data sources, requests, credits and rate limits
          </p>
        </SettingsSection>
        <SettingsSection title="Appearance">
          <DisplaySettings />
        </SettingsSection>
        <AddedChains config={connection.config} />
        <ScamSettings />
        <MediaSettings proxied={mediaProxy !== null} />
        <KeyboardSettings />
        <LazyPanel fallback={<SettingsSection title="Private labels">Loading…</SettingsSection>}>
          <LabelSettings />
        </LazyPanel>
        <AddressSetSettings />
        <SavedFilterSettings config={connection.config} />
        <AbiSettings />
        {connection.config.offline && canStoreApp() && <OfflineSettings />}
        <LazyPanel fallback={<SettingsSection title="Local data">Loading…</SettingsSection>}>
          <LocalData />
        </LazyPanel>
      </div>
    </div>
  )
}

/** Turns single-key shortcuts on and off. */
function KeyboardSettings() {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <SettingsSection title="Keyboard shortcuts">
      <Checkbox
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked)
          setIsOn(target.checked)
        }}
      >
        Single-key shortcuts
      </Checkbox>
      <p className="text-muted">
        <kbd className="font-mono">/</kbd> search, <kbd className="font-mono">C</kbd> switch chain,{' '}
        <kbd className="font-mono">?</kbd> all shortcuts. Ctrl K or ⌘ K always opens search.
      </p>
    </SettingsSection>
  )
}
