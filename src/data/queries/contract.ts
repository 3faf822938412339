import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { readAbi, type ReadAbi } from '#/contracts/abi'
import { itemQuery } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { type ImplementationRecord, implementationsOf as distinctImplementations } from '#/domain/addresses/address'

/** A contract that a proxy delegates its calls to. */
export interface Implementation {
  readonly address: string
  readonly name: string | null
}

/** The ABI that an address is called by, and the contract whose source has it: its own or that of an implementation. */
export interface AbiToCall extends ReadAbi {
  readonly address: string
  readonly name: string | null
  readonly isImplementation: boolean
}

/** The ABIs of an address. */
export interface ContractAbis {
  /** Its own first, then those of its implementations. Contracts without an ABI are left out. */
  readonly abis: readonly AbiToCall[]
  /** Whether some may still load. */
  readonly isPending: boolean
  /** The errors of those that failed to load. */
  readonly errors: readonly Error[]
}

/** Implementations whose ABIs are loaded; a diamond may have more. */
const MAX_IMPLEMENTATIONS = 50

/** Source, ABI and code of the contract at an address. */
export function contractQuery(connection: ChainConnection, hash: string) {
  return itemQuery(connection, 'smartContract', { hash })
}

/** The implementations of a proxy, each once; null if the API does not report them with the contract. */
export function implementationsOfContract(contract: Pick<SmartContract, 'implementations'>): Implementation[] | null {
  return contract.implementations && distinct(contract.implementations)
}

function distinct(implementations: readonly ImplementationRecord[]): Implementation[] {
  const fields = { implementations, implementation_address: null, implementation_name: null }
  return distinctImplementations(fields).map(({ hash, name }) => ({ address: hash, name }))
}

const readAbis = new WeakMap<SmartContract, ReadAbi>()

/** The ABI of a contract, read entry by entry; read once for each response. */
export function abiOf(contract: SmartContract): ReadAbi {
  const known = readAbis.get(contract)
  if (known) return known
  const read = readAbi(contract.abi)
  readAbis.set(contract, read)
  return read
}

/** The implementations of an address. */
interface Implementations {
  readonly implementations: Implementation[]
  readonly isPending: boolean
  /** Why the address that would report them failed to load. */
  readonly error: Error | null
}

/**
 * The implementations of the contract at an address. Older APIs report them only with the address. Nothing is requested for null.
 */
export function useImplementations(hash: string | null): Implementations {
  const connection = useChain()
  const contract = useQuery({ ...contractQuery(connection, hash ?? ''), enabled: hash !== null })
  const value = contract.data?.value
  const ofContract = value ? implementationsOfContract(value) : null
  const needsAddress = hash !== null && !contract.isPending && ofContract === null
  const address = useQuery({ ...itemQuery(connection, 'address', { hash: hash ?? '' }), enabled: needsAddress })
  const ofAddress = address.data?.value?.implementations
  const implementations = useMemo(
    () => (value && implementationsOfContract(value)) ?? distinct(ofAddress ?? []),
    [value, ofAddress],
  )
  const isPending = hash !== null && (contract.isPending || (needsAddress && address.isPending))
  return { implementations, isPending, error: needsAddress && !address.data ? address.error : null }
}

type Loaded = SmartContract | null | undefined

function abisOf(hash: string, own: Loaded, shown: readonly Implementation[], contracts: readonly Loaded[]) {
  const abis: AbiToCall[] = []
  const add = (contract: Loaded, of: Omit<AbiToCall, keyof ReadAbi>) => {
    if (contract?.abi == null) return
    abis.push({ ...of, name: contract.name ?? of.name, ...abiOf(contract) })
  }
  add(own, { address: hash, name: null, isImplementation: false })
  for (const [index, { address, name }] of shown.entries())
    add(contracts[index], { address, name, isImplementation: true })
  return abis
}

/** A chain with the cache of its responses. */
export interface CachedConnection extends ChainConnection {
  readonly queryClient: QueryClient
}

/** The ABIs of an address that have loaded, without a request: its own first, then those of its implementations. */
export function loadedAbis(connection: CachedConnection, hash: string): readonly AbiToCall[] {
  const { queryClient } = connection
  const loaded = (address: string) => queryClient.getQueryData(contractQuery(connection, address).queryKey)?.value
  const own = loaded(hash)
  const address = queryClient.getQueryData(itemQuery(connection, 'address', { hash }).queryKey)?.value
  const implementations = (own && implementationsOfContract(own)) ?? distinct(address?.implementations ?? [])
  const shown = implementations.slice(0, MAX_IMPLEMENTATIONS)
  return abisOf(
    hash,
    own,
    shown,
    shown.map((each) => loaded(each.address)),
  )
}

/** The ABIs of an address: its own and those of its implementations. Nothing is requested for null. */
export function useContractAbis(hash: string | null): ContractAbis {
  const connection = useChain()
  const own = useQuery({ ...contractQuery(connection, hash ?? ''), enabled: hash !== null })
  const { implementations, isPending: isLookingForImplementations } = useImplementations(hash)
  const shown = implementations.slice(0, MAX_IMPLEMENTATIONS)
  const others = useQueries({ queries: shown.map(({ address }) => contractQuery(connection, address)) })
  const contracts = others.map(({ data }) => data?.value)
  return {
    abis: abisOf(hash ?? '', own.data?.value, shown, contracts),
    isPending: isLookingForImplementations || others.some(({ isPending }) => isPending),
    errors: [own, ...others].flatMap(({ error }) => error ?? []),
  }
}
