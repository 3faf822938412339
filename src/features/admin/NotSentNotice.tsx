import { useEffect, useRef } from 'react'
import type { Network } from '#/api/readNetworks'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { ErrorDetails } from './ErrorDetails'
import { FIELD_TEXT } from './fieldText'
import type { SendObstacle } from './outcome'
import { currentValueText } from './proposal'

/** Why nothing was sent; takes the focus from the button that was pressed. */
export function NotSentNotice({ obstacle, empty }: { obstacle: SendObstacle; empty: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none">
      <NotSentText obstacle={obstacle} empty={empty} />
    </div>
  )
}

function NotSentText({ obstacle, empty }: { obstacle: SendObstacle; empty: boolean }) {
  if (obstacle.kind === 'busy') {
    return (
      <Notice tone="bad" title="Nothing was sent: a change to this network is on its way from this tab already">
        <p>What comes of it will stand in the journal. Go back, and look at it before you send another.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'elsewhere') {
    return (
      <Notice tone="bad" title="Nothing was sent: another tab of this browser is sending a change to this network">
        <p>When that is over, the network is read again here.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'free') {
    return (
      <Notice title="The other tab is done">
        <p>
          As far as the host can be read, the network is as it was when this change was made. Look at the change again
          before you send it.
        </p>
      </Notice>
    )
  }
  if (obstacle.kind === 'unchecked') {
    return (
      <Notice tone="bad" title="Nothing was sent: the network could not be read again before">
        <p>Whether somebody else has changed it meanwhile is not known. Send it unchecked, or go back and try later.</p>
        <ErrorDetails error={obstacle.error} />
      </Notice>
    )
  }
  const { now, fields } = obstacle
  return (
    <Notice tone="bad" title="Nothing was sent: the network is not as it was when this change was made">
      {now && fields.length === 0 && <p>Its values could not be read before. They can now, and stand below.</p>}
      {!now && (
        <p>Another tab has sent a change to it, of {fields.map((field) => FIELD_TEXT[field].label).join(', ')}.</p>
      )}
      {now && fields.length > 0 && (
        <ul className="list-disc pl-5">
          {fields.map((field) => (
            <li key={field}>
              {FIELD_TEXT[field].label} is now <CurrentText network={now} field={field} />.
            </li>
          ))}
        </ul>
      )}
      <p>{empty ? 'All that was to be changed is so already.' : 'Look at the change again before you send it.'}</p>
    </Notice>
  )
}

function CurrentText({ network, field }: { network: Network; field: Parameters<typeof currentValueText>[1] }) {
  const words = currentValueText(network, field)
  return words === null ? 'not told' : <UntrustedText text={words} max={200} />
}
