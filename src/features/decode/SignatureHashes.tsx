import { readSignature } from '#/contracts/signatures'
import { TextField } from '#/ui/Field'
import { DetailRows } from '#/ui/DetailRows'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

interface SignatureHashesProps {
  signature: string
  onChange: (signature: string) => void
}

/** Selector and topic of the signature of a function, event or error. */
export function SignatureHashes({ signature, onChange }: SignatureHashesProps) {
  const read = signature.trim() === '' ? null : readSignature(signature)
  return (
    <div className="stack-3">
      <TextField
        label="Signature"
        value={signature}
        placeholder="transfer(address to, uint256 value)"
        error={
          signature.trim() !== '' && read === null ? 'Enter a name with types, such as transfer(address,uint256)' : null
        }
        onText={onChange}
        className="w-full font-mono text-sm"
      />
      {read && (
        <DetailRows
          facts={[
            {
              label: 'Signature',
              hint: 'Name and types only: what the hash is computed from.',
              value: <Copyable text={read.canonical} what="signature" />,
            },
            {
              label: 'Selector',
              hint: 'First 4 bytes of the hash: functions and errors.',
              value: <Copyable text={read.selector} what="selector" />,
            },
            {
              label: 'Topic',
              hint: 'The whole hash: topic 0 of events.',
              value: <Copyable text={read.topic} what="topic" />,
            },
          ]}
        />
      )}
    </div>
  )
}

function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <span className="font-mono text-sm break-all">
      <UntrustedText text={text} max={2000} /> <CopyButton text={text} what={what} />
    </span>
  )
}
