import { useState } from 'react'
import type { Brand } from '#/data/config/configSchema'
import { storedValue } from '#/data/persistence/storedValue'
import { OperatorLink } from '#/shell/OperatorLink'
import { Button } from '#/ui/Button'

/** The text of the notice that the user dismissed last. */
const dismissed = storedValue('astrolabe.notice', (stored) => (typeof stored === 'string' ? stored : ''))

/** The operator's notice above every page, until the user dismisses it. */
export function SiteNotice({ notice: { text, url } }: { notice: NonNullable<Brand['notice']> }) {
  const [isHidden, setHidden] = useState(() => dismissed.get() === text)
  if (isHidden) return null
  const dismiss = () => {
    dismissed.set(text)
    setHidden(true)
  }
  return (
    <aside aria-label="Notice" className="border-b border-line bg-warn-soft print:hidden">
      <div className="mx-auto flex max-w-[90rem] items-center gap-x-4 px-4 py-1">
        <p className="min-w-0 grow wrap-anywhere">{url ? <OperatorLink label={text} url={url} /> : text}</p>
        <Button onClick={dismiss}>Dismiss</Button>
      </div>
    </aside>
  )
}
