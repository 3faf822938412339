import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

const here = import.meta.dirname

/** One compiled contract. */
export interface Artifact {
  name: string
  abi: Abi
  bytecode: Hex
  /** Code as deployed, immutables still zero. */
  runtime: Uint8Array
  /** Byte ranges of `runtime` that hold immutables. */
  immutables: { start: number; length: number }[]
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
        evm: {
          bytecode: { object: string }
          deployedBytecode: { object: string; immutableReferences: Record<string, { start: number; length: number }[]> }
        }
      }
    >
  >
}

/** Compiles every contract of `contracts/` and returns them by name. */
export function compile(): Map<string, Artifact> {
  const folder = join(here, 'contracts')
  const sources = Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }]),
  )
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      evmVersion: 'cancun',
      // Small code over cheap calls: block gas is scarce on these chains. No metadata hash, so that a comment changes nothing.
      optimizer: { enabled: true, runs: 1 },
      metadata: { bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] } },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as CompilerOutput
  const errors = (output.errors ?? []).filter((error) => error.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))

  const artifacts = new Map<string, Artifact>()
  for (const file of Object.keys(sources)) {
    for (const [name, contract] of Object.entries(output.contracts[file] ?? {})) {
      const { bytecode, deployedBytecode } = contract.evm
      if (bytecode.object === '') continue
      artifacts.set(name, {
        name,
        abi: contract.abi,
        bytecode: `0x${bytecode.object}`,
        runtime: Buffer.from(deployedBytecode.object, 'hex'),
        immutables: Object.values(deployedBytecode.immutableReferences).flat(),
      })
    }
  }
  return artifacts
}

function readImport(path: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(join(here, 'node_modules', path), 'utf8') }
  } catch {
    return { error: `not found: ${path}` }
  }
}
