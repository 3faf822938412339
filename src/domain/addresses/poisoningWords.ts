import type { LabeledAddress } from '#/domain/addresses/address'
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

/** Whether a public tag of an address names it as part of address poisoning: what the API flags, some APIs only tag. */
export function isTaggedAsPoisoning({
  metadata,
  public_tags,
}: Pick<LabeledAddress, 'metadata' | 'public_tags'>): boolean {
  const names = (metadata?.tags ?? []).map(({ name }) => name)
  const labels = (public_tags ?? []).flatMap(({ display_name, label }) => [display_name, label])
  return [...names, ...labels].some((text) => /poison|look-?alike/i.test(text ?? ''))
}

const AMOUNTS: Record<Poisoning['of'], string> = {
  nothing: 'Zero value',
  dust: 'Dust amount',
  counterfeit: 'Spoofed token',
}
