import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { nameInSignature } from '#/domain/abiSignature'
import { decodedLine } from '#/domain/decodedLine'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { LazyEventName, LazyEventValues } from '#/entity/decoding/LazyDecodings'
import { indentOf } from '#/features/transactions/callTree/indent'
import type { EventItem } from '#/features/transactions/callTree/callTreeItems'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

interface EventRowProps {
  item: EventItem
  names: ReadonlyMap<string, Address>
  chain: Chain
}

/** Characters of an event's values in a row. */
const MAX_VALUES_LENGTH = 160

/** One event, below the call that emitted it. */
export function EventRow({ item: { log, level }, names, chain }: EventRowProps) {
  const { decoded, topics, address } = log
  const emitter = address?.hash ?? null
  const known = emitter === null ? undefined : names.get(emitter.toLowerCase())
  const name = nameInSignature(decoded?.method_call ?? null)
  const topic = topics?.[0] ? <Hash hash={topics[0]} /> : <MissingValue what="No topics" />
  return (
    <div className="flex h-full min-w-0 items-center gap-2 whitespace-nowrap" style={indentOf(level)}>
      <span className="w-6 shrink-0 text-center text-line-strong" aria-hidden="true">
        ·
      </span>
      <span
        className="shrink-0 rounded-xs bg-sunken px-1.5 text-sm text-muted"
        title="Emitted during this call; its order among the inner calls is not reported"
      >
        Event
      </span>
      <span className="shrink-0">
        {name ? <UntrustedText text={name} max={40} /> : <LazyEventName log={log}>{topic}</LazyEventName>}
      </span>
      <span className="min-w-0 truncate text-sm text-muted">
        {decoded?.parameters ? (
          <UntrustedText text={decodedLine(decoded.parameters)} max={MAX_VALUES_LENGTH} />
        ) : (
          <LazyEventValues log={log}>{null}</LazyEventValues>
        )}
      </span>
      <span className="hidden min-w-0 truncate text-sm md:inline [&_a]:underline">
        {known ? (
          <AddressLink chain={chain.id} address={known} />
        ) : (
          emitter && <AddressHashLink chain={chain.id} hash={emitter} />
        )}
      </span>
    </div>
  )
}
