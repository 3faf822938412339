/** The program of a development chain. */
export type Devnet = 'Anvil' | 'Hardhat'

/** The program of a development chain, by what its node returns for `web3_clientVersion`; null for every other node. */
export function devnetOf(clientVersion: unknown): Devnet | null {
  const [, program] = /^(anvil|hardhat)/i.exec(String(clientVersion)) ?? []
  if (program === undefined) return null
  return program.toLowerCase() === 'anvil' ? 'Anvil' : 'Hardhat'
}
