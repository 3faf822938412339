import { useState } from 'react'
import { useChain } from '#/data/sources/useChain'
import { type DecodedNode, momentOf, mostOf } from '#/domain/decodedTree'
import { isAddressHash } from '#/domain/hash'
import { hexSize, hexToText } from '#/domain/hex'
import { grouped } from '#/domain/numberFormat'
import { exactTime } from '#/domain/time'
import { FullAddressLink } from '#/entity/AddressLink'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** More of a value than this is shown on request. */
const brief = 400
/** The most of a value that is shown at all; the whole of it is in the input data. */
const longest = 20_000

/** One decoded value as its type says: an address to follow, a number with what it stands for, bytes, or text that anyone may have written. */
export function DecodedText({ node: { name, type, text } }: { node: DecodedNode }) {
  const { chain } = useChain()
  if (text === null) return <MissingValue />
  if (text === '') return <span className="text-muted">empty</span>
  if (isAddressHash(text) && (type === null || type.startsWith('address'))) {
    return <FullAddressLink chain={chain.id} hash={text} />
  }
  const note = noteOn(name, type, text)
  return (
    <span className="font-mono break-all">
      <Long text={text} />
      {note && <span className="ml-2 font-sans break-words text-muted">{note}</span>}
    </span>
  )
}

/** What a value stands for beside what it is. */
function noteOn(name: string | null, type: string | null, text: string) {
  const most = mostOf(type)
  if (most !== null && text === String(most)) return `the largest ${type}`
  const moment = momentOf(name, text)
  if (moment) return exactTime(moment)
  if (!type?.startsWith('bytes')) return null
  const words = text.length <= longest ? hexToText(text) : null
  if (words !== null && words.trim().length > 3) {
    return (
      <>
        in text: <UntrustedText text={words} max={brief} />
      </>
    )
  }
  const size = hexSize(text)
  return size !== null && size > 32 ? `${grouped(size)} bytes` : null
}

function Long({ text }: { text: string }) {
  const [all, setAll] = useState(false)
  if (text.length <= brief) return <UntrustedText text={text} max={brief} />
  return (
    <>
      <UntrustedText text={text} max={all ? longest : brief} />{' '}
      {!all && (
        <Button className="font-sans text-sm" onClick={() => setAll(true)}>
          Show {text.length > longest ? `${grouped(longest)} of ` : 'all '}
          {grouped(text.length)} characters
        </Button>
      )}
    </>
  )
}
