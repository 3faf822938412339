import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { decodeConstructorArguments } from '#/features/contracts/constructorArguments'
import { abiOf } from '#/data/queries/contract'
import { DecodedCall } from '#/entity/DecodedCall'
import { Bytecode, UnverifiedContract } from '#/features/contracts/UnverifiedContract'
import { ComparableSource } from '#/features/contracts/compare/ComparableSource'
import { CompilerSettings } from '#/features/contracts/CompilerSettings'
import { ContractBoundary } from '#/features/contracts/ContractBoundary'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { ContractWarnings, isVerified } from '#/features/contracts/ContractWarnings'
import { ImplementationWarning, ProxySlots } from '#/features/contracts/ProxySlots'
import { SourceViewer } from '#/features/contracts/source/SourceViewer'
import { verificationFacts } from '#/features/contracts/verificationFacts'
import { CopyButton } from '#/ui/CopyButton'
import { DetailRows } from '#/ui/DetailRows'
import { LongText } from '#/ui/RawFields'
import { RawRecord } from '#/ui/RawRecord'

/** The Code tab of a contract: what was verified and how, the source, and the code. */
export function ContractCode({ hash, search }: { hash: string; search: ContractSearch }) {
  return (
    <ContractBoundary hash={hash} search={search} what="Contract code">
      {(contract, chain, shown) => (
        <>
          <ContractWarnings contract={contract} chain={chain} />
          {isProxy(contract) && <ImplementationWarning hash={shown} proxyType={contract.proxy_type} />}
          {isVerified(contract) ? (
            <VerifiedContract contract={contract} chain={chain} search={search} hash={hash} shown={shown} />
          ) : (
            <>
              {isProxy(contract) && <ProxySlots hash={shown} proxyType={contract.proxy_type} />}
              <UnverifiedContract contract={contract} address={shown} search={search} />
            </>
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

/** Element ID of what is below the source. */
const DETAILS_ID = 'verification'

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
      <ComparableSource
        contract={contract}
        search={search}
        hash={hash}
        shown={shown}
        intro={
          // The source is first, and may be thousands of lines long.
          <p className="text-sm text-muted">
            Below:{' '}
            <a href={`#${DETAILS_ID}`} className="underline">
              {isProxy(contract) ? 'storage slots, verification and bytecode' : 'verification, compiler and bytecode'}
            </a>
          </p>
        }
      >
        <SourceViewer contract={contract} search={search} />
      </ComparableSource>
      <section id={DETAILS_ID} aria-label="Verification" className="scroll-mt-16 stack-3">
        {isProxy(contract) && <ProxySlots hash={shown} proxyType={contract.proxy_type} />}
        <DetailRows facts={verificationFacts(contract, chain)} />
        <ConstructorArguments contract={contract} />
      </section>
      <section aria-label="Bytecode and settings">
        <CompilerSettings settings={contract.compiler_settings} />
        <Bytecode label="Deployed bytecode" code={contract.deployed_bytecode} />
        <Bytecode label="Creation bytecode" code={contract.creation_bytecode} />
      </section>
    </>
  )
}

/** The constructor arguments: decoded by the ABI where that encodes to the same bytes, else as the API decodes them; and the bytes. */
export function ConstructorArguments({ contract }: { contract: SmartContract }) {
  const { constructor_args: data, decoded_constructor_args: fromApi } = contract
  const parameters = useMemo(
    () => (data ? decodeConstructorArguments(abiOf(contract).abi, data) : null),
    [contract, data],
  )
  if (!data && !fromApi?.length) return null
  return (
    <section aria-label="Constructor arguments">
      <h2 className="mb-1 font-semibold">
        Constructor arguments {data && <CopyButton text={data} what="constructor arguments" />}
      </h2>
      {parameters ? (
        <DecodedCall decoded={{ method_call: `constructor`, method_id: null, parameters }} />
      ) : (
        fromApi && (
          <>
            <p className="text-muted">Decoded by the API; the ABI does not confirm it.</p>
            <RawRecord raw={fromApi} />
          </>
        )
      )}
      {data && <LongText text={data} className="mt-2 font-mono text-sm break-all text-muted" />}
    </section>
  )
}
