import { UntrustedText } from '#/ui/UntrustedText'
import { FIELD_LOOKS } from './fields'
import { linesOf, type Proposal } from './proposal'

/** A change that was sent, a line a field. */
export function ChangeLines({ proposal }: { proposal: Proposal }) {
  return (
    <ul className="list-disc pl-5">
      {linesOf(proposal).map(({ field, from, to }) => (
        <li key={field} className="break-words">
          {FIELD_LOOKS[field].label}: <UntrustedText text={from ?? 'not known'} max={120} /> →{' '}
          <UntrustedText text={to} max={300} />
        </li>
      ))}
    </ul>
  )
}
