import { ApiError } from '#/api/errors'
import { codeName, isBadRequest } from '#/api/networkErrors'
import { isObject } from '#/api/reader'
import { HostileText } from '#/ui/HostileText'
import { ServerRecord } from '#/ui/ServerRecord'
import { wordsOfHost } from './outcome'

/** All that a host said in an error: its code by name, its words, each of its details under what it is, its HTTP status. */
export function FailureDetails({ error }: { error: ApiError }) {
  const { admin, status, found } = error
  const words = wordsOfHost(error)
  const others = (admin?.details ?? []).filter((detail) => !isBadRequest(detail))
  return (
    <div className="space-y-1">
      <p className="break-words">
        {words ? (
          <>
            The host says: <HostileText text={words} max={5000} />
          </>
        ) : (
          `The host gave no reason that can be read${found === 'html' ? ': a web page came instead, as of a sign-in or a proxy' : ''}.`
        )}
      </p>
      <p className="text-sm text-muted">
        {admin && `Code ${admin.code}${codeName(admin.code) ? `, ${codeName(admin.code)}` : ''}. `}
        {status === null ? 'No answer came.' : `HTTP ${status}.`}
      </p>
      {others.map((detail, place) => (
        // Details have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Detail key={place} detail={detail} />
      ))}
    </div>
  )
}

function Detail({ detail }: { detail: unknown }) {
  const { '@type': type, ...rest } = isObject(detail) ? detail : { '@type': null, detail }
  const name = typeof type === 'string' ? (type.split('/').at(-1) ?? type) : 'detail'
  return (
    <div className="border-l border-line pl-3">
      <p className="font-mono text-sm">
        <HostileText text={name} max={120} />
      </p>
      <ServerRecord raw={rest} />
    </div>
  )
}
