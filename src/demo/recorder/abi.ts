import { type Abi, type Hex, concat, encodeAbiParameters, encodeFunctionData } from 'viem'
import type { Artifact } from './compile.ts'

/** A value that ABI encoding takes. */
export type Argument = string | bigint | number | boolean | readonly Argument[] | { [key: string]: Argument }

/** Gas for a creation: its data, its code, and a few writes of the constructor. */
export function creationGas({ bytecode, runtime }: Artifact): bigint {
  return BigInt(Math.ceil((330_000 + (bytecode.length / 2) * 18 + runtime.length * 200) / 10_000) * 10_000)
}

/** Encodes a call. */
export function encode(abi: Abi, method: string, args: readonly Argument[]): Hex {
  return encodeFunctionData({ abi, functionName: method, args })
}

/** Init code of a contract with its constructor's arguments. */
export function creation(artifact: Artifact, args: readonly Argument[]): Hex {
  const inputs = artifact.abi.find((item) => item.type === 'constructor')?.inputs ?? []
  return concat([artifact.bytecode, encodeAbiParameters(inputs, args)])
}
