import type { LabelImport, LabelProblem } from '#/data/labels/labelFile'
import { labels } from '#/data/labels/labels'
import { grouped } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** As many problems are told one by one. */
const MOST = 20

interface LabelsFoundProps {
  found: LabelImport | 'unreadable'
  onDone: () => void
}

const several = (count: number, one: string, more: string) => `${grouped(count)} ${count === 1 ? one : more}`

/** What a file of labels would change, before it does; nothing that is here is lost unasked. */
export function LabelsFound({ found, onDone }: LabelsFoundProps) {
  if (found === 'unreadable') {
    return (
      <div role="alert" className="stack-2 rounded-sm border border-bad p-3">
        <p>That is no file of labels: it should be JSON, {'{ "labels": { "0x…": "…" } }'}. Nothing was changed.</p>
        <Button onClick={onDone}>Close</Button>
      </div>
    )
  }
  const { added, different, same, problems } = found
  const [fresh, other] = [Object.keys(added).length, Object.keys(different).length]
  const take = (those: Readonly<Record<string, string>>) => {
    labels.set({ ...labels.get(), ...those })
    onDone()
  }
  return (
    <div role="status" className="stack-2 rounded-sm border border-line-strong p-3">
      <p>
        {[
          several(fresh, 'new label', 'new labels'),
          other > 0 && several(other, 'that differs from yours', 'that differ from yours'),
          same > 0 && `${grouped(same)} here already`,
          problems.length > 0 && several(problems.length, 'entry that can’t be used', 'entries that can’t be used'),
        ]
          .filter(Boolean)
          .join(', ')}
        . Nothing is changed yet.
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="flex flex-wrap gap-2">
        {fresh > 0 && <Button onClick={() => take(added)}>Add the new ones</Button>}
        {other > 0 && <Button onClick={() => take({ ...added, ...different })}>Add them and replace mine</Button>}
        <Button onClick={onDone}>{fresh + other > 0 ? 'Cancel' : 'Close'}</Button>
      </div>
    </div>
  )
}

function Problems({ problems }: { problems: readonly LabelProblem[] }) {
  return (
    <ul className="list-disc pl-5 text-warn">
      {problems.slice(0, MOST).map(({ entry, why }) => (
        <li key={entry} className="break-words">
          <UntrustedText text={entry} max={66} /> {why}
        </li>
      ))}
      {problems.length > MOST && <li>and {grouped(problems.length - MOST)} more</li>}
    </ul>
  )
}
