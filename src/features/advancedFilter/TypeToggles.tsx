import { transferTypeLabel } from '#/entity/transferType'
import { type FilterWord, TRANSFER_TYPES, transferType } from '#/features/advancedFilter/words'
import { choiceGroup, choiceLine, choiceLink } from '#/ui/ChoiceBar'
import { moveAmong } from '#/ui/roving'

const toggle = `${choiceLink} shrink-0 aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-ink`

interface TypeTogglesProps {
  words: readonly FilterWord[]
  /** Called on each press, with what it does to the words in the URL. */
  onChange: (change: (words: readonly FilterWord[]) => FilterWord[]) => void
  onClose: () => void
}

/** The transfer types as toggles, each applied by one press; one tab stop, with arrow keys. On small screens they are a scrollable line. */
export function TypeToggles({ words, onChange, onClose }: TypeTogglesProps) {
  const selected = words.flatMap((word) => (word.field === 'type' && transferType(word.text)) || [])
  const [stop] = selected
  const press = (type: (typeof TRANSFER_TYPES)[number]) =>
    onChange((current) => {
      const others = current.filter((word) => word.field !== 'type' || transferType(word.text) !== type)
      return others.length < current.length ? others : [...others, { field: 'type', text: type, isExcluded: false }]
    })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys act on the buttons inside, which have the focus
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault()
          onClose()
        } else moveAmong(event, 'button', ['ArrowLeft', 'ArrowRight'])
      }}
      className={`pt-2 ${choiceLine.scroller}`}
    >
      <div className={choiceLine.line}>
        <div role="group" aria-label="Filter: type" className={`${choiceGroup} max-lg:flex-nowrap`}>
          <button
            type="button"
            aria-pressed={selected.length === 0}
            tabIndex={stop ? -1 : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the toggles are opened by a press on their button
            autoFocus={!stop}
            onClick={() => onChange((current) => current.filter(({ field }) => field !== 'type'))}
            className={toggle}
          >
            All types
          </button>
          {TRANSFER_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={selected.includes(type)}
              tabIndex={type === stop ? undefined : -1}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
              autoFocus={type === stop}
              onClick={() => press(type)}
              className={toggle}
            >
              {transferTypeLabel(type)}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
