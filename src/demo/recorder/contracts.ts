import type { Address } from 'viem'
import type { DeployedFacts, SourceFacts } from '../../served/recordedContracts.ts'
import type { Made } from './addresses.ts'
import type { MinedTransaction } from './chain.ts'
import type { Compilation } from './compile.ts'
import type { ChainSpec } from './spec.ts'

/** Contracts whose sources match the deployed code except for the metadata hash. */
const PARTIAL = new Set(['Disperser', 'LendingPool'])

/** Where contracts were verified, if not in the bytecode database. */
const VERIFIED_BY: Record<string, NonNullable<DeployedFacts['verified']>['by']> = {
  Multicall: 'sourcify',
  ObservatoryProxy: 'sourcify',
  ObservatoryV1: 'sourcify',
  ObservatoryV2: 'sourcify',
  WrappedCoin: 'verifierAlliance',
}

/** Sources and code of the contracts that the run made. */
export function sourceFacts(
  { testnet }: ChainSpec,
  mined: readonly MinedTransaction[],
  made: Map<Address, Made>,
  compilation: Compilation,
): SourceFacts {
  const { compiler, settings, texts, artifacts } = compilation
  const sources = [...made.values()].flatMap(({ identity }) => identity.source ?? [])
  const names = new Set(sources.map(({ name }) => name))
  const used = [...artifacts.values()].filter(({ name }) => names.has(name))
  const files = [...new Set(used.flatMap((artifact) => artifact.files))].sort()
  return {
    compiler,
    settings,
    files: Object.fromEntries(files.map((file) => [file, texts.get(file) ?? ''])),
    artifacts: Object.fromEntries(
      used.map(({ name, file, files: all, abi, bytecode }) => [name, { file, files: all, abi: [...abi], bytecode }]),
    ),
    deployed: [...made].map(([address, contract]) => {
      const conflicting = testnet ? conflictsOf(contract.identity.source?.name, made) : []
      return {
        ...deployedFacts(address, contract, mined[contract.creation]?.block ?? 0),
        ...(conflicting.length === 0 ? {} : { conflicting }),
      }
    }),
  }
}

function deployedFacts(address: Address, { identity, code, init }: Made, block: number): DeployedFacts {
  const { source } = identity
  if (source === undefined) return { address, code, init }
  const args = init.slice(source.bytecode.length)
  return {
    address,
    code,
    verified: {
      artifact: source.name,
      ...(args === '' ? {} : { constructorArgs: `0x${args}` }),
      block,
      by: VERIFIED_BY[source.name] ?? 'ethBytecodeDb',
      ...(PARTIAL.has(source.name) ? { partial: true as const } : {}),
    },
  }
}

/** The conflict that the testnet's API reports for its upgraded proxy, as real APIs do for proxies that match two patterns. */
function conflictsOf(name: string | undefined, made: Map<Address, Made>): NonNullable<DeployedFacts['conflicting']> {
  if (name !== 'ObservatoryProxy') return []
  const first = [...made].find(([, { identity }]) => identity.source?.name === 'ObservatoryV1')
  return first === undefined ? [] : [{ proxyType: 'basic_implementation', implementations: [first[0]] }]
}
