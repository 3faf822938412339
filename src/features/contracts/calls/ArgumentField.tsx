import type { AbiParameter } from 'viem'
import { arrayTypeOf, type Draft, type DraftErrors, emptyDraft, MAX_ELEMENTS, tupleOf } from '#/contracts/arguments'
import { LeafField } from '#/features/contracts/calls/LeafField'
import { type Unit, unitsOf } from '#/entity/calls/units'
import { Button } from '#/ui/Button'

interface ArgumentFieldProps {
  parameter: AbiParameter
  /** Its name, or its position where it has none. */
  label: string
  draft: Draft
  /** Its place among the arguments, as in the errors. */
  place: string
  errors: DraftErrors
  token: Unit | null
  onChange: (draft: Draft) => void
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
        units={unitsOf(parameter.type, token)}
        onChange={onChange}
      />
    )
  }
  const parts = typeof draft === 'string' ? [] : draft
  const replace = (index: number, part: Draft) => onChange(parts.with(index, part))
  const isResizable = array?.length === null
  return (
    <fieldset className="min-w-0 border-l-2 border-line pl-3">
      <legend className="text-muted wrap-anywhere">
        {label} <span className="font-mono text-xs">{parameter.type}</span>
      </legend>
      <div className="stack-3 pt-1">
        {parts.map((part, index) => (
          // Elements have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
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
