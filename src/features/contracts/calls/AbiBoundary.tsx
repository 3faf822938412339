import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useMemo } from 'react'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { readAbi } from '#/contracts/abi'
import { type ContractAbi, useContractAbis } from '#/data/queries/contract'
import { sameHash } from '#/domain/hash'
import { AbiChoice } from '#/features/contracts/calls/AbiChoice'
import { AddressSuggestions } from '#/features/contracts/calls/AddressSuggestions'
import type { CallParameters } from '#/features/contracts/calls/callParameters'
import { NoAbi } from '#/features/contracts/calls/NoAbi'
import { UnreadableEntries } from '#/features/contracts/UnreadableEntries'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

/** What a page of calls gets: the ABI that was chosen, and a function that changes the link to this page. */
export interface AbiPageProps {
  hash: string
  search: CallParameters
  abi: ContractAbi
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
  const abis = useMemo((): ContractAbi[] => {
    const name = contract.compilation?.name ?? null
    return [{ address: hash, name, isImplementation: false, ...readAbi(contract.abi) }]
  }, [hash, contract])
  return <ChosenAbi {...props} abis={abis} />
}

function ChosenAbi({ hash, search, page: Page, abis }: AbiBoundaryProps & { abis: readonly ContractAbi[] }) {
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
