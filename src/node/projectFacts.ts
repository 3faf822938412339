import { isDeployed, type ProjectContract } from '#/contracts/project'
import type { GrowingFacts } from './chainFacts'

/** The contract of a project that code of the chain is of; null for none. By project, as another one has others. */
const matches = new WeakMap<readonly ProjectContract[], Map<string, ProjectContract | null>>()

function contractWith(project: readonly ProjectContract[], code: string): ProjectContract | null {
  const known = matches.get(project) ?? new Map<string, ProjectContract | null>()
  matches.set(project, known)
  const found = known.get(code) ?? project.find((contract) => isDeployed(contract, code)) ?? null
  known.set(code, found)
  return found
}

/** Gives the contracts whose code the developer's project compiled their name, ABI and sources, and takes them from all others. */
export function applyProject(facts: GrowingFacts, project: readonly ProjectContract[]): void {
  const { contracts } = facts.recording
  for (const row of contracts.deployed) {
    const contract = contractWith(project, row.code)
    const address = facts.addressAt(row.address)?.contract
    if (contract === null) {
      delete row.verified
      delete address?.name
      continue
    }
    const { name, file, abi, bytecode, compiler, settings, sources } = contract
    const artifact = `${file}:${name}`
    const args = row.init?.slice(bytecode.length)
    contracts.artifacts[artifact] = {
      name,
      file,
      files: Object.keys(sources),
      abi: [...abi],
      bytecode,
      compiler,
      settings,
    }
    Object.assign(contracts.files, sources)
    row.verified = { artifact, ...(args && { constructorArgs: `0x${args}` }) }
    if (address) address.name = name
  }
}
