/**
 * The key of a chain, in URLs, storage and the configuration: its decimal chain ID. Where several have that ID, as two local nodes, the
 * others have a dash and a name behind it: `31337-2`, `1-own-node`.
 */
const CHAIN_KEY = /^[1-9]\d{0,77}(?:-[a-z\d]+)*$/

/** Whether a text is the key of a chain. */
export function isChainKey(text: string): boolean {
  return CHAIN_KEY.test(text)
}

/** The decimal ID of a chain by its key, as nodes, wallets, other services and standards have it. */
export function chainIdOf(key: string): string {
  return key.replace(/-.*/, '')
}

/** The same as a hexadecimal quantity, as wallets have it. */
export function hexChainId(key: string): string {
  return `0x${BigInt(chainIdOf(key)).toString(16)}`
}

/** The first key for a chain ID that is not one of the others. */
export function freeChainKey(id: string, others: readonly string[]): string {
  let key = id
  for (let count = 2; others.includes(key); count += 1) key = `${id}-${count}`
  return key
}
