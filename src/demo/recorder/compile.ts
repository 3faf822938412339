import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

const here = import.meta.dirname

/** Contracts of other packages that the scenario deploys as they are published, by the files that have them. */
const PUBLISHED: Record<string, readonly string[]> = {
  '@account-abstraction/contracts/core/EntryPoint.sol': ['EntryPoint'],
  '@account-abstraction/contracts/core/SenderCreator.sol': ['SenderCreator'],
  '@account-abstraction/contracts/samples/SimpleAccount.sol': ['SimpleAccount'],
  '@account-abstraction/contracts/samples/SimpleAccountFactory.sol': ['SimpleAccountFactory'],
  '@account-abstraction/contracts/samples/VerifyingPaymaster.sol': ['VerifyingPaymaster'],
  '@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol': ['ERC1967Proxy'],
}

/** One compiled contract. */
export interface Artifact {
  name: string
  abi: Abi
  bytecode: Hex
  /** Code as deployed, immutables still zero. */
  runtime: Uint8Array
  /** Byte ranges of `runtime` that hold immutables. */
  immutables: { start: number; length: number }[]
  /** Path of the source file that has the contract, and of all files that it is compiled from. */
  file: string
  files: string[]
}

/** The compiled contracts, and what they were compiled from. */
export interface Compilation {
  /** Version in the form of the API, e.g. `v0.8.37+commit.2b5e2fbf`. */
  compiler: string
  settings: CompilerSettings
  /** Text of each source file by path. */
  texts: Map<string, string>
  artifacts: Map<string, Artifact>
}

/** The compiler's settings without the selection of its output. */
type CompilerSettings = Omit<typeof SETTINGS, 'outputSelection'>

const SETTINGS = {
  evmVersion: 'cancun',
  // Optimized for code size, because block gas is scarce on these chains. Without a metadata hash, so that comments change nothing.
  optimizer: { enabled: true, runs: 1 },
  metadata: { bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'metadata', 'evm.bytecode.object', 'evm.deployedBytecode'] } },
}

/** The part of the compiler's standard output that the recorder reads. */
interface CompilerOutput {
  errors?: { severity: 'error' | 'warning' | 'info'; formattedMessage: string }[]
  contracts: Record<
    string,
    Record<
      string,
      {
        abi: Abi
        metadata: string
        evm: {
          bytecode: { object: string }
          deployedBytecode: { object: string; immutableReferences: Record<string, { start: number; length: number }[]> }
        }
      }
    >
  >
}

/** Compiles every contract of `contracts/`, and those that are published elsewhere. */
export function compile(): Compilation {
  const folder = join(here, 'contracts')
  const texts = new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const own = [...texts.keys()]
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...texts].map(([file, content]) => [file, { content }])),
    settings: SETTINGS,
  }
  const readImport = (path: string): { contents: string } | { error: string } => {
    try {
      const contents = readFileSync(join(here, 'node_modules', path), 'utf8')
      texts.set(path, contents)
      return { contents }
    } catch {
      return { error: `not found: ${path}` }
    }
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as CompilerOutput
  const errors = (output.errors ?? []).filter((error) => error.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))

  const artifacts = new Map<string, Artifact>()
  for (const file of [...own, ...Object.keys(PUBLISHED)]) {
    for (const [name, contract] of Object.entries(output.contracts[file] ?? {})) {
      const { bytecode, deployedBytecode } = contract.evm
      if (bytecode.object === '' || PUBLISHED[file]?.includes(name) === false) continue
      artifacts.set(name, {
        name,
        abi: contract.abi,
        bytecode: `0x${bytecode.object}`,
        runtime: Buffer.from(deployedBytecode.object, 'hex'),
        immutables: Object.values(deployedBytecode.immutableReferences).flat(),
        file,
        files: filesIn(contract.metadata),
      })
    }
  }
  const { outputSelection: _, ...settings } = SETTINGS
  const compiler = `v${solc.version().replace(/\.Emscripten.*$/, '')}`
  return { compiler, settings, texts, artifacts }
}

/** The files that the compiler's metadata lists as sources of a contract. */
function filesIn(metadata: string): string[] {
  const { sources } = JSON.parse(metadata) as { sources: Record<string, unknown> }
  return Object.keys(sources).sort()
}
