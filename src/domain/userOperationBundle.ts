/** Selectors of `handleOps` and `handleAggregatedOps`, of entry points before and since version 0.7 (ERC-4337). */
const SELECTORS = /^0x(?:1fad948c|4b1d7cf5|765e827f|dbed18e0)/i

/** Whether a transaction is a bundle of user operations: a call of an entry point. */
export function isBundle({ raw_input, method }: { raw_input: string | null; method: string | null }): boolean {
  return SELECTORS.test(raw_input ?? method ?? '') || method === 'handleOps' || method === 'handleAggregatedOps'
}
