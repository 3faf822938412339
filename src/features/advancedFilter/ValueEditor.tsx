import { type FormEvent, useId, useState } from 'react'
import type { AdvancedTransfer } from '#/api/schemas/movement'
import { EditorForm } from '#/features/advancedFilter/WordChip'
import { SuggestField } from '#/features/advancedFilter/SuggestField'
import { useValueSuggestions } from '#/features/advancedFilter/useSuggestions'
import {
  canExclude,
  FIELD_LABELS,
  NATIVE,
  plainWord,
  problemOf,
  type TypedField,
  type ValueWord,
} from '#/features/advancedFilter/words'
import { Checkbox } from '#/ui/Checkbox'

const PLACEHOLDERS: Readonly<Record<TypedField, string>> = {
  method: 'Name or selector',
  from: 'Address or name',
  to: 'Address or name',
  asset: 'Token by name, symbol or address',
}

interface ValueEditorProps {
  field: TypedField
  /** The word that is edited; null for a new one. */
  word: ValueWord | null
  rows: readonly AdvancedTransfer[]
  /** Called with the words that replace the edited one. */
  onApply: (words: readonly ValueWord[]) => void
  onCancel: () => void
}

/** The form for one value of a field, with suggestions. */
export function ValueEditor({ field, word, rows, onApply, onCancel }: ValueEditorProps) {
  const errorId = useId()
  const [text, setText] = useState(word === null || word.text === NATIVE ? '' : word.text)
  const [isExcluded, setIsExcluded] = useState(word?.isExcluded ?? false)
  const [error, setError] = useState<string | null>(null)
  const suggestions = useValueSuggestions(field, text, rows)
  const wordOf = (value: string): ValueWord => ({ field, text: value, isExcluded })
  const type = (value: string) => {
    setText(value)
    setError(null)
  }
  const pick = (value: string) => {
    const picked = wordOf(value)
    // The name of a method, whose selectors are then suggested.
    if (problemOf(picked)) type(value)
    else onApply([picked])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = valuesIn(field, text)
    const [first] = values.map(wordOf)
    if (first && !values.map(wordOf).some(problemOf)) return onApply(values.map(wordOf))
    const named = suggestions.found.filter(({ name }) => name?.toLowerCase() === text.trim().toLowerCase())
    const [only] = named
    // Names of tokens and addresses are not unique: a typed one is enough where nothing else is suggested.
    const isClear = field === 'method' || suggestions.found.length === 1
    if (only && named.length === 1 && isClear) return onApply([wordOf(only.value)])
    setError(`This is ${problemOf(first ?? wordOf(text))}`)
  }
  return (
    <EditorForm label={FIELD_LABELS[field]} error={error} errorId={errorId} onSubmit={submit} onCancel={onCancel}>
      <SuggestField
        label={FIELD_LABELS[field]}
        placeholder={PLACEHOLDERS[field]}
        text={text}
        onText={type}
        suggestions={suggestions}
        onPick={pick}
        errorId={error === null ? null : errorId}
      />
      {canExclude(field) && (
        <Checkbox type="checkbox" checked={isExcluded} onChange={({ target }) => setIsExcluded(target.checked)}>
          Exclude
        </Checkbox>
      )}
    </EditorForm>
  )
}

/** The values in a typed text: all addresses of a pasted list or link, else the text itself. */
function valuesIn(field: TypedField, text: string): string[] {
  if (field !== 'method') {
    const addresses = text.match(/\b0x[\da-f]{40}\b/gi) ?? []
    if (addresses.length > 0) return [...new Set(addresses.map(plainWord))]
  }
  const trimmed = plainWord(text)
  return trimmed ? [trimmed] : []
}
