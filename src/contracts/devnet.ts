/** The program of a development chain. */
export type Devnet = 'Anvil' | 'Hardhat'

/** The program of a development chain, by what its node returns for `web3_clientVersion`; null for every other node. */
export function devnetOf(clientVersion: unknown): Devnet | null {
  const [, program] = /^(anvil|hardhat)/i.exec(String(clientVersion)) ?? []
  if (program === undefined) return null
  return program.toLowerCase() === 'anvil' ? 'Anvil' : 'Hardhat'
}

/** Chain IDs by default of anvil, hardhat, ganache and geth. */
const LOCAL_IDS: ReadonlySet<number> = new Set([31_337, 1_337])

/** Whether a chain ID, decimal or as nodes write it, is one that programs give a developer's chain by default. */
export function isLocalId(id: unknown): boolean {
  return LOCAL_IDS.has(Number(id))
}

/** Whether a node is a developer's, by what it returns for `web3_clientVersion`. */
export function isLocalProgram(clientVersion: unknown): boolean {
  return /anvil|hardhat|ganache/i.test(String(clientVersion))
}
