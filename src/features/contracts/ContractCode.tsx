import { stringifyJson } from '#/api/json'
import type { SmartContract } from '#/api/schemas/smartContract'
import { Bytecode } from '#/features/contracts/Bytecode'
import { ConstructorArguments } from '#/features/contracts/ConstructorArguments'
import { ContractBoundary } from '#/features/contracts/ContractBoundary'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { ContractWarnings } from '#/features/contracts/ContractWarnings'
import { ProxySlots } from '#/features/contracts/ProxySlots'
import { SourceViewer } from '#/features/contracts/source/SourceViewer'
import { UnverifiedContract } from '#/features/contracts/UnverifiedContract'
import { verificationFacts } from '#/features/contracts/verificationFacts'
import { CopyButton } from '#/ui/CopyButton'
import { DetailRows } from '#/ui/DetailRows'
import { LazyDetails } from '#/ui/LazyDetails'
import { LongText } from '#/ui/RawFields'

/** The Code tab of a contract: what was verified and how, the source, and the code. */
export function ContractCode({ hash, search }: { hash: string; search: ContractSearch }) {
  return (
    <ContractBoundary hash={hash} search={search} what="Contract code">
      {(contract, chain, shown) => (
        <>
          <ContractWarnings contract={contract} chain={chain} />
          {isProxy(contract) && <ProxySlots hash={shown} proxyType={contract.proxy_type} />}
          {isVerified(contract) ? (
            <VerifiedContract contract={contract} chain={chain} search={search} />
          ) : (
            <UnverifiedContract contract={contract} />
          )}
        </>
      )}
    </ContractBoundary>
  )
}

/** Whether there is a source; APIs leave `is_verified` out for contracts that are not verified. */
function isVerified({ is_verified, source_code }: SmartContract): boolean {
  return is_verified === true || source_code !== null
}

/** Whether the API found a proxy pattern in the code. */
function isProxy({ proxy_type, implementations, conflicting_implementations: conflicting }: SmartContract): boolean {
  return proxy_type !== null || (implementations ?? []).length > 0 || (conflicting ?? []).length > 0
}

function VerifiedContract({
  contract,
  chain,
  search,
}: {
  contract: SmartContract
  chain: string
  search: ContractSearch
}) {
  return (
    <>
      <DetailRows facts={verificationFacts(contract, chain)} />
      <ConstructorArguments contract={contract} />
      <section aria-label="Bytecode and settings">
        <CompilerSettings settings={contract.compiler_settings} />
        <Bytecode label="Deployed bytecode" code={contract.deployed_bytecode} />
        <Bytecode label="Creation bytecode" code={contract.creation_bytecode} />
      </section>
      {/* Last, as it may be thousands of lines long. */}
      <SourceViewer contract={contract} search={search} />
    </>
  )
}

function CompilerSettings({ settings }: { settings: Record<string, unknown> | null }) {
  if (settings === null) return null
  const text = stringifyJson(settings, 2)
  return (
    <LazyDetails summary="Compiler settings">
      <CopyButton text={text} what="compiler settings" />
      <LongText text={text} className="font-mono text-sm" />
    </LazyDetails>
  )
}
