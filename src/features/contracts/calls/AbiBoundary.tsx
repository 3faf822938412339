import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
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
export function AbiBoundary({ hash, search, page: Page }: AbiBoundaryProps) {
  const router = useRouter()
  const { abis, isPending, errors } = useContractAbis(hash)
  if (abis.length === 0) return isPending ? <DetailRowsSkeleton /> : <NoAbi errors={errors} />
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
