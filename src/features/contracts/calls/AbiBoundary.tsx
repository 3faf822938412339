import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { ApiError } from '#/api/errors'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { readAbi } from '#/contracts/abi'
import { type AbiToCall, useContractAbis } from '#/data/queries/contract'
import { sameHash, shortHash } from '#/domain/hashes/hash'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { AddressSuggestions } from '#/features/contracts/calls/ArgumentField'
import type { CallParameters } from '#/features/contracts/calls/callParameters'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'
import { UnreadableEntries } from '#/features/contracts/UnreadableEntries'
import { Notice } from '#/ui/Notice'
import { DetailRowsSkeleton } from '#/ui/Skeleton'
import { Field } from '#/ui/Field'
import { SelectBox } from '#/ui/TextBox'

/** What a page of calls gets: the ABI that was chosen, and a function that changes the link to this page. */
export interface AbiPageProps {
  hash: string
  search: CallParameters
  abi: AbiToCall
  onChange: (changed: CallParameters) => void
}

interface AbiBoundaryProps {
  hash: string
  search: CallParameters
  page: ComponentType<AbiPageProps>
}

/** Loads the ABIs of a contract and shows a page by the one that was chosen, or why there is none. */
export function AbiBoundary(props: AbiBoundaryProps) {
  const { abis, isPending, errors } = useContractAbis(props.hash)
  if (abis.length > 0) return <ChosenAbi {...props} abis={abis} />
  if (isPending) return <DetailRowsSkeleton />
  return (
    <NoAbi hash={props.hash} errors={errors}>
      {(contract) => <AbiOfSourcify {...props} contract={contract} />}
    </NoAbi>
  )
}

function AbiOfSourcify({ contract, ...props }: AbiBoundaryProps & { contract: SourcifyContract }) {
  const { hash } = props
  const abis = useMemo((): AbiToCall[] => {
    const name = contract.compilation?.name ?? null
    return [{ address: hash, name, isImplementation: false, ...readAbi(contract.abi) }]
  }, [hash, contract])
  return <ChosenAbi {...props} abis={abis} />
}

function ChosenAbi({ hash, search, page: Page, abis }: AbiBoundaryProps & { abis: readonly AbiToCall[] }) {
  const router = useRouter()
  // A proxy is called by the functions of its implementation.
  const abi =
    abis.find(({ address }) => sameHash(address, search.of)) ??
    abis.find(({ isImplementation }) => isImplementation) ??
    abis[0]
  if (!abi) return null
  const change = (changed: CallParameters) =>
    void router.navigate({
      to: '.',
      search: { ...search, ...changed },
      replace: true,
      resetScroll: false,
    } as Parameters<typeof router.navigate>[0])
  return (
    <div key={`${hash} ${abi.address}`} className="stack-4 pt-4">
      <AddressSuggestions />
      <AbiChoice abis={abis} selected={abi} onSelect={(of) => change({ of })} />
      <UnreadableEntries entries={abi.unreadable} />
      <Page hash={hash} search={search} abi={abi} onChange={change} />
    </div>
  )
}

interface NoAbiProps {
  hash: string
  errors: readonly Error[]
  /** What is shown by the ABI that Sourcify has. */
  children: (contract: SourcifyContract) => ReactNode
}

/** Why a contract cannot be called by its functions: the API has no ABI; and what Sourcify has of it. */
export function NoAbi({ hash, errors, children }: NoAbiProps) {
  const failed = errors.find((error) => !(error instanceof ApiError) || error.kind !== 'not-found')
  if (failed) return <ErrorNotice error={failed} what="Contract" onRetry={() => location.reload()} />
  return (
    <>
      <Notice title="No ABI">
        <p>
          The contract is not verified, or there is no contract at this address. Its functions are not known without an
          ABI.
        </p>
      </Notice>
      <SourcifySection address={hash}>{children}</SourcifySection>
    </>
  )
}

interface AbiChoiceProps {
  abis: readonly AbiToCall[]
  selected: AbiToCall
  onSelect: (address: string) => void
}

const MAX_NAME = 40

/** Chooses whose ABI the calls are made by: that of the contract, or of an implementation. */
export function AbiChoice({ abis, selected, onSelect }: AbiChoiceProps) {
  if (abis.length < 2) return null
  return (
    <Field label="ABI">
      {(wiring) => (
        <SelectBox {...wiring} value={selected.address} onText={onSelect}>
          {abis.map(({ address, name, isImplementation }) => (
            <option key={address} value={address}>
              {isImplementation ? 'Implementation' : 'This contract'}: {name ? name.slice(0, MAX_NAME) : 'unnamed'} (
              {shortHash(address)})
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  )
}
