import type { DecodedInput } from '#/api/schemas/decodedInput'
import type { Log } from '#/api/schemas/log'
import { useToken } from '#/data/queries/token'
import { tokenAmountPlace } from '#/domain/transactions/decodedTree'
import { DecodedCall } from '#/entity/DecodedCall'
import { DecodedBy } from '#/entity/decoding/DecodedBy'
import { LazyDecodings } from '#/entity/decoding/LazyDecodings'

/** All values of a log, with the source of the decoding; without the API's own, it is decoded here. */
export default function LogDetails({ log: { address, decoded, topics, data } }: { log: Log }) {
  const hash = address?.hash ?? null
  if (decoded?.method_call) return <DecodedByApi decoded={decoded} address={hash} />
  if (!topics?.[0]) return null
  return (
    <div className="mb-3">
      <LazyDecodings encoded={{ kind: 'log', topics, data: data ?? '0x' }} address={hash} />
    </div>
  )
}

function DecodedByApi({ decoded, address }: { decoded: DecodedInput; address: string | null }) {
  const { value: token } = useToken(tokenAmountPlace(decoded.method_id) === null ? null : address)
  return (
    <div className="mb-3">
      <DecodedCall decoded={decoded} token={token} />
      <DecodedBy source={{ kind: 'api' }} />
    </div>
  )
}
