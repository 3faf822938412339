import { useChain } from '#/data/sources/useChain'
import { DecodeForm } from '#/features/decode/DecodeForm'
import type { DecodeParameters } from '#/features/decode/parameters'
import { SignatureHashes } from '#/features/decode/SignatureHashes'
import { UnitConverter } from '#/features/decode/UnitConverter'
import { useDecodeState } from '#/features/decode/useDecodeState'
import { PageMeta } from '#/ui/PageMeta'
import { Section } from '#/ui/Section'

/** Tools for pasted data: decoding, units, and the hashes of signatures. */
export function DecodePage({ search }: { search: DecodeParameters }) {
  const { chain } = useChain()
  const [state, change] = useDecodeState(search)
  return (
    <>
      <PageMeta
        title="Decode"
        description="Decodes input data, logs and revert data; converts units; hashes signatures."
      />
      <h1 className="py-5 text-xl font-semibold md:text-2xl">Decode</h1>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Section id="data" title="Data">
            <DecodeForm state={state} onChange={change} />
          </Section>
        </div>
        <div className="min-w-0">
          <Section id="units" title="Unit converter">
            <UnitConverter chain={chain} state={state} onChange={change} />
          </Section>
          <Section id="signature" title="Selector and topic">
            <SignatureHashes signature={state.signature} onChange={(signature) => change({ signature })} />
          </Section>
        </div>
      </div>
    </>
  )
}
