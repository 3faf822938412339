import { useId } from 'react'
import { NATIVE } from '#/features/advancedFilter/words'
import type { Suggestion, Suggestions } from '#/features/advancedFilter/useSuggestions'
import { useActiveOption } from '#/ui/activeOption'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'
import { TextBox } from '#/ui/TextBox'

/** A selector is short enough to be shown whole. */
const SELECTOR_LENGTH = 10

interface SuggestFieldProps {
  /** Its accessible name. */
  label: string
  /** What can be typed. */
  placeholder: string
  text: string
  onText: (text: string) => void
  suggestions: Suggestions
  /** Called with the value of the suggestion that was selected. */
  onPick: (value: string) => void
  /** The ID of the element that explains an error; null without one. */
  errorId: string | null
}

/** A text field with suggestions below it (WAI-ARIA: editable combobox with list autocomplete). */
export function SuggestField(props: SuggestFieldProps) {
  const { label, placeholder, text, onText, suggestions, onPick, errorId } = props
  const id = useId()
  const { found, state } = suggestions
  const optionId = (index: number) => `${id}-${index}`
  const { active, select, onKeyDown } = useActiveOption(
    found.map((_, index) => optionId(index)),
    -1,
  )
  return (
    <div className="min-w-0 grow basis-64">
      <TextBox
        place="toolbar"
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active}
        aria-invalid={errorId !== null}
        aria-describedby={errorId ?? undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is opened by a press on its button
        autoFocus
        value={text}
        placeholder={placeholder}
        onText={(typed) => {
          select(-1)
          onText(typed)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={`Suggestions for ${label.toLowerCase()}`}
        hidden={found.length === 0}
        className="mt-1 max-h-72 overflow-y-auto rounded-sm border border-line bg-raised"
      >
        {found.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys act on the field, which keeps the focus
          <div
            key={suggestion.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={optionId(index) === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion.value)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-l-2 border-transparent px-2 hover:bg-sunken aria-selected:border-accent aria-selected:bg-accent-soft md:min-h-8"
          >
            <SuggestionText suggestion={suggestion} />
          </div>
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {state === 'loading' ? 'Loading suggestions…' : state === 'failed' ? 'Suggestions unavailable' : ''}
      </p>
    </div>
  )
}

function SuggestionText({ suggestion: { value, name } }: { suggestion: Suggestion }) {
  const isHash = value.startsWith('0x')
  const hash = value.length > SELECTOR_LENGTH ? <Hash hash={value} /> : <span className="font-mono">{value}</span>
  if (name === null) return isHash ? hash : <UntrustedText text={value} max={60} />
  return (
    <>
      <span className="min-w-0 truncate">
        <UntrustedText text={name} max={60} />
      </span>
      {value !== NATIVE && isHash && (
        <span className="w-34 shrink-0 truncate text-right text-sm text-muted">{hash}</span>
      )}
    </>
  )
}
