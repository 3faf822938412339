import { lazy, type ReactNode } from 'react'
import type { DecodedInput } from '#/api/schemas/decodedInput'
import type { RevertReason as Reason } from '#/api/schemas/transaction'
import { revertWords } from '#/domain/transactions/revertReason'
import { DecodedBy } from '#/entity/decoding/DecodedBy'
import { LazyDecodings } from '#/entity/decoding/LazyDecodings'
import { LazyPanel } from '#/ui/LazyPanel'
import { Skeleton } from '#/ui/Skeleton'
import { UntrustedText } from '#/ui/UntrustedText'

/** Lazy: most errors are a message. */
const DecodedCall = lazy(async () => ({ default: (await import('#/entity/DecodedCall')).DecodedCall }))

/** Characters shown; the rest is in the raw API response. */
const MAX_REASON_LENGTH = 400

interface RevertReasonProps {
  reason: Reason
  /** The contract that was called, whose ABI may have the error. */
  to: string | null
}

/** A revert reason: the message or the meaning of a Solidity panic code, else the error with its arguments, else the bytes. */
export function RevertReason({ reason, to }: RevertReasonProps): ReactNode {
  const revert = revertWords(reason)
  switch (revert.kind) {
    case 'none':
      return <span className="text-muted">none given</span>
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
      if (reason.form === 'decoded') {
        return (
          <>
            <LazyPanel fallback={<DecodedRoom {...reason.decoded} />}>
              <DecodedCall decoded={reason.decoded} />
            </LazyPanel>
            <DecodedBy source={{ kind: 'api' }} />
          </>
        )
      }
      return <UntrustedText text={revert.name} max={MAX_REASON_LENGTH} />
    case 'bytes':
      return (
        <>
          <p className="text-muted">Custom error:</p>
          <p className="font-mono text-sm break-all">
            <UntrustedText text={revert.hex} max={MAX_REASON_LENGTH} />
          </p>
          <LazyDecodings encoded={{ kind: 'revert', data: revert.hex }} address={to} />
        </>
      )
  }
}

/** The room of a decoded error while its code loads. */
function DecodedRoom({ method_call, parameters }: DecodedInput) {
  return (
    <>
      <p className="font-mono text-sm break-words">
        <UntrustedText text={method_call ?? ''} max={MAX_REASON_LENGTH} />
      </p>
      <div className="mt-1 text-sm">
        {parameters?.map(({ name }) => (
          <div key={name} className="grid gap-x-3 py-1 md:grid-cols-[13rem_1fr]">
            <div>
              <Skeleton className="w-24" />
            </div>
            <div>
              <Skeleton className="w-48" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
