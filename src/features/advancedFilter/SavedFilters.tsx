import { type FormEvent, useRef, useState } from 'react'
import {
  hrefOfFilter,
  LONGEST_NAME,
  removeFilter,
  type SavedFilter,
  savedFilters,
  saveFilter,
} from '#/data/settings/savedFilters'
import { useStore } from '#/data/useStore'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { plainText } from '#/domain/text/text'
import { type FilterWords, searchOf, wordText } from '#/features/advancedFilter/words'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { TextBox } from '#/ui/TextBox'

/** The saved filters of the chain, and a form that saves the current one. */
export function SavedFilters({ filter }: { filter: FilterWords }) {
  const { chain } = useChain()
  const all = useStore(savedFilters)
  const [isNaming, setIsNaming] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const here = paths.transfers(chain.id, searchOf(filter))
  const ofChain = all.filter((each) => each.chain === chain.id)
  const current = ofChain.find((each) => hrefOfFilter(each) === here)
  if (ofChain.length === 0 && filter.words.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 outline-none">
      {ofChain.length > 0 && (
        <ul aria-label="Saved filters" className="contents">
          {ofChain.map((each) => (
            <li key={hrefOfFilter(each)} className="flex max-w-full items-center">
              <a
                href={hrefOfFilter(each)}
                aria-current={each === current || undefined}
                className="inline-flex min-h-11 min-w-0 items-center underline aria-[current]:font-medium md:min-h-8"
              >
                <span aria-hidden className="icon icon-star mr-1 shrink-0 text-muted" />
                <span className="min-w-0 truncate">
                  <UntrustedText text={each.name} max={LONGEST_NAME} />
                </span>
              </a>
              <button
                type="button"
                aria-label={`Remove saved filter ${each.name}`}
                onClick={() => {
                  removeFilter(each)
                  // The button that had it is gone.
                  box.current?.focus()
                }}
                className="grid min-h-11 min-w-11 shrink-0 place-items-center text-muted hover:bg-sunken hover:text-ink md:min-h-8 md:min-w-8"
              >
                <span aria-hidden className="icon icon-cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {filter.words.length > 0 && !isNaming && (
        <Button onClick={() => setIsNaming(true)}>{current ? 'Rename' : 'Save filter'}</Button>
      )}
      {isNaming && (
        <NameForm
          name={
            current?.name ?? filter.words.map((word) => wordText(word, plainText(chain.currency.symbol, 16))).join(', ')
          }
          onSave={(name) => {
            saveFilter({ name, chain: chain.id, query: here.slice(here.indexOf('?')) } satisfies SavedFilter)
            setIsNaming(false)
          }}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </div>
  )
}

interface NameFormProps {
  /** The name that is suggested. */
  name: string
  onSave: (name: string) => void
  onCancel: () => void
}

function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const [text, setText] = useState(plainText(name, LONGEST_NAME))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed) onSave(trimmed)
  }
  return (
    <form aria-label="Save filter" onSubmit={submit} className="flex max-w-full flex-wrap items-center gap-2">
      <TextBox
        place="toolbar"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press on 'Save filter'
        autoFocus
        aria-label="Name"
        required
        pattern=".*\S.*"
        title="A name that is not blank"
        maxLength={LONGEST_NAME}
        value={text}
        // Typing replaces the suggested name.
        onFocus={({ target }) => target.select()}
        onText={setText}
        className="w-72"
      />
      <Button type="submit">Save</Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  )
}
