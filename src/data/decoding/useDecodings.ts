import type { CandidateAbi } from '#/contracts/abi'
import { useMemo } from 'react'
import { useStore } from '#/data/useStore'
import { isLacking } from '#/api/errors'
import { decode, type Decoding, type Encoded } from '#/contracts/decode'
import { abiOfSignatures } from '#/contracts/signatures'
import { type AddedAbi, abisFor, addedAbis, entriesOf } from '#/data/decoding/addedAbis'
import { savedSignaturesOf, type SignatureLookup, useSignatures } from '#/data/decoding/savedSignatures'
import { type CachedConnection, type AbiToCall, loadedAbis, useContractAbis } from '#/data/queries/contract'

/** The decodings of some bytes. */
export interface DecodingsFound {
  readonly decodings: readonly Decoding[]
  /** Whether an ABI may still load. */
  readonly isPending: boolean
  /** Why an ABI could not be loaded; null also where the contract is not verified. */
  readonly error: Error | null
  /** The selector, or topic 0 of a log; null if the bytes are too short for one. */
  readonly hash: string | null
  readonly lookup: SignatureLookup
}

/**
 * Decodes bytes that belong to the contract at `address`: by the verified ABI of the contract `abiOf` and its implementations, which
 * are loaded (the same contract, or null where the page has loaded enough ABIs), by the ABIs that the user added, by signatures that were looked up, and by standards. Loads viem: only for components that load lazily.
 */
export function useDecodings(encoded: Encoded, address: string | null, abiOf: string | null): DecodingsFound {
  const contract = useContractAbis(abiOf)
  const added = useStore(addedAbis)
  const hash = hashOf(encoded)
  const lookup = useSignatures(encoded.kind === 'log' ? 'event' : 'function', hash)
  const verifiedKey = contract.abis.map(({ address: of, abi }) => `${of} ${abi.length}`).join()
  const verified = useMemo(
    () => verifiedCandidates(contract.abis, address),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hook above returns new objects at each render
    [verifiedKey, address],
  )
  const { signatures } = lookup
  const key = JSON.stringify(encoded)
  const decodings = useMemo(() => {
    return decode(encoded, candidates(encoded, verified, address, added, signatures))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the bytes count, not the object that holds them
  }, [key, verified, added, address, signatures])
  return { decodings, isPending: contract.isPending, error: contract.errors.find(isFailure) ?? null, hash, lookup }
}

/** The verified ABIs of the contract at an address as ABIs to decode with. */
function verifiedCandidates(abis: readonly AbiToCall[], address: string | null): CandidateAbi[] {
  return abis.map(({ abi, address: of, name, isImplementation }) => ({
    abi,
    source: { kind: 'verified', address: of, name, proxy: isImplementation ? address : null },
  }))
}

function candidates(
  { kind }: Encoded,
  verified: readonly CandidateAbi[],
  address: string | null,
  added: readonly AddedAbi[],
  signatures: readonly string[],
): CandidateAbi[] {
  const all = [...verified]
  for (const each of abisFor(added, address))
    all.push({ abi: entriesOf(each).abi, source: { kind: 'added', name: each.name } })
  const ofKind = kind === 'log' ? 'event' : kind === 'revert' ? 'error' : 'function'
  if (signatures.length > 0) all.push({ abi: abiOfSignatures(ofKind, signatures), source: { kind: 'signatures' } })
  return all
}

/** Decodes bytes as `useDecodings` does, by the ABIs and signatures that have loaded; requests nothing. */
export function decodeByLoaded(
  connection: CachedConnection,
  encoded: Encoded,
  address: string | null,
): readonly Decoding[] {
  const verified = address === null ? [] : verifiedCandidates(loadedAbis(connection, address), address)
  const signatures = savedSignaturesOf(hashOf(encoded))
  return decode(encoded, candidates(encoded, verified, address, addedAbis.get(), signatures))
}

/** Whether an error is not that there is no verified contract, or no such endpoint. */
function isFailure(error: Error): boolean {
  return !isLacking(error)
}

function hashOf(encoded: Encoded): string | null {
  switch (encoded.kind) {
    case 'log':
      return encoded.topics[0] ?? null
    case 'output':
      return encoded.selector
    case 'call':
    case 'revert':
      return /^0x[\da-f]{8}/i.exec(encoded.data)?.[0] ?? null
  }
}
