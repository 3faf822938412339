import { type UrlRefusal, readExternalUrl } from '#/domain/links/externalUrl'
import { ExternalLink } from '#/ui/ExternalLink'
import { UntrustedText } from '#/ui/UntrustedText'

const REASONS: Record<UrlRefusal, string> = {
  scheme: 'Not a link: only http and https URLs are linked',
  hidden: 'Not a link: the URL contains misleading characters',
  credentials: 'Not a link: the URL contains a user name or password that hides its host',
  unreadable: 'Not a link: invalid URL',
  length: 'Not a link: the URL is too long',
}

/** A URL written by others: a link that opens after confirmation, or plain text with the reason why it is no link. */
export function UntrustedUrl({ text }: { text: string }) {
  const url = readExternalUrl(text)
  if (typeof url !== 'string') return <ExternalLink url={url} written={text} />
  return (
    <span className="break-all" title={REASONS[url]}>
      <UntrustedText text={text} max={300} />
      <span className="sr-only"> ({REASONS[url]})</span>
    </span>
  )
}
