import type { UrlDoubt, ExternalUrl } from '#/domain/links/externalUrl'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'
import { Dialog } from '#/ui/Dialog'

const WARNINGS: Record<UrlDoubt, string> = {
  unencrypted: 'Not encrypted (http): others on the network can read and change the page.',
  // Word joiners keep a line from breaking within "xn--".
  punycode:
    'The name has letters beyond a to z and may imitate another site. Its real name begins with “xn-\u2060-\u2060”.',
  number: 'The host is an IP address instead of a name: its owner is unknown.',
  program: 'The page can run scripts of its author.',
  'own-network': 'The link opens a device in your own network, not a website.',
}

interface LeaveDialogProps {
  url: ExternalUrl
  written: string
  onClose: () => void
}

/** Asks for confirmation, with the host and known risks, before an untrusted link opens. */
export default function LeaveDialog({ url: { href, host, doubts }, written, onClose }: LeaveDialogProps) {
  return (
    <Dialog title="Open external link?" onClose={onClose}>
      <p>This link comes from the chain or from an NFT’s author and has not been checked. It opens</p>
      <p className="rounded-sm bg-sunken p-3 font-mono text-lg font-semibold break-all">
        <bdi>{host}</bdi>
      </p>
      {doubts.length > 0 && (
        <ul className="stack-1 text-warn">
          {doubts.map((doubt) => (
            <li key={doubt}>
              <span aria-hidden className="icon icon-warning" />
              {WARNINGS[doubt]}
            </li>
          ))}
        </ul>
      )}
      <p className="break-all text-muted">
        <UntrustedText text={written.trim()} max={2048} /> <CopyButton text={href} what="URL" />
      </p>
      <p>Never enter your seed phrase or private key there.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
          data-external
          onClick={onClose}
          className="inline-flex min-h-11 items-center break-all underline md:min-h-8"
        >
          Open {host}
        </a>
      </div>
    </Dialog>
  )
}
