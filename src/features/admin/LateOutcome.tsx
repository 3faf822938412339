import { useState } from 'react'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { useAdministration } from './administration'
import { useStore } from './store'

/** Tells of changes that were on their way already as this page was opened, because the page of their review was left. */
export function LateOutcome() {
  const { sending, journal } = useAdministration().sender
  const onTheirWay = useStore(sending)
  const entries = useStore(journal)
  const [late] = useState(() => ({ chainIds: [...sending.get()], since: entries.length }))
  return (
    <div role="status" className="stack-2 empty:hidden">
      {late.chainIds.map((chainId) => {
        const over = entries.slice(late.since).find((entry) => entry.chainId === chainId)
        if (onTheirWay.has(chainId) && !over) {
          return <Notice key={chainId} title={`A change to network ${chainId} is on its way`} />
        }
        return (
          over && (
            <Notice
              key={chainId}
              tone={over.result === 'changed' ? 'plain' : 'bad'}
              title={`The change to network ${chainId} is over`}
            >
              <p className="break-words">
                <UntrustedText text={[...over.lines, over.outcome].join('; ')} max={1000} />
              </p>
            </Notice>
          )
        )
      })}
    </div>
  )
}
