import type { LabeledAddress } from '#/domain/addresses/address'
import type { Poisoning } from '#/domain/addresses/poisoning'
import { sameHash } from '#/domain/hashes/hash'

/** An address and the one that it imitates. */
export type ImitatedPair = Pick<Extract<Poisoning, { sign: 'look-alike' }>, 'address' | 'imitated'>

/** Every address that imitates another one, once. */
export function imitatedPairs(transfers: readonly Poisoning[]): ImitatedPair[] {
  const pairs = transfers.flatMap((each) => (each.sign === 'look-alike' ? [each] : []))
  return [...new Map(pairs.map(({ address, imitated }) => [address + imitated, { address, imitated }])).values()]
}

function amountsOf(transfers: readonly Poisoning[]): string {
  return [...new Set(transfers.map(({ of }) => AMOUNTS[of]))].join(' or ')
}

/** Why transfers look like address poisoning: what they are of, and with whom. */
export function poisoningReason(transfers: readonly Poisoning[]): string {
  const what = amountsOf(transfers)
  const pairs = imitatedPairs(transfers).length
  if (pairs === 0) return `${what}, in a batch with many addresses`
  return `${what}, with ${pairs === 1 ? 'a look-alike address' : 'look-alike addresses'}`
}

/** What transfers that look like address poisoning mean for one of their addresses, by its hash; '' for what there is not to say. */
export function describePoisoning(transfers: readonly Poisoning[], hash: string) {
  const pairs = imitatedPairs(transfers)
  const isItself = pairs.some(({ address }) => sameHash(address, hash))
  const took = isItself ? '' : `${transfers.length === 1 ? 'It' : 'They'} took nothing of value from this address. `
  return {
    pairs,
    title: isItself ? 'Look-alike address' : 'Possible address poisoning',
    /** Before the number of transfers. */
    start: isItself ? 'It imitates another address in ' : '',
    // That it is a look-alike address is said already.
    reason: (isItself ? amountsOf(transfers) : poisoningReason(transfers)).toLowerCase(),
    advice: isItself
      ? 'Do not send anything to this address.'
      : pairs.length > 0
        ? 'Do not copy an address from them.'
        : '',
    funds:
      pairs.length === 0
        ? ''
        : `${took}What was sent to a look-alike address cannot be called back: ask the support of your wallet or exchange.`,
  }
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
