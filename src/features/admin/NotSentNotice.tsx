import { useEffect, useRef } from 'react'
import type { Network } from '#/api/readNetworks'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { ErrorDetails } from './ErrorDetails'
import { FIELD_TEXT } from './fieldText'
import type { SendObstacle } from './outcome'
import { currentValueText } from './proposal'

/** Why a change was not sent; takes the focus from the button that was pressed. */
export function NotSentNotice({ obstacle, isEmpty }: { obstacle: SendObstacle; isEmpty: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none">
      <NotSentText obstacle={obstacle} isEmpty={isEmpty} />
    </div>
  )
}

function NotSentText({ obstacle, isEmpty }: { obstacle: SendObstacle; isEmpty: boolean }) {
  if (obstacle.kind === 'busy') {
    return (
      <Notice tone="bad" title="Not saved: another change to this network is being saved">
        <p>Its result will appear in the change log. Check it before you save another change.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'elsewhere') {
    return (
      <Notice tone="bad" title="Not saved: another tab is changing this network">
        <p>The network is loaded again when that tab has finished.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'free') {
    return (
      <Notice title="The other tab has finished">
        <p>No difference was found in the network. Review your change again before you save it.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'unchecked') {
    return (
      <Notice tone="bad" title="Not saved: couldn’t check the current values">
        <p>The network may have been changed meanwhile. Save without checking, or cancel and try later.</p>
        <ErrorDetails error={obstacle.error} />
      </Notice>
    )
  }
  const { now, fields } = obstacle
  return (
    <Notice tone="bad" title="Not saved: the network has changed since you started editing">
      {now && fields.length === 0 && <p>Its values were unknown before. They are now shown below.</p>}
      {!now && <p>Another tab has changed {fields.map((field) => FIELD_TEXT[field].label).join(', ')}.</p>}
      {now && fields.length > 0 && (
        <ul className="list-disc pl-5">
          {fields.map((field) => (
            <li key={field}>
              {FIELD_TEXT[field].label} is now <CurrentText network={now} field={field} />
            </li>
          ))}
        </ul>
      )}
      <p>{isEmpty ? 'Nothing to change: values already match.' : 'Review your change again before you save it.'}</p>
    </Notice>
  )
}

function CurrentText({ network, field }: { network: Network; field: Parameters<typeof currentValueText>[1] }) {
  const words = currentValueText(network, field)
  return words === null ? 'unknown' : <UntrustedText text={words} max={200} />
}
