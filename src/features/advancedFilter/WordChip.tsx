import type { FormEvent, ReactNode } from 'react'
import { useLabel } from '#/data/labels/labels'
import { useChain } from '#/data/sources/useChain'
import { checksumFails } from '#/domain/hashes/checksum'
import { isAddressHash } from '#/domain/hashes/hash'
import { plainText } from '#/domain/text/text'
import { OwnLabel } from '#/entity/AddressLink'
import {
  FIELD_LABELS,
  type FilterWord,
  isRangeWord,
  NATIVE,
  problemOf,
  rangeText,
  transferType,
  type ValueWord,
  wordText,
} from '#/features/advancedFilter/words'
import { Button } from '#/ui/Button'
import { Hash } from '#/ui/Hash'
import { transferTypeLabel } from '#/entity/transferType'
import { UntrustedText } from '#/ui/UntrustedText'

interface WordChipProps {
  word: FilterWord
  /** The name of its method, token or address, if one is loaded. */
  name: string | null
  isEdited: boolean
  onEdit: () => void
  onRemove: () => void
}

/** A word of the filter: a button that edits it, and one that removes it. What is wrong with it is shown. */
export function WordChip({ word, name, isEdited, onEdit, onRemove }: WordChipProps) {
  const { chain } = useChain()
  const problem = problemOf(word)
  const removeLabel = `Remove filter: ${wordText(word, plainText(chain.currency.symbol, 16))}`
  const isMisspelt = !isRangeWord(word) && isAddressHash(word.text) && checksumFails(word.text, chain.id)
  return (
    <li
      className={`flex min-h-11 max-w-full items-stretch rounded-sm border md:min-h-8 ${problem ? 'border-bad bg-raised' : 'border-accent bg-accent-soft'}`}
    >
      <button
        type="button"
        aria-expanded={isEdited}
        onClick={onEdit}
        className="min-w-0 px-2 text-left text-ink hover:bg-sunken"
      >
        <span className="text-muted">
          {FIELD_LABELS[word.field]}
          {!isRangeWord(word) && word.isExcluded && ' not'}
        </span>{' '}
        {isRangeWord(word) ? <UntrustedText text={rangeText(word)} max={60} /> : <Value word={word} name={name} />}
        {word.field === 'age' && !problem && <span className="text-muted"> UTC</span>}
        {isMisspelt && ' '}
        {isMisspelt && <span className="icon icon-warning ml-2 text-warn">Invalid checksum</span>}
        {problem && ' '}
        {problem && <span className="icon icon-warning ml-2 text-bad">Ignored: {problem}</span>}
      </button>
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        className="grid min-w-11 shrink-0 place-items-center text-ink hover:bg-sunken md:min-w-8"
      >
        <span aria-hidden className="icon icon-cross" />
      </button>
    </li>
  )
}

function Value({ word: { field, text }, name }: { word: ValueWord; name: string | null }): ReactNode {
  const { chain } = useChain()
  const own = useLabel(text)
  const type = field === 'type' ? transferType(text) : undefined
  if (type) return transferTypeLabel(type)
  if (field === 'asset' && text === NATIVE) return <UntrustedText text={chain.currency.symbol} max={16} />
  if (own) return <OwnLabel text={own} />
  if (name) {
    return (
      <span title={text}>
        <UntrustedText text={name} max={40} />
      </span>
    )
  }
  // No longer text has its middle hidden: what is wrong with it may be there.
  if (!isAddressHash(text)) return <UntrustedText text={text} max={60} />
  return (
    <span className="inline-block w-34 max-w-full truncate align-bottom">
      <Hash hash={text} />
    </span>
  )
}

interface EditorFormProps {
  /** Its accessible name: the field. */
  label: string
  error: string | null
  errorId: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

/** The form that a press on a chip or field opens: its fields, and buttons to apply or cancel. */
export function EditorForm({ label, error, errorId, onSubmit, onCancel, children }: EditorFormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard from the fields inside
    <form
      aria-label={`Filter: ${label.toLowerCase()}`}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
      className="my-2 max-w-3xl rounded-md border border-line-strong bg-raised p-3"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {children}
        <div className="flex gap-2">
          <Button type="submit" className="md:min-h-8">
            Apply
          </Button>
          <Button onClick={onCancel} className="md:min-h-8">
            Cancel
          </Button>
        </div>
      </div>
      <p id={errorId} role="alert" className="text-bad">
        {error}
      </p>
    </form>
  )
}
