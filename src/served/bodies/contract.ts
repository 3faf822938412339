import { blockAt, rowBy, contractsByAddress } from '#/served/indexes'
import type { ArtifactFacts, DeployedFacts } from '#/served/recordedContracts'
import type { View } from '#/served/store'
import { addressBody, addressFacts, checksumOf } from './address'
import { isoTime } from './values'

/** The recorded files that the body of a contract is built from. */
export const contractFiles = ['addresses', 'blocks', 'contracts'] as const

type ContractView = View<(typeof contractFiles)[number]>

/** The code of the contract at an address; undefined if there is none. */
export function deployedAt(view: View<'contracts'>, hash: string): DeployedFacts | undefined {
  return rowBy(view.contracts.deployed, contractsByAddress, hash)
}

/** A contract in full: code and proxy for any, source and ABI for a verified one. */
export function contractBody(view: ContractView, deployed: DeployedFacts) {
  const contract = addressFacts(view, deployed.address)?.contract
  const implementation = (address: string) => ({
    address_hash: checksumOf(view, address),
    name: addressFacts(view, address)?.contract?.name ?? null,
  })
  const { verified } = deployed
  const artifact = verified && view.contracts.artifacts[verified.artifact]
  return {
    proxy_type: contract?.proxyType ?? null,
    implementations: (contract?.implementations ?? []).map(({ address }) => implementation(address)),
    conflicting_implementations: (deployed.conflicting ?? []).map(({ proxyType, implementations }) => ({
      proxy_type: proxyType,
      implementations: implementations.map(implementation),
    })),
    deployed_bytecode: deployed.code,
    creation_bytecode:
      deployed.init ?? (artifact ? `${artifact.bytecode}${verified?.constructorArgs?.slice(2) ?? ''}` : null),
    creation_status: contract?.destroyed === true ? 'selfdestructed' : 'success',
    ...(verified && verifiedFields(view, verified)),
  }
}

/** The fields of a verified contract. */
function verifiedFields(view: ContractView, verified: NonNullable<DeployedFacts['verified']>) {
  const { artifacts, files } = view.contracts
  const artifact = artifacts[verified.artifact]
  const { compiler, settings, optimizer } = compilationOf(view, artifact)
  const source = files[artifact?.file ?? ''] ?? ''
  return {
    name: artifact?.name ?? verified.artifact,
    is_verified: true,
    is_fully_verified: verified.partial !== true,
    is_partially_verified: verified.partial === true,
    is_verified_via_eth_bytecode_db: verified.by === 'ethBytecodeDb',
    is_verified_via_sourcify: verified.by === 'sourcify',
    is_verified_via_verifier_alliance: verified.by === 'verifierAlliance',
    verified_at: verifiedAt(view, verified.block),
    certified: false,
    is_blueprint: false,
    is_changed_bytecode: false,
    language: 'solidity',
    compiler_version: compiler,
    compiler_settings: settings,
    optimization_enabled: optimizer?.enabled ?? null,
    optimization_runs: optimizer?.runs ?? null,
    evm_version: settings?.['evmVersion'] ?? null,
    license_type: licenseIn(source),
    external_libraries: [],
    file_path: artifact?.file,
    source_code: source,
    additional_sources: (artifact?.files ?? [])
      .filter((file) => file !== artifact?.file)
      .map((file) => ({ file_path: file, source_code: files[file] ?? '' })),
    abi: artifact?.abi ?? [],
    constructor_args: verified.constructorArgs ?? null,
    decoded_constructor_args: null,
  }
}

/** What a contract was compiled with: as it says itself, else as all were. */
function compilationOf({ contracts }: ContractView, artifact: ArtifactFacts | undefined) {
  const { compiler = contracts.compiler, settings = contracts.settings } = artifact ?? {}
  const optimizer = settings?.['optimizer'] as { enabled?: boolean; runs?: number } | undefined
  return { compiler, settings, optimizer }
}

/** A row of the verified contracts. */
export function verifiedContractBody(view: ContractView, deployed: DeployedFacts) {
  const facts = addressFacts(view, deployed.address)
  const { verified } = deployed
  const { artifacts, files } = view.contracts
  const artifact = artifacts[verified?.artifact ?? '']
  const { compiler, optimizer } = compilationOf(view, artifact)
  return {
    address: addressBody(view, deployed.address),
    certified: false,
    coin_balance: facts?.balance ?? '0',
    compiler_version: compiler,
    has_constructor_args: verified?.constructorArgs !== undefined,
    language: 'solidity',
    license_type: licenseIn(files[artifact?.file ?? ''] ?? ''),
    market_cap: null,
    optimization_enabled: optimizer?.enabled ?? null,
    reputation: facts?.scam === true ? 'scam' : 'ok',
    transactions_count: facts?.transactionsCount ?? 0,
    verified_at: verifiedAt(view, verified?.block),
  }
}

/** Time between the creation of a contract and its verification, seconds. */
const VERIFICATION_DELAY = 6

function verifiedAt({ blocks }: ContractView, block: number | undefined): string | null {
  return block === undefined ? null : isoTime((blockAt(blocks, block)?.timestamp ?? 0) + VERIFICATION_DELAY)
}

/** The license that a source file names, as the API writes it. */
function licenseIn(source: string): string {
  return /SPDX-License-Identifier: (MIT)\b/.test(source) ? 'mit' : 'none'
}
