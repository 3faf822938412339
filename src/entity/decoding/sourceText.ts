import type { AbiSource } from '#/contracts/decoding'

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
      return source.name === 'Solidity' ? 'Decoded as an error of Solidity' : `Decoded by the ${source.name} standard`
    case 'signatures':
      return 'Decoded by a signature database, where anyone can add names'
  }
}
