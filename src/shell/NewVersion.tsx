import { type ReactNode, useState } from 'react'
import { useStore } from '#/data/useStore'
import { isNewVersionReady } from '#/shell/appVersion'
import { Button } from '#/ui/Button'

/** Offers to reload when a new version of the app is ready. */
export default function NewVersion(): ReactNode {
  const ready = useStore(isNewVersionReady)
  const [dismissed, setDismissed] = useState(false)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex justify-center px-4 print:hidden"
    >
      {ready && !dismissed && (
        <p className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border border-line-strong bg-raised px-4 py-2 text-ink shadow-sm">
          New version available
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button onClick={() => setDismissed(true)}>Dismiss</Button>
        </p>
      )}
    </div>
  )
}
