/** Sources and code of the contracts. Large, and only loaded for responses about contracts. */
export interface SourceFacts {
  /** Version of the compiler, e.g. `v0.8.37+commit.2b5e2fbf`. */
  compiler: string
  /** Its settings, in the form of its standard JSON. */
  settings: { evmVersion: string; optimizer: { enabled: boolean; runs: number }; metadata: { bytecodeHash: string } }
  /** Text of each source file by path. */
  files: Record<string, string>
  /** The compiled contracts by name. */
  artifacts: Record<string, ArtifactFacts>
  /** The contracts of the chain, in order of creation. */
  deployed: DeployedFacts[]
}

/** One compiled contract. */
export interface ArtifactFacts {
  /** Its name; that which it is recorded by if absent. */
  name?: string
  /** Compiler and settings, where contracts were not compiled together; null if they are unknown. */
  compiler?: string | null
  settings?: Readonly<Record<string, unknown>> | null
  /** Path of the file that has the contract, and of all files that it is compiled from. */
  file: string
  files: string[]
  abi: unknown[]
  /** Init code without constructor arguments. */
  bytecode: string
}

/** The code of one contract of the chain. */
export interface DeployedFacts {
  /** Checksummed. */
  address: string
  /** Code as deployed, and the init code with constructor arguments of an unverified contract, if that is known. */
  code: string
  init?: string
  /** The verification; absent for an unverified contract. */
  verified?: {
    artifact: string
    /** Hex; absent without constructor arguments. */
    constructorArgs?: string
    /** Height of the block at whose time it was verified, and the service; absent for a match with your own project. */
    block?: number
    by?: 'ethBytecodeDb' | 'sourcify' | 'verifierAlliance'
    /** Set if the sources match except for the metadata hash. */
    partial?: true
  }
  /** Other implementations that a proxy pattern in the code leads to. */
  conflicting?: { proxyType: string; implementations: string[] }[]
}

/** Code and storage of a contract at the head, from which the demo's EVM runs calls; slots and values in hex without leading zeros. */
export interface AccountFacts {
  /** Checksummed. */
  address: string
  nonce: number
  code: string
  storage: Record<string, string>
  /** Set if the contract has more slots than are recorded. */
  partial?: true
}
