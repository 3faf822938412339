import { useState } from 'react'
import type { Token } from '#/api/schemas/token'
import { useChain } from '#/data/sources/useChain'
import { type DecodedNode, momentOf, mostOf } from '#/domain/decodedTree'
import { isAddressHash } from '#/domain/hash'
import { hexSize, hexToText } from '#/domain/hex'
import { grouped } from '#/domain/numberFormat'
import { exactTime } from '#/domain/time'
import { FullAddressLink } from '#/entity/AddressLink'
import { TokenAmount } from '#/entity/TokenAmount'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** Characters shown before "Show all". */
const INITIAL_LENGTH = 400
/** Characters shown at most; the full value is in the input data. */
const MAX_LENGTH = 20_000

/** A decoded value by its type: a link to an address, a number with its meaning, bytes, or untrusted text. */
export function DecodedText({ node: { name, type, text }, token = null }: { node: DecodedNode; token?: Token | null }) {
  const { chain } = useChain()
  if (text === null) return <MissingValue />
  if (text === '') return <span className="text-muted">empty</span>
  if (isAddressHash(text) && (type === null || type.startsWith('address'))) {
    return <FullAddressLink chain={chain.id} hash={text} />
  }
  const note = noteOn(name, type, text)
  return (
    <span className="font-mono break-all">
      <LongText text={text} />
      {token?.decimals != null && /^\d{1,78}$/.test(text) && (
        <span className="ml-2 font-sans text-muted">
          <TokenAmount value={BigInt(text)} token={token} symbol={token.symbol} />
        </span>
      )}
      {note && <span className="ml-2 font-sans break-words text-muted">{note}</span>}
    </span>
  )
}

/** The meaning of a value, shown next to it. */
function noteOn(name: string | null, type: string | null, text: string) {
  const most = mostOf(type)
  if (most !== null && text === String(most)) return `max ${type}`
  const moment = momentOf(name, text)
  if (moment) return exactTime(moment)
  if (!type?.startsWith('bytes')) return null
  const words = text.length <= MAX_LENGTH ? hexToText(text) : null
  if (words !== null && words.trim().length > 3) {
    return (
      <>
        as text: <UntrustedText text={words} max={INITIAL_LENGTH} />
      </>
    )
  }
  const size = hexSize(text)
  return size !== null && size > 32 ? `${grouped(size)} bytes` : null
}

function LongText({ text }: { text: string }) {
  const [all, setAll] = useState(false)
  if (text.length <= INITIAL_LENGTH) return <UntrustedText text={text} max={INITIAL_LENGTH} />
  return (
    <>
      <UntrustedText text={text} max={all ? MAX_LENGTH : INITIAL_LENGTH} />{' '}
      {!all && (
        <Button className="font-sans text-sm" onClick={() => setAll(true)}>
          Show {text.length > MAX_LENGTH ? `${grouped(MAX_LENGTH)} of ` : 'all '}
          {grouped(text.length)} characters
        </Button>
      )}
    </>
  )
}
