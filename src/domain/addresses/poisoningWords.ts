import type { Poisoning } from '#/domain/addresses/poisoning'

/** An address and the one that it imitates. */
export type ImitatedPair = Pick<Extract<Poisoning, { sign: 'look-alike' }>, 'address' | 'imitated'>

/** Every address that imitates another one, once. */
export function imitatedPairs(transfers: readonly Poisoning[]): ImitatedPair[] {
  const pairs = transfers.flatMap((each) => (each.sign === 'look-alike' ? [each] : []))
  return [...new Map(pairs.map(({ address, imitated }) => [address + imitated, { address, imitated }])).values()]
}

/** Why transfers look like address poisoning: what they are of, and with whom. */
export function poisoningReason(transfers: readonly Poisoning[]): string {
  const what = [...new Set(transfers.map(({ of }) => AMOUNTS[of]))].join(' or ')
  const pairs = imitatedPairs(transfers).length
  if (pairs === 0) return `${what}, sent to many addresses`
  return `${what}, with ${pairs === 1 ? 'a look-alike address' : 'look-alike addresses'}`
}

const AMOUNTS: Record<Poisoning['of'], string> = {
  nothing: 'Zero value',
  dust: 'Dust amount',
  counterfeit: 'Spoofed token',
}
