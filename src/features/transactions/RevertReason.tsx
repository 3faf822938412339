import type { RevertReason as Reason } from '#/api/schemas/transaction'
import { hexToText } from '#/domain/hex'
import { DecodedCall } from '#/entity/DecodedCall'
import { HostileText } from '#/ui/HostileText'

/** More of a reason than this is in what the server sent. */
const longest = 400

/** Why a transaction was reverted: decoded where the server could, else the text that its bytes hold, else the bytes. */
export function RevertReason({ reason }: { reason: Reason }) {
  if (reason.form === 'decoded') return <DecodedCall decoded={reason.decoded} />
  // Some servers send the bytes as if they were the text.
  const given = reason.form === 'raw' ? reason.raw : reason.text
  if (given === '0x') return <span className="text-muted">it gave no reason</span>
  const text = given.startsWith('0x') ? hexToText(given) : given
  if (text) return <HostileText text={text} max={longest} />
  return (
    <span className="font-mono text-sm break-all">
      <HostileText text={given} max={longest} />
    </span>
  )
}
