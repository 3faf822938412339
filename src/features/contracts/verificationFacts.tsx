import type { SmartContract } from '#/api/schemas/smartContract'
import { readExternalUrl } from '#/domain/links/externalUrl'
import { counted } from '#/domain/amounts/numberFormat'
import { labelOf } from '#/domain/open'
import { AddressHashLink } from '#/entity/AddressLink'
import { FullTimestamp } from '#/entity/Timestamp'
import type { Fact } from '#/ui/DetailRows'
import { ExternalLink } from '#/ui/ExternalLink'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

/** Facts about the verification of a contract and about its compiler. */
export function verificationFacts(contract: SmartContract, chain: string): Fact[] {
  const twin = contract.verified_twin_address_hash
  return [
    { label: 'Contract name', hint: 'Name of the contract in its source.', value: text(contract.name) },
    { label: 'Match', hint: 'How exactly the source compiles to the deployed code.', value: matchText(contract) },
    {
      label: 'Verified',
      hint: 'Time when the source was verified.',
      value: contract.verified_at && <FullTimestamp date={contract.verified_at} />,
    },
    {
      label: 'Verified by',
      hint: 'Services that compiled the source and compared the code.',
      value: verifiers(contract),
    },
    {
      label: 'Verified twin',
      hint: 'Contract with the same code, whose source this is.',
      value: twin && <AddressHashLink chain={chain} hash={twin} kind="contract" />,
    },
    {
      label: 'Language',
      hint: 'Programming language of the source.',
      value: contract.language && <UntrustedText text={labelOf(contract.language)} />,
    },
    { label: 'Compiler', hint: 'Version of the compiler.', value: text(contract.compiler_version) },
    {
      label: 'Optimizer',
      hint: 'Whether the compiler optimized the code, and for how many runs.',
      value: optimizer(contract),
    },
    { label: 'EVM version', hint: 'EVM version that the code was compiled for.', value: text(contract.evm_version) },
    { label: 'License', hint: 'License of the source, as stated at verification.', value: text(licenseText(contract)) },
    { label: 'Package', hint: 'Package of the source.', value: text(contract.package_name) },
    { label: 'Libraries', hint: 'Deployed libraries that the contract calls.', value: libraries(contract, chain) },
    {
      label: 'Blueprint',
      hint: 'Code that other contracts are created from (ERC-5202).',
      value: contract.is_blueprint === true ? 'Yes' : null,
    },
  ]
}

function text(value: string | null) {
  return value && <UntrustedText text={value} max={200} />
}

/** What kind of match it is, in plain words. */
export function matchText({
  is_fully_verified,
  is_partially_verified,
}: Pick<SmartContract, 'is_fully_verified' | 'is_partially_verified'>) {
  if (is_partially_verified === true)
    return (
      <>
        <span className="font-medium text-warn">Partial match</span>: the code is the same except for its metadata hash.
        Comments, names of variables and file paths may differ from the original source.
      </>
    )
  if (is_fully_verified === true)
    return (
      <>
        <span className="font-medium text-good">Full match</span>: the source compiles to exactly the deployed code,
        metadata included.
      </>
    )
  return null
}

function verifiers(contract: SmartContract) {
  const url = contract.sourcify_repo_url === null ? null : readExternalUrl(contract.sourcify_repo_url)
  const names = [
    contract.is_verified_via_sourcify === true && 'Sourcify',
    contract.is_verified_via_eth_bytecode_db === true && 'Ethereum Bytecode Database',
    contract.is_verified_via_verifier_alliance === true && 'Verifier Alliance',
  ].filter((name) => name !== false)
  if (names.length === 0 && url === null) return null
  return (
    <>
      {names.join(', ')}{' '}
      {url !== null && typeof url !== 'string' && <ExternalLink url={url} written={contract.sourcify_repo_url ?? ''} />}
    </>
  )
}

function optimizer({ optimization_enabled, optimization_runs }: SmartContract): string | null {
  if (optimization_enabled === null) return null
  if (!optimization_enabled) return 'Off'
  return optimization_runs === null ? 'On' : `On, ${counted(optimization_runs, 'run', 'runs')}`
}

const LICENSES: Readonly<Record<string, string>> = {
  none: 'No license',
  unlicense: 'The Unlicense',
  mit: 'MIT',
  gnu_gpl_v2: 'GNU GPL v2',
  gnu_gpl_v3: 'GNU GPL v3',
  gnu_lgpl_v2_1: 'GNU LGPL v2.1',
  gnu_lgpl_v3: 'GNU LGPL v3',
  bsd_2_clause: 'BSD 2-Clause',
  bsd_3_clause: 'BSD 3-Clause',
  mpl_2_0: 'MPL 2.0',
  osl_3_0: 'OSL 3.0',
  apache_2_0: 'Apache 2.0',
  gnu_agpl_v3: 'GNU AGPL v3',
  bsl_1_1: 'BSL 1.1',
}

/** The license by its usual name. */
export function licenseText({ license_type }: Pick<SmartContract, 'license_type'>): string | null {
  if (license_type === null) return null
  return Object.hasOwn(LICENSES, license_type) ? (LICENSES[license_type] ?? null) : license_type
}

function libraries({ external_libraries }: SmartContract, chain: string) {
  const known = (external_libraries ?? []).flatMap(({ address_hash, name }) =>
    address_hash === null ? [] : [{ hash: address_hash, name }],
  )
  if (known.length === 0) return null
  return (
    <FirstOf list={known}>
      {(shown) => (
        <ul>
          {shown.map(({ hash, name }) => (
            <li key={`${hash} ${name}`}>
              {name !== null && (
                <>
                  <UntrustedText text={name} />{' '}
                </>
              )}
              <AddressHashLink chain={chain} hash={hash} kind="contract" />
            </li>
          ))}
        </ul>
      )}
    </FirstOf>
  )
}
