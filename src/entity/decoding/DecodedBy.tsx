import type { AbiSource } from '#/contracts/abi'
import { useChain } from '#/data/sources/useChain'
import { AddressHashLink } from '#/entity/AddressLink'
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

/** What a decoding is from, in one line for a tooltip: without names, which others chose. */
export function sourceText(source: AbiSource): string {
  switch (source.kind) {
    case 'api':
      return 'Decoded by the API'
    case 'verified':
      return `Decoded by the verified ABI of ${source.address}`
    case 'added':
      return 'Decoded by an ABI that you added'
    case 'standard':
      return source.name === 'Solidity'
        ? 'Decoded as an error of Solidity'
        : `Decoded by the ${source.name} standard ABI, not by the contract’s own`
    case 'signatures':
      return 'Decoded by a signature database, where anyone can add names'
  }
}
