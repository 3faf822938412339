import type { Address } from 'viem'
import type { Artifact } from './compile.ts'

/** A deployed contract with its ABI. */
export interface Contract {
  address: Address
  artifact: Artifact
}
