import { type FormEvent, useId, useRef, useState } from 'react'
import { useChain } from '#/data/sources/useChain'
import { plainText } from '#/domain/text/text'
import { EditorForm } from '#/features/advancedFilter/WordChip'
import { FIELD_LABELS, problemOf, type RangeField, type RangeWord } from '#/features/advancedFilter/words'
import { Button } from '#/ui/Button'
import { TextBox } from '#/ui/TextBox'

/** The times before now that are offered. */
const PERIODS = [
  ['24 hours', 1],
  ['7 days', 7],
  ['30 days', 30],
] as const

const PARTIAL_DATE = 'not a date with a time'

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
  const [error, setError] = useState<{ text: string; inFrom: boolean; inTo: boolean } | null>(null)
  const [fromName, toName] = isAge ? ['Since', 'Until'] : ['Minimum', 'Maximum']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A date without its time has no value yet.
    const [isFromPartial, isToPartial] = Array.from(
      fields.current?.querySelectorAll('input') ?? [],
      ({ validity }) => validity.badInput,
    )
    // A whole day is written as one.
    const written = { field, from: from.trim().replace(/T00:00$/, ''), to: to.trim().replace(/T23:59$/, '') }
    const inFrom = isFromPartial ? PARTIAL_DATE : problemOf({ ...written, to: '' })
    const inTo = isToPartial ? PARTIAL_DATE : problemOf({ ...written, from: '' })
    const inBoth = problemOf(written)
    if (inFrom) return setError({ text: `${fromName} is ${inFrom}`, inFrom: true, inTo: inTo !== null })
    if (inTo) return setError({ text: `${toName} is ${inTo}`, inFrom: false, inTo: true })
    if (inBoth) return setError({ text: inBoth, inFrom: true, inTo: true })
    onApply(written.from || written.to ? written : null)
  }
  const limit = (name: string, value: string, set: (text: string) => void, isFirst: boolean, isWrong = false) => (
    <label className="flex grow basis-48 flex-col text-sm text-muted">
      {name}
      <TextBox
        place="toolbar"
        type={isAge ? 'datetime-local' : 'text'}
        inputMode={isAge ? undefined : 'decimal'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is opened by a press on its button
        autoFocus={isFirst}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onText={(text) => {
          set(text)
          setError(null)
        }}
      />
    </label>
  )
  const unit = isAge ? ' (UTC)' : `, in ${plainText(chain.currency.symbol, 16)} or units of the token`
  return (
    <EditorForm
      label={FIELD_LABELS[field]}
      error={error?.text ?? null}
      errorId={errorId}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <div ref={fields} className="flex min-w-0 grow basis-full flex-wrap gap-3">
        {limit(`${fromName}${unit}`, from, setFrom, true, error?.inFrom)}
        {limit(`${toName}${unit}`, to, setTo, false, error?.inTo)}
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
