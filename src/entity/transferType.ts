import { labelOf } from '#/domain/open'

/** The type of a transfer of the advanced filter in words, in any case: 'Coin transfer', 'ERC-20'. */
export function transferTypeLabel(type: string): string {
  if (type.startsWith('ERC')) return type
  const word = type.toLowerCase()
  // As the lists of transactions name it.
  return word === 'contract_interaction' ? 'Contract call' : labelOf({ other: word })
}
