import { useQuery } from '@tanstack/react-query'
import type { AbiParameter } from 'viem'
import { useStore } from '#/data/useStore'
import {
  arrayTypeOf,
  type ArgumentDraft,
  type DraftErrors,
  emptyDraft,
  MAX_ELEMENTS,
  tupleOf,
} from '#/contracts/arguments'
import { labels } from '#/data/labels/labels'
import { itemQuery } from '#/data/queries/resourceQueries'
import { bookmarks } from '#/data/settings/bookmarks'
import { useChain } from '#/data/sources/useChain'
import { type NumberUnit, numberUnitsOf } from '#/entity/calls/DecodedValues'
import { Button } from '#/ui/Button'
import { Field } from '#/ui/Field'
import { SelectBox, TextBox } from '#/ui/TextBox'

interface ArgumentFieldProps {
  parameter: AbiParameter
  /** Its name, or its position where it has none. */
  label: string
  draft: ArgumentDraft
  /** Its place among the arguments, as in the errors. */
  place: string
  errors: DraftErrors
  token: NumberUnit | null
  onChange: (draft: ArgumentDraft) => void
}

/** The input of an argument by its type: one value, the elements of an array, or the components of a tuple. */
export function ArgumentField(props: ArgumentFieldProps) {
  const { parameter, label, draft, place, errors, token, onChange } = props
  const array = arrayTypeOf(parameter)
  const components = tupleOf(parameter)
  if (!array && !components) {
    return (
      <LeafField
        label={label}
        type={parameter.type}
        text={typeof draft === 'string' ? draft : ''}
        error={errors.get(place)}
        units={numberUnitsOf(parameter.type, token)}
        onChange={onChange}
      />
    )
  }
  const parts = typeof draft === 'string' ? [] : draft
  const replace = (index: number, part: ArgumentDraft) => onChange(parts.with(index, part))
  const isResizable = array?.length === null
  return (
    <fieldset className="min-w-0 border-l-2 border-line pl-3">
      <legend className="text-muted wrap-anywhere">
        {label} <span className="font-mono text-xs">{parameter.type}</span>
      </legend>
      <div className="stack-3 pt-1">
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- elements have no identity but their position
          <div key={index} className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <ArgumentField
                parameter={components?.[index] ?? array?.element ?? parameter}
                label={components ? components[index]?.name || `[${index}]` : `${label}[${index}]`}
                draft={part}
                place={`${place}.${index}`}
                errors={errors}
                token={token}
                onChange={(changed) => replace(index, changed)}
              />
            </div>
            {isResizable && (
              <Button aria-label={`Remove ${label}[${index}]`} onClick={() => onChange(parts.toSpliced(index, 1))}>
                Remove
              </Button>
            )}
          </div>
        ))}
        {isResizable && parts.length < MAX_ELEMENTS && (
          <Button aria-label={`Add to ${label}`} onClick={() => onChange([...parts, emptyDraft(array.element)])}>
            Add
          </Button>
        )}
      </div>
      {errors.has(place) && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {errors.get(place)}
        </p>
      )}
    </fieldset>
  )
}

interface ArgumentFieldsProps {
  inputs: readonly AbiParameter[]
  drafts: readonly ArgumentDraft[]
  errors: DraftErrors
  token: NumberUnit | null
  onChange: (drafts: readonly ArgumentDraft[]) => void
}

/** The fields of a function's arguments, and what is wrong with all of them together. */
export function ArgumentFields({ inputs, drafts, errors, token, onChange }: ArgumentFieldsProps) {
  return (
    <>
      {inputs.map((parameter, index) => (
        <ArgumentField
          // oxlint-disable-next-line react/no-array-index-key -- two parameters may have the same name
          key={index}
          parameter={parameter}
          label={parameter.name || `[${index}]`}
          draft={drafts[index] ?? ''}
          place={String(index)}
          errors={errors}
          token={token}
          onChange={(draft) => onChange(drafts.with(index, draft))}
        />
      ))}
      {errors.has('') && <p className="text-bad">{errors.get('')}</p>}
    </>
  )
}

interface LeafFieldProps {
  label: string
  type: string
  /** The text as in a link: that of a number in a unit ends with its exponent, as in 1.5e18. */
  text: string
  error: string | undefined
  units: readonly NumberUnit[]
  onChange: (text: string) => void
}

/** The ID of the list of addresses that fields suggest. */
export const SUGGESTIONS_ID = 'known-addresses'

/** A number of a unit as links have it. */
const inUnit = (digits: string, decimals: number) => (decimals === 0 ? digits : `${digits}e${decimals}`)

/** The input of one value: text with its unit, or a choice of true and false; what is wrong with it is next to it. */
export function LeafField({ label, type, text, error, units, onChange }: LeafFieldProps) {
  const unit = units.find(({ decimals }) => text.endsWith(`e${decimals}`))
  const typed = unit ? text.slice(0, text.lastIndexOf('e')) : text
  return (
    <Field
      label={
        <>
          {label} <span className="font-mono text-xs">{type}</span>
        </>
      }
      error={error}
      beside={
        units.length > 0 && (
          <SelectBox
            aria-label={`Unit of ${label}`}
            value={unit?.decimals ?? 0}
            onText={(decimals) => onChange(inUnit(typed, Number(decimals)))}
          >
            <option value={0}>Number</option>
            {units.map(({ name, decimals }) => (
              <option key={decimals} value={decimals}>
                {name}
              </option>
            ))}
          </SelectBox>
        )
      }
    >
      {(wiring) =>
        type === 'bool' ? (
          <SelectBox {...wiring} value={text} onText={onChange}>
            <option value="">Select</option>
            <option value="true">true</option>
            <option value="false">false</option>
          </SelectBox>
        ) : (
          <TextBox
            {...wiring}
            value={typed}
            onText={(digits) => onChange(inUnit(digits, unit?.decimals ?? 0))}
            list={type === 'address' ? SUGGESTIONS_ID : undefined}
            className="w-full grow font-mono"
          />
        )
      }
    </Field>
  )
}

/** Addresses that you have labeled or bookmarked, which fields for addresses suggest. */
export function AddressSuggestions() {
  const labeled = useStore(labels)
  const marked = useStore(bookmarks)
  const names = new Map<string, string>()
  for (const { href, title } of marked) {
    const address = /\/(?:address|token)\/(0x[\da-f]{40})/i.exec(href)?.[1]
    if (address) names.set(address.toLowerCase(), title)
  }
  for (const [address, label] of Object.entries(labeled)) names.set(address.toLowerCase(), label)
  return (
    <datalist id={SUGGESTIONS_ID}>
      {[...names].map(([address, name]) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

/** The symbol and decimals of the token that an address is, by its record; null if it is none. */
export function useNamedToken(hash: string): NumberUnit | null {
  const { data } = useQuery(itemQuery(useChain(), 'address', { hash }))
  const token = data?.value?.token
  return token?.decimals
    ? { name: token.symbol || 'Token', decimals: token.decimals, supply: token.total_supply }
    : null
}
