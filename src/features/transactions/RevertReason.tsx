import type { RevertReason as Reason } from '#/api/schemas/transaction'
import { hexToText } from '#/domain/hex'
import { DecodedCall } from '#/entity/DecodedCall'
import { HostileText } from '#/ui/HostileText'

/** Why a transaction was reverted: decoded where the server could, else the text that its bytes hold, else the bytes. */
export function RevertReason({ reason }: { reason: Reason }) {
  switch (reason.form) {
    case 'decoded':
      return <DecodedCall decoded={reason.decoded} />
    case 'text':
      return <HostileText text={reason.text} max={400} />
    case 'raw': {
      const text = hexToText(reason.raw)
      return text ? (
        <HostileText text={text} max={400} />
      ) : (
        <span className="font-mono text-sm break-all">
          <HostileText text={reason.raw} max={400} />
        </span>
      )
    }
  }
}
