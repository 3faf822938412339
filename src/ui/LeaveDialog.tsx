import type { UrlDoubt, ExternalUrl } from '#/domain/externalUrl'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'
import { Dialog } from '#/ui/Dialog'

const doubts: Record<UrlDoubt, string> = {
  unencrypted: 'The connection is not encrypted: anyone on the way can read and change what is shown.',
  punycode:
    // No line ends inside of the quotes.
    'Its name is written in letters beyond a to z, which may look like another name. “xn-\u2060-\u2060…” is what it is really called.',
  number: 'It is a bare number instead of a name: nobody can tell whose it is.',
  program: 'It is a page or a drawing that can run programs of its author, which this explorer never lets it do.',
  'own-network': 'It leads into your own network or device, not into the web.',
}

interface LeaveDialogProps {
  address: ExternalUrl
  written: string
  onClose: () => void
}

/** Says where a link that others wrote leads before it is opened. */
export default function LeaveDialog({ address: { href, host, doubts: found }, written, onClose }: LeaveDialogProps) {
  return (
    <Dialog title="Leave the explorer?" onClose={onClose}>
      <p>
        This link was written on the chain or by an NFT’s author, not by this explorer. Nobody has checked it. It leads
        to
      </p>
      <p className="rounded-sm bg-sunken p-3 font-mono text-lg font-semibold break-all">
        <bdi>{host}</bdi>
      </p>
      {found.length > 0 && (
        <ul className="stack-1 text-warn">
          {found.map((doubt) => (
            <li key={doubt}>
              <span aria-hidden>⚠ </span>
              {doubts[doubt]}
            </li>
          ))}
        </ul>
      )}
      <p className="break-all text-muted">
        <UntrustedText text={written.trim()} max={2048} /> <CopyButton text={href} what="the address" />
      </p>
      <p>Never enter a recovery phrase or a private key there, whatever it says.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onClose}>Stay here</Button>
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
