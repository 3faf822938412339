import { type FormEvent, useId, useRef, useState } from 'react'
import { useChain } from '#/data/sources/useChain'
import { plainText } from '#/domain/text'
import { EditorForm } from '#/features/advancedFilter/WordChip'
import { FIELD_LABELS, problemOf, type RangeField, type RangeWord } from '#/features/advancedFilter/words'
import { Button } from '#/ui/Button'

/** The times before now that are offered. */
const PERIODS = [
  ['24 hours', 1],
  ['7 days', 7],
  ['30 days', 30],
] as const

interface RangeEditorProps {
  field: RangeField
  word: RangeWord | null
  /** Called with the word that replaces the edited one; null if both limits are empty. */
  onApply: (word: RangeWord | null) => void
  onCancel: () => void
}

/** The form for the limits of an amount or a time. */
export function RangeEditor({ field, word, onApply, onCancel }: RangeEditorProps) {
  const { chain } = useChain()
  const errorId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const isAge = field === 'age'
  const shown = (text: string, minute: string) => (isAge && text && !text.includes('T') ? `${text}T${minute}` : text)
  const [from, setFrom] = useState(shown(word?.from ?? '', '00:00'))
  const [to, setTo] = useState(shown(word?.to ?? '', '23:59'))
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A date without its time has no value yet.
    const isIncomplete = [...(fields.current?.querySelectorAll('input') ?? [])].some((each) => each.validity.badInput)
    // A whole day is written as one.
    const written = { field, from: from.trim().replace(/T00:00$/, ''), to: to.trim().replace(/T23:59$/, '') }
    const problem = isIncomplete ? 'not a date with a time' : problemOf(written)
    if (problem) return setError(problem.startsWith('not') ? `This is ${problem}` : `Here ${problem}`)
    onApply(written.from || written.to ? written : null)
  }
  const limit = (name: string, value: string, set: (text: string) => void, isFirst: boolean) => (
    <label className="flex grow basis-48 flex-col text-sm text-muted">
      {name}
      <input
        type={isAge ? 'datetime-local' : 'text'}
        inputMode={isAge ? undefined : 'decimal'}
        // The field is opened by a press on its button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        autoComplete="off"
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        onChange={({ target }) => {
          set(target.value)
          setError(null)
        }}
        className="h-11 w-full rounded-sm border border-line-strong bg-raised px-2 text-ink aria-invalid:border-bad md:h-8"
      />
    </label>
  )
  const unit = `in ${plainText(chain.currency.symbol, 16)} or units of the token`
  return (
    <EditorForm label={FIELD_LABELS[field]} error={error} errorId={errorId} onSubmit={submit} onCancel={onCancel}>
      <div ref={fields} className="flex min-w-0 grow basis-full flex-wrap gap-3">
        {limit(isAge ? 'Since (UTC)' : `Minimum, ${unit}`, from, setFrom, true)}
        {limit(isAge ? 'Until (UTC)' : `Maximum, ${unit}`, to, setTo, false)}
      </div>
      {isAge && (
        <div role="group" aria-label="Last" className="flex flex-wrap items-center gap-2">
          <span className="text-muted">Last</span>
          {PERIODS.map(([label, days]) => (
            <Button
              key={label}
              onClick={() => {
                setFrom(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 16))
                setTo('')
                setError(null)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </EditorForm>
  )
}
