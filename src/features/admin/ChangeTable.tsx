import { type FieldNames, wireName } from '#/api/networkFields'
import { UntrustedText } from '#/ui/UntrustedText'
import { FIELD_LOOKS } from './fields'
import type { ChangeLine } from './proposal'

/** A change field by field: what it was, what it is to be; what can take the network down says so. */
export function ChangeTable({ lines, names }: { lines: readonly ChangeLine[]; names: FieldNames }) {
  return (
    <ul aria-label="What is sent" className="ruled border-y border-line">
      {lines.map(({ field, from, to, dangerous }) => (
        <li key={field} className="grid gap-x-4 py-2 md:grid-cols-[13rem_1fr]">
          <span>
            {FIELD_LOOKS[field].label}
            <span className="block font-mono text-xs text-muted">{wireName(field, names)}</span>
          </span>
          <span className="min-w-0 break-words">
            {from === null ? (
              <span className="text-muted">not known</span>
            ) : (
              <s className="text-muted">
                <UntrustedText text={from} max={300} />
              </s>
            )}{' '}
            <span aria-hidden>→</span>
            <span className="sr-only">becomes</span>{' '}
            <strong className="font-semibold whitespace-pre-wrap">
              <UntrustedText text={to} max={2000} />
            </strong>
            {dangerous && <span className="block text-sm text-bad">⚠ Can take the network down.</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
