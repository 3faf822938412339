import type { AbiSource } from '#/contracts/decoding'
import { useChain } from '#/data/sources/useChain'
import { AddressHashLink } from '#/entity/AddressLink'
import { sourceText } from '#/entity/decoding/sourceText'
import { UntrustedText } from '#/ui/UntrustedText'

/** Says what a decoding is from. */
export function DecodedBy({ source }: { source: AbiSource }) {
  const { chain } = useChain()
  return (
    <p className="text-sm text-muted [&_a]:underline">
      {source.kind === 'verified' ? (
        <>
          Decoded by the verified ABI of{' '}
          <AddressHashLink chain={chain.id} hash={source.address} name={source.name} kind="contract" />
          {source.proxy !== null && ', the implementation of this proxy'}
        </>
      ) : (
        sourceText(source)
      )}
      {source.kind === 'added' && (
        <>
          : <UntrustedText text={source.name} max={60} />
        </>
      )}
    </p>
  )
}
