import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'

/** A file of a developer's project folder. */
export interface ProjectFile {
  /** Relative to the folder. */
  readonly path: string
  readonly text: string
}

/** A contract that a developer's project compiled. */
export interface ProjectContract {
  readonly name: string
  /** The source file by its path, as the compiler was given it. */
  readonly file: string
  readonly abi: readonly unknown[]
  /** Init code without constructor arguments, as hex; holes of libraries are not filled. */
  readonly bytecode: string
  /** Code after deployment, as hex; holes of libraries and immutables are not filled. */
  readonly deployed: string
  /** Version of the compiler, and its settings; null where the folder does not hold them. */
  readonly compiler: string | null
  readonly settings: Readonly<Record<string, unknown>> | null
  /** Texts of the source files that the folder holds, by path; only those that the contract was compiled from. */
  readonly sources: Readonly<Record<string, string>>
}

const code = z.union([
  z.string(),
  z.pipe(
    z.object({ object: z.string() }),
    z.transform(({ object }) => object),
  ),
])
const settingsSchema = z.record(z.string(), z.unknown())

/** What Foundry and Hardhat write for each contract; Foundry with the compiler's metadata, Hardhat with its names. */
const artifactSchema = z.object({
  abi: z.array(z.unknown()),
  bytecode: code,
  deployedBytecode: code,
  contractName: z.optional(z.string()),
  sourceName: z.optional(z.string()),
  inputSourceName: z.optional(z.string()),
  // Other compilers than solc write other metadata, or none.
  metadata: z.catch(
    z.optional(
      z.object({
        compiler: z.object({ version: z.string() }),
        settings: settingsSchema,
        sources: z.record(z.string(), z.object({ keccak256: z.string() })),
      }),
    ),
    undefined,
  ),
})

/** What Hardhat writes for each run of the compiler. */
const buildSchema = z.object({
  solcLongVersion: z.string(),
  input: z.object({
    settings: z.optional(settingsSchema),
    sources: z.record(z.string(), z.object({ content: z.optional(z.string()) })),
  }),
})

type Artifact = z.output<typeof artifactSchema>
type Build = z.output<typeof buildSchema>

/** Whether a file of a project folder says something of its contracts: artifacts and sources, not settings or dependencies’ tests. */
export function isProjectFile(path: string): boolean {
  return (
    /\.(?:sol|vy)$/.test(path) ||
    (path.endsWith('.json') && !/(?:^|\/)(?:node_modules|cache)\/|\.dbg\.json$/.test(path))
  )
}

/** The contracts of a project folder: a Foundry `out` or Hardhat `artifacts` folder, or the project around it. Other files are ignored. */
export function readProject(files: readonly ProjectFile[]): ProjectContract[] {
  const builds: Build[] = []
  const artifacts: { path: string; artifact: Artifact }[] = []
  for (const { path, text } of files) {
    if (!path.endsWith('.json')) continue
    const json = parsed(text)
    const build = z.safeParse(buildSchema, json)
    const artifact = z.safeParse(artifactSchema, json)
    if (build.success) builds.push(build.data)
    else if (artifact.success) artifacts.push({ path, artifact: artifact.data })
  }
  const sources = files.filter(({ path }) => /\.(?:sol|vy)$/.test(path))
  return artifacts.flatMap(({ path, artifact }) => contractOf(path, artifact, builds, sources) ?? [])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function contractOf(
  path: string,
  artifact: Artifact,
  builds: readonly Build[],
  files: readonly ProjectFile[],
): ProjectContract | null {
  const { abi, bytecode, deployedBytecode, metadata } = artifact
  // An interface or an abstract contract has no code.
  if (deployedBytecode.replace(/^0x/, '') === '') return null
  const written = { abi, bytecode: prefixed(bytecode), deployed: prefixed(deployedBytecode) }
  if (metadata) {
    const [target = ['', '']] = Object.entries(metadata.settings['compilationTarget'] ?? {})
    const [file, name] = target
    const known = Object.entries(metadata.sources).flatMap(([source, { keccak256 }]) => {
      const text = files.find((each) => isSamePath(each.path, source) && hashOf(each.text) === keccak256)?.text
      return text === undefined ? [] : [[source, text] as const]
    })
    const { version } = metadata.compiler
    return {
      ...written,
      name: String(name),
      file,
      compiler: `v${version}`,
      settings: metadata.settings,
      sources: Object.fromEntries(known),
    }
  }
  // Foundry names the folder of a contract by its source file: two contracts may have one name.
  const folder = /([^/]+)\/[^/]+$/.exec(path)?.[1] ?? ''
  const file = artifact.inputSourceName ?? artifact.sourceName ?? folder
  const build = builds.find(({ input }) => file in input.sources)
  const known = Object.entries(build?.input.sources ?? {}).flatMap(([source, { content }]) =>
    content === undefined ? [] : [[source, content] as const],
  )
  return {
    ...written,
    name: artifact.contractName ?? path.replace(/^.*\/|\.json$/g, ''),
    file,
    compiler: build ? `v${build.solcLongVersion}` : null,
    settings: build?.input.settings ?? null,
    sources: Object.fromEntries(known),
  }
}

const prefixed = (hex: string) => (hex.startsWith('0x') ? hex : `0x${hex}`)
const hashOf = (text: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`
const isSamePath = (path: string, source: string) => path === source || path.endsWith(`/${source}`)

/**
 * Parts of compiled code that deployment fills: immutables, which are pushed as 32 bytes of zeros, the addresses of libraries, and a
 * library's own address at its start.
 */
const HOLE = /7f0{64}|__\$[\da-f]{34}\$__|^0x730{40}/g

/** Whether code of a chain is that of a compiled contract, holes aside. */
export function isDeployed({ deployed }: Pick<ProjectContract, 'deployed'>, onChain: string): boolean {
  const [compiled, found] = [deployed.toLowerCase(), onChain.toLowerCase()]
  if (compiled.length !== found.length) return false
  let at = 0
  for (const { 0: hole, index } of compiled.matchAll(HOLE)) {
    // The opcode that pushes is in the hole's text, but the same in both.
    const opcode = hole.startsWith('0x73') ? 4 : hole.startsWith('7f') ? 2 : 0
    if (!found.startsWith(compiled.slice(at, index + opcode), at)) return false
    at = index + hole.length
  }
  return found.startsWith(compiled.slice(at), at)
}
