import { isOther, type Open } from './open'

/** Whether a token's units are counted one by one: NFTs have ids, and no fractions or price of their own. */
export function isCounted(type: Open<string> | null): boolean {
  return type === 'ERC-721' || type === 'ERC-1155'
}

/** Whether a token can have instances with ids; one of a standard that is not known here may. */
export function hasInstances(type: Open<string> | null): boolean {
  return type !== 'ERC-20' && !(type !== null && isOther(type) && /^ERC-7984$/i.test(type.other))
}
