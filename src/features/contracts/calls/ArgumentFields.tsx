import type { AbiParameter } from 'viem'
import type { Draft, DraftErrors } from '#/contracts/arguments'
import { ArgumentField } from '#/features/contracts/calls/ArgumentField'
import type { Unit } from '#/entity/calls/units'

interface ArgumentFieldsProps {
  inputs: readonly AbiParameter[]
  drafts: readonly Draft[]
  errors: DraftErrors
  token: Unit | null
  onChange: (drafts: readonly Draft[]) => void
}

/** The fields of a function's arguments, and what is wrong with all of them together. */
export function ArgumentFields({ inputs, drafts, errors, token, onChange }: ArgumentFieldsProps) {
  return (
    <>
      {inputs.map((parameter, index) => (
        <ArgumentField
          // Two parameters may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
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
