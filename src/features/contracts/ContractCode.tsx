import type { SmartContract } from '#/api/schemas/smartContract'
import { Bytecode } from '#/features/contracts/Bytecode'
import { ComparableSource } from '#/features/contracts/compare/ComparableSource'
import { CompilerSettings } from '#/features/contracts/CompilerSettings'
import { ConstructorArguments } from '#/features/contracts/ConstructorArguments'
import { ContractBoundary } from '#/features/contracts/ContractBoundary'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { ContractWarnings } from '#/features/contracts/ContractWarnings'
import { ProxySlots } from '#/features/contracts/ProxySlots'
import { SourceViewer } from '#/features/contracts/source/SourceViewer'
import { UnverifiedContract } from '#/features/contracts/UnverifiedContract'
import { verificationFacts } from '#/features/contracts/verificationFacts'
import { isVerified } from '#/features/contracts/isVerified'
import { DetailRows } from '#/ui/DetailRows'

/** The Code tab of a contract: what was verified and how, the source, and the code. */
export function ContractCode({ hash, search }: { hash: string; search: ContractSearch }) {
  return (
    <ContractBoundary hash={hash} search={search} what="Contract code">
      {(contract, chain, shown) => (
        <>
          <ContractWarnings contract={contract} chain={chain} />
          {isProxy(contract) && <ProxySlots hash={shown} proxyType={contract.proxy_type} />}
          {isVerified(contract) ? (
            <VerifiedContract contract={contract} chain={chain} search={search} hash={hash} shown={shown} />
          ) : (
            <UnverifiedContract contract={contract} address={shown} search={search} />
          )}
        </>
      )}
    </ContractBoundary>
  )
}

/** Whether the API found a proxy pattern in the code. */
function isProxy({ proxy_type, implementations, conflicting_implementations: conflicting }: SmartContract): boolean {
  return proxy_type !== null || (implementations ?? []).length > 0 || (conflicting ?? []).length > 0
}

function VerifiedContract({
  contract,
  chain,
  search,
  hash,
  shown,
}: {
  contract: SmartContract
  chain: string
  search: ContractSearch
  /** The address of the page. */
  hash: string
  /** The address of the contract: the same, or an implementation. */
  shown: string
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
      <ComparableSource contract={contract} search={search} hash={hash} shown={shown}>
        <SourceViewer contract={contract} search={search} />
      </ComparableSource>
    </>
  )
}
