import type { ReactNode } from 'react'
import type { RevertReason as Reason } from '#/api/schemas/transaction'
import { revertWords } from '#/domain/revertReason'
import { DecodedCall } from '#/entity/DecodedCall'
import { UntrustedText } from '#/ui/UntrustedText'

/** Characters shown; the rest is in the raw API response. */
const MAX_REASON_LENGTH = 400

/** Why a transaction was reverted: the message or Solidity's panic code in words, else the error with its arguments, else the bytes. */
export function RevertReason({ reason }: { reason: Reason }): ReactNode {
  const revert = revertWords(reason)
  switch (revert.kind) {
    case 'none':
      return <span className="text-muted">it gave no reason</span>
    case 'message':
      return <UntrustedText text={revert.text} max={MAX_REASON_LENGTH} />
    case 'panic': {
      const code = `Panic(0x${revert.code.toString(16).padStart(2, '0')})`
      return revert.words === null ? (
        code
      ) : (
        <>
          {revert.words} <span className="text-muted">{code}</span>
        </>
      )
    }
    case 'error':
      if (reason.form === 'decoded') return <DecodedCall decoded={reason.decoded} />
      return <UntrustedText text={revert.name} max={MAX_REASON_LENGTH} />
    case 'bytes':
      return (
        <>
          <p className="text-muted">an error that nobody here can decode:</p>
          <p className="font-mono text-sm break-all">
            <UntrustedText text={revert.hex} max={MAX_REASON_LENGTH} />
          </p>
        </>
      )
  }
}
