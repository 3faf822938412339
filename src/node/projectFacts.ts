import { readAbi } from '#/contracts/abi'
import { abiIndex } from '#/contracts/abiIndex'
import { isDeployed, type ProjectContract } from '#/contracts/project'
import type { GrowingFacts } from './chainFacts'
import { methodIn } from './methodNames'

/** Whether code of the chain is of a contract of a project. */
export const isOfProject = (project: readonly ProjectContract[], code: string) =>
  project.some((contract) => isDeployed(contract, code))

/** The contract of a project that code of the chain is of; null for none. By project, as another one has others. */
const matches = new WeakMap<readonly ProjectContract[], Map<string, ProjectContract | null>>()

function contractWith(project: readonly ProjectContract[], code: string): ProjectContract | null {
  const known = matches.get(project) ?? new Map<string, ProjectContract | null>()
  matches.set(project, known)
  const found = known.get(code) ?? project.find((contract) => isDeployed(contract, code)) ?? null
  known.set(code, found)
  return found
}

/** The project that each contract was last compared with: a row is replaced where its code changes. */
const applied = new WeakMap<GrowingFacts['recording']['contracts']['deployed'][number], readonly ProjectContract[]>()

/**
 * Gives the contracts whose code the developer's project compiled their name, ABI and sources, and takes them from all others; names the
 * methods of transactions. Only what is new is looked at, as long as the project is the same array.
 */
export function applyProject(facts: GrowingFacts, project: readonly ProjectContract[]): void {
  nameMethods(facts, project)
  const { contracts } = facts.recording
  for (const row of contracts.deployed) {
    if (applied.get(row) === project) continue
    applied.set(row, project)
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

/** The names of a project's functions by selector. */
const functionNames = new WeakMap<readonly ProjectContract[], ReadonlyMap<string, string>>()

function namesIn(project: readonly ProjectContract[]): ReadonlyMap<string, string> {
  const names =
    functionNames.get(project) ??
    new Map(
      project.flatMap(({ abi }) =>
        [...abiIndex(readAbi(abi).abi).functions].flatMap(([selector, [first]]) =>
          first ? [[selector, first.name] as const] : [],
        ),
      ),
    )
  functionNames.set(project, names)
  return names
}

/** The project whose functions the transactions were last named by, and how many of them. */
const named = new WeakMap<GrowingFacts, { project: readonly ProjectContract[]; count: number }>()

/** Names the methods of transactions that are functions of the project, also where they are called through a proxy. */
function nameMethods(facts: GrowingFacts, project: readonly ProjectContract[]): void {
  const { transactions, calldata } = facts.recording
  const before = named.get(facts)
  const names = namesIn(project)
  const isNamed = before ? before.project === project : names.size === 0
  const from = isNamed ? (before?.count ?? transactions.length) : 0
  for (const [place, row] of transactions.slice(from).entries()) {
    const input = calldata[from + place]?.input ?? '0x'
    const name = row.to && (names.get(input.slice(0, 10)) ?? methodIn(input))
    if (name === undefined) delete row.method
    else row.method = name
  }
  named.set(facts, { project, count: transactions.length })
}
