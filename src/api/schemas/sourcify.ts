import * as z from 'zod/mini'
import { nullish } from './fields'
import { jsonObject, text, timestamp, word } from './scalars'
import { abiJson } from './smartContract'

/** How exactly a source compiles to the code: metadata included, or without it. */
const match = word(['exact_match', 'match'])

/** Served by Sourcify at /v2/contract/{chainId}/{address}. All text is attacker-written. */
export const sourcifyContract = z.object({
  match: nullish(match),
  creationMatch: nullish(match),
  runtimeMatch: nullish(match),
  verifiedAt: nullish(timestamp),
  /** By path: `{ content }`. Read file by file, as a path may have any name. */
  sources: nullish(jsonObject),
  abi: nullish(abiJson),
  compilation: nullish(
    z.object({
      language: nullish(text),
      compiler: nullish(text),
      compilerVersion: nullish(text),
      compilerSettings: nullish(jsonObject),
      name: nullish(text),
      /** "path/of/File.sol:Name". */
      fullyQualifiedName: nullish(text),
    }),
  ),
})

/** A contract that is verified on Sourcify. */
export type SourcifyContract = z.infer<typeof sourcifyContract>
