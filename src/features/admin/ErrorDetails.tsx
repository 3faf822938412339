import type { ApiError } from '#/api/errors'
import { beyondViolations, codeName, isBadRequest, type Violation, violationsOf } from '#/api/networkErrors'
import { isObject } from '#/domain/isObject'
import { RawRecord } from '#/ui/RawRecord'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { FIELD_TEXT } from './fieldText'
import { hostMessage } from './outcome'

/** Everything that the API reported in an error: message, code, HTTP status, invalid fields, other details. */
export function ErrorDetails({ error }: { error: ApiError }) {
  const { fieldNames } = useAdministration()
  const { admin, status } = error
  const details = admin?.details ?? []
  const others = admin && Object.keys(admin.others).length > 0 ? admin.others : null
  return (
    <div className="stack-1">
      <HostMessage error={error} />
      <p className="text-sm text-muted">
        {admin &&
          admin.code !== null &&
          `Code ${admin.code}${codeName(admin.code) ? `, ${codeName(admin.code)}` : ''}. `}
        {status === null ? 'No response' : `HTTP ${status}`}
      </p>
      <Violations violations={violationsOf(error, fieldNames)} />
      {details.map((detail, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- details have no identity but their position
        <Detail key={place} detail={detail} />
      ))}
      {others && <Detail detail={others} />}
    </div>
  )
}

function HostMessage({ error }: { error: ApiError }) {
  const words = hostMessage(error)
  if (words === '') {
    return (
      error.status !== null && (
        <p>{error.found === 'html' ? 'HTML page instead of JSON (login page or proxy)' : 'No error message'}</p>
      )
    )
  }
  return (
    <p className="break-words">
      Message from the API: <UntrustedText text={words} max={5000} />
    </p>
  )
}

function Violations({ violations }: { violations: readonly Violation[] }) {
  if (violations.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {violations.map(({ field, name, description }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several may have the same text
        <li key={index} className="break-words">
          {field ? FIELD_TEXT[field].label : <UntrustedText text={name || 'Request'} max={80} />}:{' '}
          <UntrustedText text={description} max={2000} />
        </li>
      ))}
    </ul>
  )
}

/** One detail with its type; for invalid fields, only what their list does not show. */
function Detail({ detail }: { detail: unknown }) {
  const { '@type': type, ...rest } = isObject(detail) && typeof detail['@type'] === 'string' ? detail : { detail }
  const shown = isBadRequest(detail) ? beyondViolations(detail) : isObject(detail) && type === undefined ? detail : rest
  if (shown === null) return null
  return (
    <div className="border-l border-line pl-3">
      <p className="font-mono text-sm">
        <UntrustedText text={typeof type === 'string' ? (type.split('/').at(-1) ?? type) : 'detail'} max={120} />
      </p>
      <RawRecord raw={shown} />
    </div>
  )
}
