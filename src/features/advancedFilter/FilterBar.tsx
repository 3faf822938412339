import { useRouter } from '@tanstack/react-router'
import { Fragment, useId, useState } from 'react'
import type { RowOf, TopOf } from '#/api/resources'
import { readSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { nameOfWord } from '#/features/advancedFilter/request'
import { filterParameters } from '#/features/advancedFilter/parameters'
import { RangeEditor } from '#/features/advancedFilter/RangeEditor'
import { SavedFilters } from '#/features/advancedFilter/SavedFilters'
import { TypeToggles } from '#/features/advancedFilter/TypeToggles'
import { ValueEditor } from '#/features/advancedFilter/ValueEditor'
import { WordChip } from '#/features/advancedFilter/WordChip'
import {
  type FilterField,
  FIELD_LABELS,
  FIELDS,
  type FilterWords,
  filterOf,
  type FilterWord,
  isRangeWord,
  isRangeField,
  type RangeField,
  searchOf,
  type TypedField,
} from '#/features/advancedFilter/words'
import { SelectBox } from '#/ui/TextBox'

interface FilterBarProps {
  filter: FilterWords
  /** What the response says of methods and tokens. */
  top: TopOf<'advancedFilters'>
  /** The loaded rows, which names and suggestions are taken from. */
  rows: readonly RowOf<'advancedFilters'>[]
}

/** The words of the filter as chips, a button per field that adds one, and the saved filters. */
export function FilterBar({ filter, top, rows }: FilterBarProps) {
  const { words } = filter
  const router = useRouter()
  const { chain } = useChain()
  const id = useId()
  const [edited, setEdited] = useState<{ field: FilterField; word: FilterWord | null } | null>(null)
  const buttonId = (field: FilterField) => `${id}-${field}`

  /** Closes the editor; the button of the field gets the focus, as the pressed chip may be gone. */
  const close = (field: FilterField) => {
    setEdited(null)
    document.getElementById(buttonId(field))?.focus()
  }
  /** Opens the filter that `change` makes of the one in the URL, which may be ahead of what is shown. */
  const open = (change: (current: FilterWords) => Partial<FilterWords>) => {
    const current = filterOf(filterParameters(readSearch(router.history.location.search)))
    router.history.push(paths.transfers(chain.id, searchOf({ ...current, ...change(current) })))
  }
  const replace = (field: FilterField, word: FilterWord | null, by: readonly FilterWord[]) => {
    const isReplaced = (each: FilterWord) => word !== null && JSON.stringify(each) === JSON.stringify(word)
    open((current) => ({
      words: word ? current.words.flatMap((each) => (isReplaced(each) ? by : [each])) : [...current.words, ...by],
    }))
    close(field)
  }
  /** A field with limits has one word, which its button edits. */
  const wordOfButton = (field: FilterField) => words.find((word) => isRangeWord(word) && word.field === field) ?? null
  /** Types have one editor, whichever chip or button opened it. */
  const isEdited = (field: FilterField, word: FilterWord | null) =>
    edited?.field === field && (field === 'type' || edited.word === word)
  const toggle = (field: FilterField, word: FilterWord | null) =>
    setEdited(isEdited(field, word) ? null : { field, word: field === 'type' ? null : word })
  const hasBothEnds = (['from', 'to'] as const).every((field) => words.some((word) => word.field === field))
  const firstRecipient = words.find(({ field }) => field === 'to')
  return (
    <section aria-label="Filters" className="pt-2 pb-1">
      <div role="group" aria-label="Add filter" className="flex flex-wrap items-center gap-1.5">
        {FIELDS.map((field) => (
          <button
            key={field}
            id={buttonId(field)}
            type="button"
            aria-expanded={isEdited(field, wordOfButton(field))}
            onClick={() => toggle(field, wordOfButton(field))}
            className="icon icon-plus min-h-11 rounded-sm border border-line bg-raised pr-2.5 pl-1.5 text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-accent-soft aria-expanded:text-ink md:min-h-8"
          >
            {FIELD_LABELS[field]}
          </button>
        ))}
        {words.length > 1 && (
          <button
            type="button"
            onClick={() => {
              open(() => ({ words: [] }))
              close('type')
            }}
            className="min-h-11 rounded-sm px-2.5 text-accent hover:underline md:min-h-8"
          >
            Clear
          </button>
        )}
      </div>
      {edited?.field === 'type' && (
        <TypeToggles
          words={words}
          onChange={(change) => open((current) => ({ words: change(current.words) }))}
          onClose={() => close('type')}
        />
      )}
      {edited && edited.field !== 'type' && (
        <Editor
          key={JSON.stringify(edited)}
          field={edited.field}
          word={edited.word}
          rows={rows}
          onApply={(by) => replace(edited.field, edited.word, by)}
          onCancel={() => close(edited.field)}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-4">
        {words.length > 0 && (
          <ul aria-label="Words of the filter" className="flex flex-wrap items-center gap-2 pt-2">
            {words.map((word) => (
              <Fragment key={JSON.stringify(word)}>
                {hasBothEnds && word === firstRecipient && (
                  <li>
                    <SelectBox
                      place="toolbar"
                      aria-label="Sender and recipient"
                      value={filter.relation}
                      onText={(value) => open(() => ({ relation: value === 'or' ? 'or' : 'and' }))}
                    >
                      <option value="and">and</option>
                      <option value="or">or</option>
                    </SelectBox>
                  </li>
                )}
                <WordChip
                  word={word}
                  name={nameOfWord(word, top, rows)}
                  isEdited={isEdited(word.field, word)}
                  onEdit={() => toggle(word.field, word)}
                  onRemove={() => replace(word.field, word, [])}
                />
              </Fragment>
            ))}
          </ul>
        )}
        <SavedFilters filter={filter} />
      </div>
    </section>
  )
}

interface EditorProps {
  field: TypedField | RangeField
  word: FilterWord | null
  rows: FilterBarProps['rows']
  onApply: (words: readonly FilterWord[]) => void
  onCancel: () => void
}

function Editor({ field, word, rows, onApply, onCancel }: EditorProps) {
  if (isRangeField(field)) {
    const range = word && isRangeWord(word) ? word : null
    return <RangeEditor field={field} word={range} onApply={(by) => onApply(by ? [by] : [])} onCancel={onCancel} />
  }
  const value = word && !isRangeWord(word) ? word : null
  return <ValueEditor field={field} word={value} rows={rows} onApply={onApply} onCancel={onCancel} />
}
