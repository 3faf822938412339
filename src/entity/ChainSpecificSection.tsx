import { labelOf } from '#/domain/open'
import { chainSpecificFields } from '#/entity/chainSpecificFields'
import { RawRecord } from '#/ui/RawRecord'
import { Section } from '#/ui/Section'
import { UntrustedText } from '#/ui/UntrustedText'

/** Fields that the chain's API adds to the documented ones, as they are; `known` as of chainSpecificFields. */
export function ChainSpecificSection({ raw, known }: { raw: unknown; known: ReadonlySet<string> }) {
  const groups = chainSpecificFields(raw, known)
  return (
    groups !== null && (
      <Section id="chain-specific" title="Chain-specific fields">
        {groups.map(({ name, fields }) => (
          <div key={name} className="mb-3 border-b border-line pb-3">
            {name !== '' && (
              <h3 className="mb-1 font-semibold">
                <UntrustedText text={labelOf({ other: name })} max={40} />
              </h3>
            )}
            <RawRecord raw={fields} />
          </div>
        ))}
      </Section>
    )
  )
}
