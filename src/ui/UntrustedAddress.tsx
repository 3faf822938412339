import { type AddressRefusal, readExternalAddress } from '#/domain/externalAddress'
import { ExternalLink } from '#/ui/ExternalLink'
import { HostileText } from '#/ui/HostileText'

const refusals: Record<AddressRefusal, string> = {
  scheme: 'only http and https addresses are links here',
  hidden: 'not a link: it holds characters that a browser reads otherwise than people do',
  credentials: 'not a link: it holds a name or password, which hides the host',
  unreadable: 'not a link: no browser can read it',
  length: 'not a link: it is too long',
}

/** An address in the web that others wrote: a guarded link where it may be one, else a text with the reason why not. */
export function UntrustedAddress({ text }: { text: string }) {
  const read = readExternalAddress(text)
  if (typeof read !== 'string') return <ExternalLink address={read} written={text} />
  return (
    <span className="break-all" title={refusals[read]}>
      <HostileText text={text} max={300} />
      <span className="sr-only"> ({refusals[read]})</span>
    </span>
  )
}
