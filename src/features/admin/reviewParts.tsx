import { Fragment, useEffect, useRef } from 'react'
import type { Network } from '#/api/readNetworks'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { useAdministration } from './administration'
import { FailureDetails } from './FailureDetails'
import { FIELD_LOOKS } from './fields'
import type { Halt } from './outcome'
import { hidesSecrets, knownWords, type Proposal, shownBody } from './proposal'

/** Says why nothing was sent, and what is so now; it takes the focus from the button that was pressed. */
export function HaltNotice({ halt, empty }: { halt: Halt; empty: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="alert" className="outline-none">
      <HaltWords halt={halt} empty={empty} />
    </div>
  )
}

function HaltWords({ halt, empty }: { halt: Halt; empty: boolean }) {
  if (halt.kind === 'busy') {
    return (
      <Notice tone="bad" title="Nothing was sent: a change to this network is on its way from this tab already">
        <p>What comes of it will stand in the journal. Go back, and look at it before you send another.</p>
      </Notice>
    )
  }
  if (halt.kind === 'elsewhere') {
    return (
      <Notice tone="bad" title="Nothing was sent: another tab of this browser is sending a change to this network">
        <p>When that is over, the network is read again here.</p>
      </Notice>
    )
  }
  if (halt.kind === 'free') {
    return (
      <Notice title="The other tab is done">
        <p>
          As far as the host can be read, the network is as it was when this change was made. Look at the change again
          before you send it.
        </p>
      </Notice>
    )
  }
  if (halt.kind === 'unchecked') {
    return (
      <Notice tone="bad" title="Nothing was sent: the network could not be read again before">
        <p>Whether somebody else has changed it meanwhile is not known. Send it unchecked, or go back and try later.</p>
        <FailureDetails error={halt.error} />
      </Notice>
    )
  }
  const { now, fields } = halt
  return (
    <Notice tone="bad" title="Nothing was sent: the network is not as it was when this change was made">
      {now && fields.length === 0 && <p>Its values could not be read before. They can now, and stand below.</p>}
      {!now && (
        <p>Another tab has sent a change to it, of {fields.map((field) => FIELD_LOOKS[field].label).join(', ')}.</p>
      )}
      {now && fields.length > 0 && (
        <ul className="list-disc pl-5">
          {fields.map((field) => (
            <li key={field}>
              {FIELD_LOOKS[field].label} is now <NowWords network={now} field={field} />.
            </li>
          ))}
        </ul>
      )}
      <p>{empty ? 'All that was to be changed is so already.' : 'Look at the change again before you send it.'}</p>
    </Notice>
  )
}

function NowWords({ network, field }: { network: Network; field: Parameters<typeof knownWords>[1] }) {
  const words = knownWords(network, field)
  return words === null ? 'not told' : <UntrustedText text={words} max={200} />
}

interface DemandProps {
  name: string
  typed: string
  onType: (text: string) => void
  onEnter: () => void
}

/** Asks for the network's name, so that nobody takes a network down by a slip of the hand. */
export function Demand({ name, typed, onType, onEnter }: DemandProps) {
  return (
    <label className="block border-l-2 border-bad py-1 pl-4">
      <span className="mb-1 block">
        This can take a live network down. Type <strong className="font-semibold select-all">{name}</strong> to go on.
      </span>
      <input
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
        autoComplete="off"
        spellCheck={false}
        className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3 md:h-9"
      />
    </label>
  )
}

/** The request as it would be sent; what is hidden of it is said. */
export function TheRequest({ proposal }: { proposal: Proposal }) {
  const { fieldNames, meritsUrl } = useAdministration()
  return (
    <details open>
      <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">
        The request to the letter{hidesSecrets(proposal, fieldNames) && ', but for the secrets, which are hidden'}
      </summary>
      <pre
        // A box that scrolls is reached by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Request"
        role="group"
        className="max-h-60 overflow-auto bg-sunken p-3 font-mono text-sm break-all whitespace-pre-wrap"
      >
        {`PATCH ${meritsUrl}/admin/api/v1/networks/${proposal.chainId}\n\n`}
        <HostileLines text={shownBody(proposal, fieldNames)} />
      </pre>
    </details>
  )
}

/** A text of several lines that may hold what others wrote. */
function HostileLines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    // Lines have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      <UntrustedText text={line} max={20_000} />
      {'\n'}
    </Fragment>
  ))
}
