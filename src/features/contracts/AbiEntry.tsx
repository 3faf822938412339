import type { AbiListing } from '#/features/contracts/abiListing'
import type { NatSpec } from '#/features/contracts/source/natSpec'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** Characters of a signature that are shown. */
const MAX_SIGNATURE_LENGTH = 2_000
/** Characters of a comment that are shown. */
const MAX_COMMENT_LENGTH = 1_000

interface AbiEntryProps {
  entry: AbiListing
  /** Its comment in the source, if there is one. */
  doc: NatSpec | undefined
}

/** An entry of an ABI: its signature and comment, and its selector or topic with a copy button. */
export function AbiEntry({ entry: { text, selector, kind }, doc }: AbiEntryProps) {
  return (
    <li className="grid gap-x-6 py-1.5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <code className="font-mono text-sm wrap-anywhere">
          <UntrustedText text={text.replace(/^(?:function|event|error) /, '')} max={MAX_SIGNATURE_LENGTH} />
        </code>
        {doc && <Comment doc={doc} />}
      </div>
      {selector && (
        <span className="font-mono text-sm break-all text-muted lg:max-w-[24rem]">
          <span className="sr-only">{kind === 'event' ? 'Topic' : 'Selector'} </span>
          {selector}
          <CopyButton text={selector} what={kind === 'event' ? 'topic' : 'selector'} />
        </span>
      )}
    </li>
  )
}

function Comment({ doc: { text, details } }: { doc: NatSpec }) {
  return (
    <div className="max-w-[80ch] text-sm text-muted">
      {text && (
        <p>
          <UntrustedText text={text} max={MAX_COMMENT_LENGTH} />
        </p>
      )}
      {details.map((detail, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- a parameter may be described twice
        <p key={position}>
          <code className="font-mono">
            <UntrustedText text={detail.name} />
          </code>
          : <UntrustedText text={detail.text} max={MAX_COMMENT_LENGTH} />
        </p>
      ))}
    </div>
  )
}
