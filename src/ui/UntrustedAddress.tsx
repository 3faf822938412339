import { HostileText } from '#/ui/HostileText'

/** An address in the web that others wrote: to be read, never a link; its host first, as that tells where it would lead. */
export function UntrustedAddress({ text }: { text: string }) {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  return (
    <span className="break-all">
      {url?.host && (
        <span className="mr-2 font-medium">
          <HostileText text={url.host} max={100} />
        </span>
      )}
      <span className={url?.host ? 'text-muted' : undefined}>
        <HostileText text={text} max={300} />
      </span>
    </span>
  )
}
