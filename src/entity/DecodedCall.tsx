import type { DecodedInput } from '#/api/schemas/decodedInput'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

/** Call data or an error as a contract's ABI reads it: the signature, and each parameter with its type and value. */
export function DecodedCall({ decoded: { method_call, method_id, parameters } }: { decoded: DecodedInput }) {
  return (
    <>
      <p className="font-mono text-sm break-words">
        {method_call ? (
          <HostileText text={method_call} max={400} />
        ) : method_id ? (
          <HostileText text={method_id} max={12} />
        ) : (
          <Unknown />
        )}
      </p>
      {parameters && parameters.length > 0 && (
        <dl className="mt-1 border-l border-line pl-3 text-sm">
          {parameters.map(({ name, type, value }, place) => (
            // Parameters may share a name or have none: they are told apart by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place} className="grid gap-x-3 py-0.5 md:grid-cols-[minmax(7rem,14rem)_1fr]">
              <dt className="text-muted">
                <HostileText text={name ?? `#${place}`} max={40} /> {type && <HostileText text={type} max={60} />}
              </dt>
              <dd className="min-w-0 font-mono break-all">
                {value === null ? (
                  <Unknown />
                ) : (
                  <HostileText text={typeof value === 'string' ? value : JSON.stringify(value)} max={600} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
