import { type UrlRefusal, readExternalUrl } from '#/domain/externalUrl'
import { ExternalLink } from '#/ui/ExternalLink'
import { UntrustedText } from '#/ui/UntrustedText'

const refusals: Record<UrlRefusal, string> = {
  scheme: 'only http and https addresses are links here',
  hidden: 'not a link: it holds characters that a browser reads otherwise than people do',
  credentials: 'not a link: it holds a name or password, which hides the host',
  unreadable: 'not a link: no browser can read it',
  length: 'not a link: it is too long',
}

/** An address in the web that others wrote: a guarded link where it may be one, else a text with the reason why not. */
export function UntrustedUrl({ text }: { text: string }) {
  const read = readExternalUrl(text)
  if (typeof read !== 'string') return <ExternalLink address={read} written={text} />
  return (
    <span className="break-all" title={refusals[read]}>
      <UntrustedText text={text} max={300} />
      <span className="sr-only"> ({refusals[read]})</span>
    </span>
  )
}
