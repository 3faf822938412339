import { useState } from 'react'
import { exactTime } from '#/domain/text/time'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { FIELD_TEXT } from './fieldText'
import { useStore } from '#/data/useStore'

/** Changes whose review page was left while they were being sent: pending, then their outcome. */
export function LateOutcomeNotice() {
  const { sending, journal } = useAdministration().sender
  const pending = useStore(sending)
  const entries = useStore(journal)
  const [late] = useState(() => ({ chainIds: [...sending.get()], since: entries.length }))
  return (
    <div role="status" className="stack-2 empty:hidden">
      {late.chainIds.map((chainId) => {
        const finished = entries.slice(late.since).find((entry) => entry.chainId === chainId)
        if (pending.has(chainId) && !finished) {
          return <Notice key={chainId} title={`A change to network ${chainId} is being saved`} />
        }
        return (
          finished && (
            <Notice
              key={chainId}
              tone={finished.result === 'saved' ? 'plain' : 'bad'}
              title={`The change to network ${chainId} is finished`}
            >
              <p className="break-words">
                <UntrustedText text={[...finished.lines, finished.outcome].join('; ')} max={1000} />
              </p>
            </Notice>
          )
        )
      })}
    </div>
  )
}

/** Another tab has changed this network; shown until dismissed or until this tab sends a change. */
export function OtherTabNotice({ chainId }: { chainId: string }) {
  const { tabs } = useAdministration().sender
  const elsewhere = useStore(tabs.sent)[chainId]
  return (
    <div role="alert" className="mt-2 empty:hidden">
      {elsewhere && (
        <Notice tone="bad" title="Another tab has changed this network">
          <p className="text-muted">
            {elsewhere.fields.map((field) => FIELD_TEXT[field].label).join(', ')}, at{' '}
            {exactTime(new Date(elsewhere.at))}. The current values were loaded again, if available.
          </p>
          <Button onClick={() => tabs.dismiss(chainId)}>Dismiss</Button>
        </Notice>
      )}
    </div>
  )
}
