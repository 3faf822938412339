import { useState, useSyncExternalStore } from 'react'
import { isNewVersionReady, onNewVersion } from '#/shell/appVersion'
import { Button } from '#/ui/Button'

/** Says that a new version is ready, for its reader to choose when; nothing moves for it. */
export function NewVersion() {
  const ready = useSyncExternalStore(onNewVersion, isNewVersionReady)
  const [put, setPut] = useState(false)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex justify-center px-4 print:hidden"
    >
      {ready && !put && (
        <p className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border border-line-strong bg-raised px-4 py-2 text-ink shadow-sm">
          A new version is ready.
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button onClick={() => setPut(true)}>Later</Button>
        </p>
      )}
    </div>
  )
}
