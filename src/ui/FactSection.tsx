import { DetailRows, type Fact } from '#/ui/DetailRows'
import { Section } from '#/ui/Section'
import { FirstOf } from '#/ui/FirstOf'

interface FactSectionProps {
  id: string
  title: string
  /** The facts of each record. */
  records: readonly (readonly Fact[])[]
}

/** Records of one kind under a heading; nothing if none of them has a fact to show. */
export function FactSection({ id, title, records }: FactSectionProps) {
  const shown = records.filter((facts) => facts.some(({ value }) => value !== null))
  if (shown.length === 0) return null
  return (
    <Section id={id} title={title}>
      <FirstOf list={shown}>
        {(first) => (
          <div className="grid gap-3">
            {first.map((facts, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- records have no identity but their position
              <DetailRows key={index} facts={facts} />
            ))}
          </div>
        )}
      </FirstOf>
    </Section>
  )
}
