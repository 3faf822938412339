import { allPagesState, isInstalled, storesAllPages } from '#/data/settings/allPages'
import { useStore } from '#/data/useStore'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Checkbox } from '#/ui/Checkbox'

const STATES = {
  loading: 'Storing all pages…',
  stored: 'All pages are stored',
  failed: 'Couldn’t store all pages. This is tried again with your next visit.',
} as const

/** Whether this browser stores the code of all pages, or only that of visited ones. */
export function OfflineSettings() {
  const isOn = useStore(storesAllPages) === true
  const state = useStore(allPagesState)
  return (
    <SettingsSection title="Offline">
      <p>The code of pages you visit is stored on this device, so that they open without a network.</p>
      <Checkbox
        type="checkbox"
        checked={isOn}
        disabled={isInstalled()}
        note={isInstalled() ? 'always on in the installed app' : 'downloads about 1 MB with each new version'}
        onChange={({ target }) => storesAllPages.set(target.checked)}
      >
        Store all pages
      </Checkbox>
      <p role="status" className="text-muted">
        {state && STATES[state]}
      </p>
    </SettingsSection>
  )
}
